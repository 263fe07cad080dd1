import type { PileKind } from "../../parts/Piles.svelte";

export const PILES: PileKind[] = [
  { name: "book", mark: "book", top: "first" },
  { name: "register", mark: "feather", top: "first" },
  { name: "purgatory", mark: "discard", top: "first" },
  { name: "limbo", mark: "eye", top: "last" },
  { name: "pandemonium", mark: "purge", top: "first", rare: true },
];
