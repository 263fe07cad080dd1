import type { View } from "../../lib/types";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { lines } from "./lines";
import Ribbon from "./Ribbon.svelte";
import Side from "./Side.svelte";
import { say } from "./words";

const ALONE = ["exchange", "agree", "relay"] as const;

function steps(view: View): { key: string; label: string; current: boolean }[] {
  const alone = ALONE.find((key) => key === view.step);
  if (alone) return [{ key: alone, label: say(alone), current: true }];
  const now = view.step === "window" ? "battle" : view.step === "main" && view.attacked ? "after" : view.step;
  return (["start", "main", "plan", "battle", "after"] as const).map((key) => ({ key, label: say(key), current: key === now }));
}

export const board: GameBoard = {
  Board,
  Side,
  Ribbon,
  lines,
  steps,
  glyphs: { play: "play", attack: "atq", strike: "atq", block: "bou", use: "action", phoenix: "flame", pay: "ec", fight: "fight" },
};
