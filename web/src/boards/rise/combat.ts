import type { Scene } from "../../lib/scene.svelte";
import type { Effect } from "../../lib/stack";
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
/** What the coin of an effect in the open stack shows; nothing where none was tossed. */
export const tossOf = (scene: Scene, effect: Effect): number | null =>
  ((scene.view?.tosses as (number | null)[] | undefined) ?? [])[effect.rank - 1] ?? null;
