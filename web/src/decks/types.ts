import type { Both, Deck } from "../lib/types";

/** A card of a deck: its id, or with prints of its own. */
export type DeckEntry = string | { card: string; [word: string]: unknown };
export interface CardDeck extends Deck {
  name: string;
  cards: DeckEntry[];
}
export interface DeckRefusal {
  rule: string;
  text: Both;
  card: string;
}
/** A deck as the server has read it: what is wrong with it, and as lists to take away. */
export interface CheckedDeck {
  deck: CardDeck;
  refusals: DeckRefusal[];
  lists: Both;
}
export interface Rule {
  id: string;
  chapter: Both;
  kind: string;
  ruling: boolean;
  text: Both;
  check: string;
  table: boolean;
  source: string;
}
/** What the rulebook says about a card. */
export interface CardRules {
  keywords: { name: string; rules: Rule[] }[];
  rules: Rule[];
}
export const idOf = (entry: DeckEntry): string => (typeof entry === "string" ? entry : entry.card);
