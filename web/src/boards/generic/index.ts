import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { look } from "./look";

/** Any game that has no board of its own here. */
export const generic: GameBoard = { Board, look, glyphs: { play: "play", attack: "attack" } };
