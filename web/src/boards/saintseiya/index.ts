import type { GameBoard } from "..";
import { generic } from "../generic";

export const saintseiya: GameBoard = { ...generic };
