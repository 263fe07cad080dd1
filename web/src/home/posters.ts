import type { Drawn } from "../cards/types";
import { words } from "../lib/words";

const say = words({
  seats: ["{n} {n:joueur|joueurs}", "{n} {n:seat|seats}"],
  range: ["{from} à {to} joueurs", "{from} to {to} seats"],
  either: ["{from} ou {to} joueurs", "{from} or {to} seats"],
  keyforge: ["trois clés à forger", "a race for three keys"],
  sevenfallen: ["deux lignes, une Pile", "two lines, a stack"],
  sevenfallen_first: ["seuls ou par équipes", "alone or in teams"],
  saintseiya: ["construction de deck", "deck-building"],
  rise: ["pièces et Portes", "coins and gates"],
  duel: ["quinze cartes, un quart d’heure", "fifteen cards, a quarter of an hour"],
});
interface Poster {
  card: Omit<Drawn, "name" | "game">;
  glyph: string;
}
/** One card of each game stands for it: its art, and its sign in lists. */
const POSTERS: Record<string, Poster> = {
  keyforge: { card: { id: "smaaash", family: "brobnar", type: "creature", traits: ["giant"] }, glyph: "key" },
  sevenfallen: { card: { id: "elora-eondra", family: "eondra", type: "ange", traits: ["angel"] }, glyph: "feather" },
  sevenfallen_first: { card: { id: "halkor", family: "nuit", type: "golem", traits: ["golem"] }, glyph: "bou" },
  saintseiya: { card: { id: "mu-belier", family: "or", type: "character", sign: "belier" }, glyph: "flame" },
  rise: { card: { id: "el-diablo", family: "creature", type: "creature", traits: ["demon"] }, glyph: "coin" },
  duel: { card: { id: "banner", family: "sanctum", type: "creature", traits: ["knight"] }, glyph: "fight" },
};
export const posterOf = (game: string): Poster =>
  POSTERS[game] ?? { card: { id: game, family: "logos", type: "creature", traits: ["human"] }, glyph: "cards" };

/** Our own games in the order of the design, then the others. */
export function inOrder<T extends { game: string }>(games: T[]): T[] {
  const order = Object.keys(POSTERS);
  const rank = (one: T): number => (order.indexOf(one.game) + order.length + 1) % (order.length + 1);
  return [...games].sort((a, b) => rank(a) - rank(b));
}
type Known = "keyforge" | "sevenfallen" | "sevenfallen_first" | "saintseiya" | "rise" | "duel";
/** For how many, and what it is about. */
export function tagline(game: string, seats: number[]): string {
  const from = seats[0] ?? 2;
  const to = seats.at(-1) ?? from;
  const people = from === to ? say("seats", { n: from }) : say(seats.length === 2 ? "either" : "range", { from, to });
  return game in POSTERS ? `${people} · ${say(game as Known)}` : people;
}
