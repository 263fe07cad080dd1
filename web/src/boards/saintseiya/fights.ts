import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";

/** One way to acquire a card: what those who face it bring, what they need, what the armour could add. */
export interface Way {
  way: "force" | "cosmos";
  sum: number;
  need: number;
  armour: number;
}
/** A card that is confronted, by whom, and how far they are. */
export interface Fight {
  target: number;
  seat: number;
  cards: Entry[];
  ways: Way[];
}
type Told = { target: number } & Partial<Record<Way["way"], Omit<Way, "way">>>;

/** Every confrontation on the table, as the server tells it. */
export function fightsOf(scene: Scene): Fight[] {
  return scene.players.flatMap((player, seat) =>
    ((player.confronts as Told[] | undefined) ?? []).map((told) => ({
      target: told.target,
      seat,
      cards: scene.zone(seat, "played").filter((entry) => entry.facing === told.target),
      ways: (["force", "cosmos"] as const).flatMap((way) => (told[way] ? [{ way, ...told[way] }] : [])),
    })),
  );
}
/** Cards that a player has in play and that face nobody. */
export const freeOf = (scene: Scene, seat: number): Entry[] => scene.zone(seat, "played").filter((entry) => !entry.facing);
export const wounded = (zone: Entry[]): Entry[] => zone.filter((entry) => entry.wounded);
export const frozen = (zone: Entry[]): Entry[] => zone.filter((entry) => entry.frozen);
export const MOST_ENERGY = 3;
export const FLAMES = 12;
export const SAPPHIRES = 7;
export const TURNS = 24;
