import { Scene } from "../lib/scene.svelte";
import { settings } from "../lib/settings.svelte";
import type { Deck, GameInfo } from "../lib/types";
import { idOf, type CardDeck, type DeckEntry } from "./types";

/** A scene without a table: cards as they are printed. */
export function sceneOf(info: GameInfo): Scene {
  const scene = new Scene();
  scene.info = info;
  return scene;
}
/** What a deck is called; starters may be named by a word of their game. */
export const deckName = (info: GameInfo, deck: Deck): string => info.words[settings.lang][`word.${deck.name ?? ""}`] ?? deck.name ?? "";
export const cardsOf = (deck: Deck): DeckEntry[] => (Array.isArray(deck.cards) ? (deck.cards as DeckEntry[]) : []);
export const asCards = (deck: Deck): CardDeck => ({ ...deck, name: deck.name ?? "", cards: cardsOf(deck) });
/** A few different cards from all over a deck that stand for it. */
export function faces(deck: Deck, most: number): string[] {
  const ids = [...new Set(cardsOf(deck).map(idOf))];
  return Array.from({ length: Math.min(most, ids.length) }, (_, i) => ids[Math.floor((i * ids.length) / Math.min(most, ids.length))]!);
}

export interface Row {
  key: string;
  id: string;
  entry: DeckEntry;
  count: number;
}
export interface Group {
  name: string;
  count: number;
  least: number;
  most: number;
  /** By type, where there are several. */
  kinds: { type: string; rows: Row[] }[];
}
const factOf = (info: GameInfo, entry: DeckEntry, fact: string): string =>
  String((typeof entry === "string" ? undefined : entry[fact]) ?? info.cards[idOf(entry)]?.facts[fact] ?? "");

/** A deck set out in the sections of its game; without any, by the types of its cards. */
export function groupsOf(info: GameInfo, deck: CardDeck): Group[] {
  const rows = new Map<string, Row>();
  for (const entry of deck.cards) {
    const key = JSON.stringify(entry);
    const row = rows.get(key);
    if (row) row.count++;
    else rows.set(key, { key, id: idOf(entry), entry, count: 1 });
  }
  const left = new Set(rows.values());
  const take = (wanted: (row: Row) => boolean): Row[] => {
    const found = [...left].filter(wanted);
    for (const row of found) left.delete(row);
    return found;
  };
  const group = (name: string, found: Row[], least = 0, most = 0): Group => {
    const types = [...new Set(found.map((row) => factOf(info, row.entry, "type")))];
    const order = Object.keys(info.cards);
    const kinds = types.map((type) => ({
      type,
      rows: found.filter((row) => factOf(info, row.entry, "type") === type).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    }));
    return { name, least, most, count: found.reduce((sum, row) => sum + row.count, 0), kinds };
  };
  const groups = info.sections.map((section) =>
    group(
      section.name,
      take((row) => section.values.includes(factOf(info, row.entry, section.fact))),
      section.least,
      section.most,
    ),
  );
  for (const type of new Set([...left].map((row) => factOf(info, row.entry, "type"))))
    groups.push(
      group(
        `fact.${type}`,
        take((row) => factOf(info, row.entry, "type") === type),
      ),
    );
  return groups.filter((one) => one.count || one.least);
}
