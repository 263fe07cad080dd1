import type { View } from "../../lib/types";
import Ribbon from "../../parts/StackRibbon.svelte";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { lines } from "./lines";
import Moment from "./Moment.svelte";
import Side from "./Side.svelte";
import { say } from "./words";

const DAWN = ["retreat", "dawn", "register", "worship", "risen"];
const NIGHT = ["night", "end", "handover"];
/** Where in the Parole divine it stands, for the steps that have a name of their own. */
const WITHIN = {
  before: "attackSoon",
  announce: "attackNames",
  announced: "attackNames",
  declare: "attack1",
  again: "attack1",
  redirect: "attack1",
  combat: "attack2",
  fought: "attackEnds",
  retire: "attackEnds",
  dusk: "ends",
} as const;
type Within = keyof typeof WITHIN;

function steps(view: View): { key: string; label: string; current: boolean }[] {
  if (view.step === "will" || view.step === "grace") return [{ key: view.step, label: say(view.step), current: true }];
  const now = DAWN.includes(view.step) ? "dawn" : NIGHT.includes(view.step) ? "night" : "word";
  const within = view.step in WITHIN ? ` · ${say(WITHIN[view.step as Within])}` : "";
  return (["dawn", "word", "night"] as const).map((key) => ({
    key,
    label: say(key) + (key === "word" ? within : ""),
    current: key === now,
  }));
}

export const board: GameBoard = { Board, Side, Ribbon, Moment, glyphs: { play: "play" }, steps, lines };
