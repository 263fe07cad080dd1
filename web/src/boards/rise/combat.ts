import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";

export interface Fight {
  attacker: Entry;
  blocker: Entry | undefined;
  seat: number;
}
/** The attacks in progress, as they were declared. */
export function fightsOf(scene: Scene): Fight[] {
  const combats = (scene.view?.combats as { attacker: number; seat: number; blocker: number }[] | undefined) ?? [];
  return combats.flatMap(({ attacker, seat, blocker }) => {
    const entry = scene.entries.get(attacker);
    return entry ? [{ attacker: entry, blocker: scene.entries.get(blocker), seat }] : [];
  });
}
/** What the coins of the open stack show, the oldest element first; nothing where none was tossed. */
export const tossesOf = (scene: Scene): (number | null)[] => (scene.view?.tosses as (number | null)[] | undefined) ?? [];
