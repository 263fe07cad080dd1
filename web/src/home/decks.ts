import { load, names } from "../decks/kept.svelte";
import { idOf, type CardDeck } from "../decks/types";
import { settings } from "../lib/settings.svelte";
import type { Deck, GameInfo } from "../lib/types";
import { both } from "../lib/words";

/** A deck that can be taken to a table. `key` is kept from one visit to the next; `deck` is what the server is sent. */
export interface Choice {
  key: string;
  /** As the page shows it, and as a table tells it. */
  name: string;
  told: string;
  kind: "starter" | "mine" | "random";
  cards: string[];
  deck: string | Deck;
}
export const RANDOM = "random";

/** Nicknames in the quotation marks of the page's language. */
const quoted = (name: string): string => name.replace(/"([^"]*)"/g, settings.lang === "fr" ? "«\u202f$1\u202f»" : "“$1”");
/** A deck of one card is that card, which has a name in both languages. */
const nameOf = (info: GameInfo, cards: string[], name: string): string =>
  (cards.length === 1 && both(info.cards[cards[0]!]?.names)) || name;
const ids = (deck: Deck): string[] => (Array.isArray(deck.cards) ? (deck as CardDeck).cards.map(idOf) : []);

/** What this person can play with: their own decks, those of the box, and chance. */
export function choices(info: GameInfo, random: string): Choice[] {
  const mine = names(info.game).flatMap((name): Choice[] => {
    const deck = load(info.game, name);
    return deck ? [{ key: `mine:${name}`, name, told: name, kind: "mine", cards: ids(deck), deck }] : [];
  });
  const starters = Object.entries(info.decks).map(([id, deck]): Choice => ({
    key: id,
    name: nameOf(info, ids(deck), quoted(deck.name ?? id)),
    told: deck.name ?? id,
    kind: "starter",
    cards: ids(deck),
    deck: id,
  }));
  return [...mine, ...starters, { key: RANDOM, name: random, told: "", kind: "random", cards: [], deck: RANDOM }];
}
/** The one that was meant, by key or name, or else the first of the box that nobody else at the table has. */
export function chosen(all: Choice[], key: string, taken: string[] = []): Choice | undefined {
  return (
    all.find((one) => one.key === key || `mine:${key}` === one.key) ??
    all.find((one) => one.kind === "starter" && !taken.includes(one.told)) ??
    all[0]
  );
}
const FIGURES = new Set(["creature", "character", "fighter", "angel", "archangel", "divinity"]);
const familyOf = (info: GameInfo, id: string): string => {
  const facts = info.cards[id]?.facts ?? {};
  return String(facts.house ?? facts.realm ?? "");
};
/** The houses or realms of a deck, by name. */
export function familiesOf(info: GameInfo, cards: string[], word: (key: string) => string): string[] {
  return [...new Set(cards.map((id) => familyOf(info, id)).filter(Boolean))].map((family) => word(`word.${family}`));
}
/** Three cards to know a deck by: creatures first, of different families. */
export function facesOf(info: GameInfo, cards: string[]): string[] {
  const able = [...new Set(cards)].filter((id) => FIGURES.has(String(info.cards[id]?.facts.type)));
  const first = able.filter((id, i) => able.findIndex((other) => familyOf(info, other) === familyOf(info, id)) === i);
  return [...new Set([...first, ...able, ...cards])].slice(0, 3);
}
