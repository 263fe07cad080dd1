import type { GameBoard } from "..";
import Board from "./Board.svelte";

/** Any game that has no board of its own here. */
export const board: GameBoard = { Board, glyphs: { play: "play", attack: "attack" } };
