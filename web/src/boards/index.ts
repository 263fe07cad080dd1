import type { Component, Snippet } from "svelte";
import type { Line } from "../cards/links";
import type { Look } from "../cards/types";
import type { Scene } from "../lib/scene.svelte";
import type { Entry, View } from "../lib/types";
import { generic } from "./generic";
import { keyforge } from "./keyforge";
import { saintseiya } from "./saintseiya";
import { sevenfallen } from "./sevenfallen";

/** What a game adds to the table: how it is laid out, how its cards look, what stands in the bar and at the side. */
export interface GameBoard {
  /** Mats, lines and hands, with the prompt where it belongs. */
  Board: Component<{ scene: Scene; prompt: Snippet }>;
  /** Panels of its own at the top of the side column. */
  Side?: Component<{ scene: Scene }>;
  /** What is at stake now, in the prompt's place: a combat. `plain` is what the prompt would say otherwise. */
  Moment?: Component<{ scene: Scene; plain: Snippet }>;
  /** How the match was decided, once it is over. */
  End?: Component<{ scene: Scene }>;
  /** The sign of each verb on a card's menu; the others have that of an action. */
  glyphs?: Record<string, string>;
  look: (scene: Scene, entry: Entry) => Look;
  /** Lines between cards: attacks, protection, targets. */
  lines?: (scene: Scene) => Line[];
  /** The steps of a turn; `word` gives a word of the game in the language of the page. */
  steps?: (view: View, word: (key: string) => string) => { key: string; label: string; current: boolean }[];
  /** The word key of what a card back shows. */
  back?: string;
}
const BOARDS: Record<string, GameBoard> = { keyforge, sevenfallen, saintseiya };

export const boardOf = (game: string): GameBoard => BOARDS[game] ?? generic;
