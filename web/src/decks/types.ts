import type { DeckData, RuleData } from "../lib/server";
import type { Deck } from "../lib/types";

export type { CardRules, DeckRefusal } from "../lib/server";
export type Rule = RuleData;
/** A deck as the server has read it: what is wrong with it, and as lists to take away. */
export type CheckedDeck = Omit<DeckData, "deck"> & { deck: CardDeck };

/** A card of a deck: its id, or with prints of its own. */
export type DeckEntry = string | { card: string; [word: string]: unknown };
export interface CardDeck extends Deck {
  name: string;
  cards: DeckEntry[];
}
export const idOf = (entry: DeckEntry): string => (typeof entry === "string" ? entry : entry.card);
