import { expect, test } from "vitest";
import { art, drawingOf } from "./art";
import { type Cast, keyforgeCast, saintseiyaCast, sevenfallenCast } from "./casting";
import { FAMILIES } from "./families";
import { backSVG, cardSVG, shortName } from "./frames";
import { hash, rng } from "./rng";
import sample from "./sample.json";
import type { Drawn, Marks, Size } from "./types";

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
      "archimedes": "t384dh",
      "armure-pegase": "11pv698",
      "blizzard": "1ky4dqr",
      "defense-tournoyante": "1eh92xk",
      "demon": "1brw179",
      "drummernaut": "19lmnta",
      "eureka": "fz7t7h",
      "garungun": "14rtvw0",
      "marine-aigle": "6ktxf8",
      "mu-belier": "1oqf0e5",
      "oeuf-de-l-aube": "vem6pk",
      "pilier-atlantique-nord": "d5am18",
      "pyraxis-mere-des-cendres": "7s3mkr",
      "seiya-pegase": "1eoowoh",
    }
  `);
});

test.each(["thumb", "table", "full"] as Size[])("every card is whole in size %s", (size) => {
  const marks: Marks = { damage: 2, stun: true, ward: true, amber: 1, ec: 3, armorLeft: 0, power: 9, atq: 9, fv: 1 };
  for (const card of cards)
    for (const drawing of [cardSVG(card, size), cardSVG(card, size, marks)])
      expect(/undefined|NaN|null|Infinity|TONE|DEEP/.exec(drawing)?.[0], card.id).toBeUndefined();
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
