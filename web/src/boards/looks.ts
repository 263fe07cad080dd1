import { type Frame, frames } from "../cards/frames";
import type { Look } from "../cards/types";
import { gameInfo } from "../lib/api";
import type { Scene } from "../lib/scene.svelte";
import type { Entry, GameInfo } from "../lib/types";
import { look as plain } from "./generic/look";

/** How the cards of a game look: `look.ts` of its folder. */
interface GameLook {
  look: (scene: Scene, entry: Entry) => Look;
  /** How they are printed, in three sizes. */
  frame: Frame;
}
const LOOKS = import.meta.glob<GameLook>(["./*/look.ts", "!./generic/look.ts"]);
const opened = new Map<string, GameLook>();

/** All that is printed in a game, once what it is drawn with is there too; `brief`: without the texts of its cards. */
export async function openCards(game: string, brief = false): Promise<GameInfo> {
  const [info, found] = await Promise.all([gameInfo(game, brief), LOOKS[`./${game}/look.ts`]?.()]);
  if (found) {
    frames.set(game, found.frame);
    opened.set(game, found);
  }
  return info;
}
/** How cards of a game that was opened look; a game that does not say so has plain ones. */
export const lookOf = (game: string): GameLook["look"] => opened.get(game)?.look ?? plain;
