import type { PileKind } from "../../parts/Piles.svelte";

export const PILES: PileKind[] = [
  { name: "book", mark: "book", top: "first" },
  { name: "purgatory", mark: "discard", top: "last" },
  { name: "pandemonium", mark: "purge", top: "last", rare: true },
];
