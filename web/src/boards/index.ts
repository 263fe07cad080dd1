import type { Component, Snippet } from "svelte";
import type { Line } from "../cards/links";
import type { Scene } from "../lib/scene.svelte";
import type { GameInfo, View } from "../lib/types";
import { openCards } from "./looks";

/** What a game adds to the table: how it is laid out, what stands in the bar and at the side. */
export interface GameBoard {
  /** What fills the places of a frame (`parts/Frame.svelte`). */
  Board: Component<{ scene: Scene; prompt?: Snippet }>;
  /** Panels of its own at the top of the side column. */
  Side?: Component<{ scene: Scene }>;
  /** What waits, in one line beside the prompt, where the side column is folded. */
  Ribbon?: Component<{ scene: Scene }>;
  /** What is at stake now, in the prompt's place: a combat. `plain` is what the prompt would say otherwise. */
  Moment?: Component<{ scene: Scene; plain: Snippet }>;
  /** How the match was decided, once it is over. */
  End?: Component<{ scene: Scene }>;
  /** The sign of each verb on a card's menu; the others have that of an action. */
  glyphs?: Record<string, string>;
  /** Lines between cards: attacks, protection, targets. */
  lines?: (scene: Scene) => Line[];
  /** The steps of a turn; `word` gives a word of the game in the language of the page. */
  steps?: (view: View, word: (key: string) => string) => { key: string; label: string; current: boolean }[];
  /** What helps with the open question, where it is about no card: what the hand holds, before a mulligan. */
  note?: (scene: Scene) => string;
}
/** Every folder here is the board of the game of that name; it is fetched when the game is opened. */
const FOLDERS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");
const opened = new Map<string, GameBoard>();

/** All that is printed in a game, once its board is there too: the generic one, if it has none of its own. */
export async function openGame(game: string): Promise<GameInfo> {
  const folder = FOLDERS[`./${game}/index.ts`] ?? FOLDERS["./generic/index.ts"]!;
  const [info, { board }] = await Promise.all([openCards(game), folder()]);
  opened.set(game, board);
  return info;
}
/** The board of a game that was opened. */
export const boardOf = (game: string): GameBoard | undefined => opened.get(game);
