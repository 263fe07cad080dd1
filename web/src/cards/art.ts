import { BACKDROPS } from "./backdrops";
import { deeds } from "./casting";
import { CREATURES } from "./creatures";
import { EVENTS } from "./events";
import { mutation } from "./faces";
import { familyOf } from "./families";
import { FOLK } from "./folk";
import { HEROES, SIGNS } from "./heroes";
import { HUMANS, wings } from "./humans";
import { type Draw, GOLD, H, INK, type Inks, PAPER, W, burst, carve, disc, halo, n, path, thrift } from "./pen";
import { PEOPLES } from "./peoples";
import { CARRIES, PROPS } from "./props";
import { type Rng, rng } from "./rng";
import { THINGS } from "./things";
import type { Drawn } from "./types";

// Linocut art from a card's data. Two plates, like a real print: a tone plate (family colour, slightly off register)
// and a key plate (dark ink) carved with gouge marks. Everything is chosen by family, type and traits, and varied by
// chance from the card's id. The face fills the window, so a card is recognised at 56 px.

const PEOPLE: Record<string, Draw> = { ...HUMANS, ...PEOPLES, ...CREATURES, ...FOLK };
const DRAWINGS: Record<string, Draw> = { ...EVENTS, ...THINGS, ...PEOPLE };

/** Peoples and trades that have a drawing, most telling first. */
const ORDER = [
  "imp",
  "demon",
  "goblin",
  "aquan",
  "witch",
  "robot",
  "cyborg",
  "martian",
  "specter",
  "dinosaur",
  "faerie",
  "insect",
  "beast",
  "giant",
  "monk",
  "priest",
  "merchant",
  "knight",
  "thief",
  "scientist",
  "alien",
  "spirit",
  "angel",
  "golem",
  "tree",
  "fungus",
  "saint",
  "mutant",
  "officer",
  "human",
];
const ALIAS: Record<string, string> = {
  cyborg: "robot",
  ai: "robot",
  elf: "thief",
  ranger: "thief",
  assassin: "thief",
  pirate: "thief",
  niffle: "beast",
  cat: "beast",
  wolf: "beast",
  rat: "insect",
  krxix: "alien",
  handuhan: "alien",
  proximan: "alien",
  shapeshifter: "mutant",
  changeling: "mutant",
  jelly: "mutant",
  arm: "aquan",
  ange: "angel",
  archange: "angel",
  dragon: "dinosaur",
  goule: "specter",
  horseman: "knight",
  pilot: "officer",
  soldier: "officer",
};
/** What a human is, by house. */
const HOUSEHOLD: Record<string, string> = { staralliance: "officer", sanctum: "squire" };
const KIND: Record<string, readonly string[]> = {
  location: ["tower", "temple", "gate", "hall"],
  weapon: ["blade", "gauntlet", "mace"],
  shard: ["crystal"],
  ship: ["ship"],
  vehicle: ["ship"],
  power: ["gauntlet", "crystal", "emblem"],
  law: ["scroll"],
  treasure: ["chest", "crown"],
  ally: ["emblem"],
  item: ["orb", "chest", "book", "banner", "lamp", "ring", "engine", "flagon", "scroll", "blade", "crown"],
  upgrade: ["armour", "blade", "ring", "gauntlet", "emblem", "mace", "engine", "crown"],
};
/** Drawings for what no word of the card tells: these and no others, so that a new drawing changes no old card. */
const ANY_EVENT = [
  "fist",
  "hand",
  "bolt",
  "vortex",
  "eye",
  "wave",
  "skull",
  "coin",
  "forge",
  "purse",
  "chains",
  "net",
  "horn",
  "sunrise",
  "spiral",
  "blast",
  "arrows",
  "claw",
  "quill",
];
const ANY_THING = [
  "banner",
  "gauntlet",
  "chest",
  "blade",
  "orb",
  "tower",
  "temple",
  "armour",
  "gate",
  "drop",
  "hall",
  "mace",
  "crystal",
  "ship",
  "scroll",
  "crown",
  "lamp",
  "ring",
  "engine",
  "flagon",
  "emblem",
  "book",
];
const HAPPENS = ["action", "miracle", "imminente"];
const LIES = ["artifact", "upgrade", ...HAPPENS];
const STANDS = ["creature", "character", "invoker"];

/** Which drawing: the one that is named, a hero, a sign, the first trait that has one, what an action does, the type. */
export function drawingOf(card: Drawn, r: Rng): string {
  if (card.art && card.art in DRAWINGS) return card.art;
  if (card.hero && card.hero in HEROES) return "hero";
  if (card.sign && card.sign in SIGNS) return "gold";
  const traits = card.traits ?? [];
  if (!LIES.includes(card.type)) {
    const first = ORDER.find((trait) => trait !== "human" && traits.includes(trait));
    if (first) return ALIAS[first] ?? first;
    const other = traits.map((trait) => ALIAS[trait.trim()]).find(Boolean);
    if (other) return other;
    if (STANDS.includes(card.type)) return HOUSEHOLD[card.family] ?? "human";
  }
  if (HAPPENS.includes(card.type)) {
    const fits = deeds(card.does ?? "");
    return r.pick(fits.length && r.chance(0.85) ? fits : ANY_EVENT);
  }
  const kind = [...traits, card.type].map((word) => KIND[word]).find(Boolean);
  return r.pick(kind ?? ANY_THING);
}
/** A third ink, sparingly: it tells cards of one house apart. */
const ACCENTS: Record<string, readonly [string, string]> = {
  brobnar: ["#f0b23e", "#5d8795"],
  dis: ["#e2a03f", "#5663ad"],
  logos: ["#e8b04a", "#cf5f45"],
  mars: ["#dd7040", "#8a68b0"],
  sanctum: ["#5f93bf", "#bf4f40"],
  shadows: ["#d9a840", "#58a093"],
  untamed: ["#cf7840", "#dcb542"],
  saurian: ["#519680", "#bf4f40"],
  staralliance: ["#e0a83c", "#cf5f45"],
  unfathomable: ["#d9885a", "#7f74b8"],
  eondra: ["#e6ac3e", "#5d8795"],
  poseidia: ["#e6ac3e", "#58a093"],
  nuit: ["#a84a58", "#7f93a8"],
  creature: ["#c4643c", "#5d8795"],
  invocateur: ["#e0a83c", "#58a093"],
};
const OTHER_ACCENTS = ["#d9a840", "#5f93bf"] as const;
/** Figures whose cheeks and shoulders are hatched. */
const CARVED = new Set([
  "goblin",
  "monk",
  "priest",
  "merchant",
  "officer",
  "squire",
  "hero",
  "gold",
  "giant",
  "demon",
  "imp",
  "knight",
  "spirit",
  "scientist",
  "thief",
  "faerie",
  "witch",
  "dinosaur",
  "angel",
  "saint",
  "human",
  "golem",
  "martian",
  "templar",
  "valkyr",
  "falconer",
  "pirate",
  "healer",
  "scribe",
  "smith",
  "deity",
  "lady",
  "king",
]);
/** Figures that fill the window by themselves. */
const ALONE = new Set(["saint", "hero", "gold", "dragon", "falcon", "phoenix", "serpent", "turtle", "mech"]);

const kept = new Map<string, string>();
/** The print for one card, 120 x 90 units. It is made once. */
export function art(card: Drawn): string {
  const key = `${card.game} ${card.id} ${card.family}`;
  let print = kept.get(key);
  if (print === undefined) kept.set(key, (print = thrift(engrave(card))));
  return print;
}
function engrave(card: Drawn): string {
  const r = rng(card.id);
  const kind = drawingOf(card, r);
  const person = kind in PEOPLE;
  const hero = HEROES[card.hero ?? ""];
  // a technique is printed in its hero's inks
  const base = hero && kind in EVENTS ? { ...familyOf(card), paper: hero.sky, tone: hero.ink } : familyOf(card);
  const [a, b] = ACCENTS[card.family] ?? OTHER_ACCENTS;
  const f: Inks = {
    ...base,
    coat: r.pick([base.tone, base.tone, base.deep, PAPER, a, b]),
    trim: r.pick([base.deep, a, b, PAPER]),
  };
  const back = BACKDROPS[card.backdrop ?? f.backdrop](r, f, card);
  let figure = (DRAWINGS[kind] ?? HUMANS.human)(r, f, card) + (CARVED.has(kind) ? carve(r, f) : "");
  if (card.traits?.includes("mutant") && person && kind !== "mutant") figure += mutation(r, f);
  if (person && !ALONE.has(kind)) figure = stand(r, f, kind, figure);
  if (card.type === "archangel" && kind !== "angel") figure = wings(r, f, 3) + figure;
  if (card.type === "divinity") figure = glory(f) + figure;
  const dx = n(r.in(0.5, 1.3));
  const dy = n(r.in(-0.9, 0.9)); // off register, as hand-pulled prints are
  return `<rect width="${W}" height="${H}" fill="${f.paper}"/><g transform="translate(${dx} ${dy})">${back}</g>${person ? halo(r, f) : ""}${figure}`;
}
/** The sun behind a divinity. */
const glory = (f: Inks): string =>
  path(
    burst(40, 60, 44, (i) => (i % 2 ? 46 : 62), 0.15708),
    GOLD,
    `stroke="${INK}" stroke-width="2"`,
  ) + disc(60, 44, 41, f.paper);
/** Stand it nearer or further, lean it, give it something to carry. */
function stand(r: Rng, f: Inks, kind: string, figure: string): string {
  const side = r.pick([-1, 1]);
  const props = CARRIES[kind];
  const prop = props && r.chance(0.72) ? r.pick(props) : null;
  const lean = n(r.in(-4, 4));
  const aside = n(prop ? -side * r.in(4, 10) : r.in(-5, 5));
  const scale = n(r.in(1, 1.2) * 10) / 10;
  const stood = `<g transform="translate(${aside} 0) translate(60 92) rotate(${lean}) scale(${scale}) translate(-60 -92)">${figure}</g>`;
  if (!prop) return stood;
  const ink = f.trim === PAPER ? f.tone : f.trim;
  return `<g transform="translate(${60 + side * 45} 52) rotate(${n(side * r.in(2, 13))}) scale(${side} 1)">${PROPS[prop](ink)}</g>` + stood;
}
export const ART_W = W;
export const ART_H = H;
