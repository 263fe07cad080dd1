import { expect, test } from "vitest";
import { art, drawingOf } from "./art";
import { keyforgeCast } from "../boards/keyforge/casting";
import { saintseiyaCast } from "../boards/saintseiya/casting";
import { sevenfallenCast } from "../boards/sevenfallen/casting";
import type { Cast } from "./casting";
import { FAMILIES } from "./families";
import { backSVG, cardSVG, frames, shortName } from "./frames";
import { rise } from "./frames/rise";
import { saintseiya } from "./frames/saintseiya";
import { sevenfallen, sevenfallenFirst } from "./frames/sevenfallen";
import { INK, PAPER, disc, gouge, path, thrift } from "./pen";
import { hash, rng } from "./rng";
import sample from "./sample.json";
import type { Drawn, Marks, Size } from "./types";

for (const [game, frame] of Object.entries({ rise, saintseiya, sevenfallen, sevenfallen_first: sevenfallenFirst })) frames.set(game, frame);

type Facts = Record<string, unknown>;
interface Row {
  id: string;
  name: string;
  facts: Facts;
  does?: string;
}
const CASTS: Record<string, (id: string, facts: Facts) => Cast> = {
  keyforge: keyforgeCast,
  sevenfallen: sevenfallenCast,
  saintseiya: saintseiyaCast,
};
/** Cards with what is really printed on them: every type, house, realm, class and trait is among them. */
const cards: Drawn[] = Object.entries(sample as Record<string, Row[]>).flatMap(([game, rows]) =>
  rows.map(({ id, name, facts, does }) => ({
    id,
    game,
    name,
    does,
    type: facts.type as string,
    power: facts.type === "creature" ? ((facts.power as number | undefined) ?? 0) : undefined,
    armor: facts.armor as number | undefined,
    atq: facts.atq as number | undefined,
    fv: facts.fv as number | undefined,
    bou: facts.bou as number | undefined,
    cost: facts.cost as number | undefined,
    force: facts.force as number | undefined,
    heal: facts.heal as number | undefined,
    cosmos: facts.cosmos as number | undefined,
    costF: facts.cost_force as number | undefined,
    costC: facts.cost_cosmos as number | undefined,
    pv: facts.vp as number | undefined,
    ...CASTS[game]!(id, facts),
  })),
);
const byId = (id: string): Drawn => cards.find((card) => card.id === id)!;

test("a card looks the same on every machine, for ever", () => {
  const ids = [
    "drummernaut",
    "eureka",
    "archimedes",
    "pyraxis-mere-des-cendres",
    "oeuf-de-l-aube",
    "demon",
    "seiya-pegase",
    "armure-pegase",
    "defense-tournoyante",
    "garungun",
    "mu-belier",
    "marine-aigle",
    "pilier-atlantique-nord",
    "blizzard",
  ];
  expect(Object.fromEntries(ids.map((id) => [id, hash(art(byId(id))).toString(36)]))).toMatchInlineSnapshot(`
    {
      "archimedes": "le754g",
      "armure-pegase": "21uyx7",
      "blizzard": "1p14a3o",
      "defense-tournoyante": "360f6w",
      "demon": "py1k90",
      "drummernaut": "1q6ccy2",
      "eureka": "1uwhqh6",
      "garungun": "eht29k",
      "marine-aigle": "hne1y6",
      "mu-belier": "1rlodld",
      "oeuf-de-l-aube": "1yd07j2",
      "pilier-atlantique-nord": "d5am18",
      "pyraxis-mere-des-cendres": "klr0sm",
      "seiya-pegase": "1ggmv06",
    }
  `);
});

test.each(["thumb", "table", "full"] as Size[])("every card is whole in size %s", (size) => {
  const marks: Marks = { damage: 2, stun: true, ward: true, amber: 1, ec: 3, armorLeft: 0, power: 9, atq: 9, fv: 1 };
  for (const card of cards)
    for (const drawing of [cardSVG(card, size), cardSVG(card, size, marks)])
      expect(/undefined|NaN|null|Infinity|TONE|DEEP/.exec(drawing)?.[0], card.id).toBeUndefined();
});

test("no part of a drawing says a thing twice", () => {
  for (const card of cards)
    for (const [tag] of cardSVG(card, "table").matchAll(/<[a-z][^>]*>/g)) {
      const names = [...tag.matchAll(/ ([\w-]+)="/g)].map((found) => found[1]!);
      expect(new Set(names).size, `${card.id}: ${tag.slice(0, 80)}`).toBe(names.length);
    }
});

test("every card has a family of its own game's making", () => {
  for (const card of cards) expect(FAMILIES, card.id).toHaveProperty(card.family);
});

test("two cards never share a print", () => {
  const prints = new Map<string, string>();
  for (const card of cards) {
    const print = art(card);
    expect(prints.get(print), card.id).toBeUndefined();
    prints.set(print, card.id);
  }
});

test("a drawing that is asked for by name is there", () => {
  for (const card of cards) if (card.art) expect(drawingOf(card, rng(card.id)), card.id).toBe(card.art);
});

test("nobody with a sign is drawn without it", () => {
  for (const card of cards)
    if (card.sign) expect(art(card), card.id).not.toBe(art({ ...card, game: "none", sign: undefined, art: undefined }));
});

test("no two cards of Saint Seiya have the plain bust", () => {
  const plain = cards.filter((card) => card.game === "saintseiya" && drawingOf(card, rng(card.id)) === "saint" && !card.sign);
  expect(plain.map((card) => card.id)).toEqual([]);
});

test("a kept drawing follows what play does to the card", () => {
  const card = byId("drummernaut");
  expect(cardSVG(card, "table", { damage: 2 })).toBe(cardSVG({ ...card }, "table", { damage: 2 }));
  expect(cardSVG(card, "table", { damage: 2 })).not.toBe(cardSVG(card, "table", { damage: 3 }));
  expect(cardSVG(card, "table")).not.toBe(cardSVG({ ...card, name: "Drummernaut" }, "table"));
  expect(backSVG("cards", "#7a3b22")).not.toBe(backSVG("cards", "#3c5566"));
});

test("slivers and dots of one ink become one shape, and nothing else changes", () => {
  const [a, b] = [gouge(10, 10, 8, 0, 1, INK), gouge(20, 10, 8, 1, 1, INK)];
  const merged = thrift(`<g>${a}${b}${disc(5, 5, 2, INK)}</g>${path("M0 0L9 9z", INK)}${disc(5, 5, 2, PAPER)}`);
  expect(merged.match(/<path/g)).toHaveLength(3);
  expect(merged.startsWith("<g><path") && merged.includes("</g>")).toBe(true);
  expect(thrift(path("M0 0L9 9z", INK) + path("M0 0L9 9z", INK)).match(/<path/g)).toHaveLength(2);
  expect(thrift(a).match(/d="[^"]+"/)?.[0]).toBe(a.match(/d="[^"]+"/)?.[0]);
});

test("drawings carry no ids, so that the same card can lie on the table twice", () => {
  for (const card of cards) expect(cardSVG(card, "table")).not.toMatch(/ id="/);
});

test("names and kinds are text, never markup", () => {
  const card = { ...byId("drummernaut"), name: `<b>"Tom" & Co</b>`, kindLine: "<i>x</i>" };
  expect(cardSVG(card, "full")).not.toMatch(/<b>|<i>x/);
});

test.each([
  ["Chef de Gang", "Chef Gang"],
  ["Champion Anaphiel", "Champion"],
  ["The Warchest", "Warchest"],
  ["Gauntlet of Command", "Gauntlet"],
  ["L’Étoile Blafarde", "Étoile"],
  ["Leana d’Eondra", "Leana"],
  ["« Quixo »", "Quixo"],
  ["Dr Escotera", "Dr Escotera"],
  ["Og le Maître de Forge", "Og Maître"],
  ["Sir Constantinople", "Constant."],
  ["Incommensurablement", "Incommen."],
])("%s is called %s for short", (name, short) => {
  expect(shortName({ name })).toBe(short);
});
