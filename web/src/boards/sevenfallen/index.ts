import type { GameBoard } from "..";
import { generic } from "../generic";

export const sevenfallen: GameBoard = { ...generic };
