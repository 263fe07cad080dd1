import type { CardDeck } from "./types";

const KEY = "pioche-decks";
type Kept = Record<string, Record<string, string>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
/** The decks of this browser: by game and name, each as a text that the server reads. */
const kept: { all: Kept } = $state({ all: read() });
addEventListener("storage", (event) => {
  if (event.key === KEY) kept.all = read();
});

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.all));
  } catch {
    // a browser that keeps nothing still builds decks, which links can carry
  }
}
export const names = (game: string): string[] => Object.keys(kept.all[game] ?? {});
export function load(game: string, name: string): CardDeck | null {
  try {
    const deck = JSON.parse(kept.all[game]?.[name] ?? "null") as CardDeck | null;
    return deck && Array.isArray(deck.cards) ? { ...deck, name } : null;
  } catch {
    return null;
  }
}
export function keep(game: string, deck: CardDeck): void {
  kept.all[game] = { ...kept.all[game], [deck.name]: JSON.stringify(deck) };
  write();
}
export function forget(game: string, name: string): void {
  const { [name]: _, ...rest } = kept.all[game] ?? {};
  kept.all[game] = rest;
  write();
}
/** A name that no deck of this game has yet. */
export function freeName(game: string, wish: string): string {
  const taken = names(game);
  let name = wish;
  for (let n = 2; taken.includes(name); n++) name = `${wish} ${n}`;
  return name;
}
