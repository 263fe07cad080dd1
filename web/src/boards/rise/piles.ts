import type { PileKind } from "../../parts/Piles.svelte";

export const PILES: PileKind[] = [
  { name: "library", mark: "deck", top: "first" },
  { name: "graveyard", mark: "discard", top: "last" },
  { name: "exclusion", mark: "purge", top: "last", rare: true },
];
/** The ink of the backs of the cards. */
export const HUE = "#663080";
