import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";

/** One attack of the plan: who, in which place of its order, on whom. */
export interface Attack {
  /** From 1 on. */
  place: number;
  attackers: Entry[];
  target: Entry | undefined;
  /** It is being fought, or comes next. */
  now: boolean;
}
const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
const seen = (scene: Scene, found: number[]): Entry[] => found.map((one) => scene.entries.get(one)).filter((entry) => entry !== undefined);
const FOUGHT = ["window", "battle"];

/** The attacks to come, in their order; the one that is still being announced has no target. */
export function planOf(scene: Scene): Attack[] {
  const told = (scene.view?.plan as { target: number; attackers: number[] }[] | undefined) ?? [];
  const fought = FOUGHT.includes(scene.view?.step ?? "");
  const plan: Attack[] = told.map(({ target, attackers }, i) => ({
    place: i + 1,
    attackers: seen(scene, attackers),
    target: scene.entries.get(target),
    now: fought && i === 0,
  }));
  const group = seen(scene, numbers(scene.view?.group));
  return group.length ? [...plan, { place: plan.length + 1, attackers: group, target: undefined, now: false }] : plan;
}
/** The places in the plan at which a page attacks. */
export const placesOf = (scene: Scene, entry: Entry): Attack[] =>
  planOf(scene).filter((one) => one.attackers.some((attacker) => attacker.number === entry.number));
/** Whether it fires from where it stands. */
export const stays = (scene: Scene, entry: Entry): boolean => numbers(scene.view?.staying).includes(entry.number ?? -1);
/** What a group strikes with. */
export const blow = (attack: Attack): number => attack.attackers.reduce((sum, one) => sum + Number(one.atq ?? 0), 0);
/** Who may still play a miracle before the first combat. */
export const askersOf = (scene: Scene): number[] => numbers(scene.view?.askers);
/** The mortal on a line whose death loses. */
export const mortalOf = (scene: Scene, seat: number): Entry | undefined =>
  [...scene.zone(seat, "front"), ...scene.zone(seat, "rear")].find((one) => one.number === scene.player(seat)?.divinity);
