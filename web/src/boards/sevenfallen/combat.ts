import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";

/** What the server tells of the combat in progress. */
export interface Combat {
  attackers: number[];
  defenders: number[];
  /** The defenders who take twice the damage. */
  doubled: number[];
  /** `blows`: damage is dealt, with these changes; `open`: it hangs on what is still to come. */
  outcome: "blows" | "redirect" | "failed" | "open";
  changes: { card: number; value: "fv" | "bou" | "plume"; from: number; to: number; fate: "" | "destroyed" | "mortal" | "fallen" }[];
}
export const combatOf = (scene: Scene): Combat | null => (scene.view?.combat as Combat | null | undefined) ?? null;

/** Those of the numbers that are seen. */
export const entriesOf = (scene: Scene, numbers: number[]): Entry[] =>
  numbers.map((number) => scene.entries.get(number)).filter((entry) => entry !== undefined);
