import { FAMILIES } from "../cards/families";
import { GLYPHS } from "../cards/glyphs";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, Lang, Printed } from "../lib/types";
import { capital, words } from "../lib/words";

const NAMES = {
  type: ["Type", "Type"],
  house: ["Maison", "House"],
  realm: ["Royaume", "Realm"],
  hero: ["Héros", "Hero"],
  set: ["Extension", "Set"],
  number: ["Numéro", "Number"],
  rarity: ["Rareté", "Rarity"],
  ranks: ["Rang", "Rank"],
  rank: ["Rang", "Rank"],
  classes: ["Classe", "Class"],
  traits: ["Trait", "Trait"],
  keywords: ["Mot-clé", "Keyword"],
  enhance: ["Don", "Enhance"],
  bonus: ["Bonus", "Bonus"],
  power: ["Puissance", "Power"],
  armor: ["Armure", "Armor"],
  cost: ["Coût", "Cost"],
  atq: ["ATQ", "ATQ"],
  fv: ["FV", "FV"],
  bou: ["BOU", "BOU"],
  ec: ["EC", "EC"],
  will: ["Volonté", "Will"],
  feathers: ["Plumes", "Plumes"],
  factor: ["Facteur", "Factor"],
  tempest: ["Tempête", "Tempête"],
  condition: ["Condition", "Condition"],
  revoke: ["Révocation", "Revocation"],
  hourglass: ["Sablier", "Hourglass"],
  force: ["Force", "Force"],
  heal: ["Soin", "Healing"],
  cosmos: ["Cosmos", "Cosmos"],
  vp: ["PV", "PV"],
  energy: ["Énergie", "Energy"],
  cost_force: ["Coût en Force", "Force cost"],
  cost_cosmos: ["Coût en Cosmos", "Cosmos cost"],
  copies: ["Exemplaires", "Copies"],
  duration: ["Durée", "Duration"],
  attack: ["Attaque", "Attack"],
  defence: ["Défense", "Defence"],
  life: ["Vie", "Life"],
} as const;
const say = words(NAMES);
/** How a fact of a card is called. */
export const factName = (info: GameInfo, fact: string): string =>
  fact in NAMES ? say(fact as keyof typeof NAMES) : capital(info.words[settings.lang][`value.${fact}`] ?? fact);

/** The word of a fact's value: `fact.giant`, `word.brobnar`, or for « assault 2 » the word of assault and 2. */
function wordOf(info: GameInfo, value: string, lang: Lang): string | undefined {
  const [id, ...rest] = value.split(" ");
  const all = info.words[lang];
  const found = all[`fact.${value}`] ?? all[`word.${id}`];
  return found && [found, ...rest].join(" ");
}
export const valueName = (info: GameInfo, value: string): string => capital(wordOf(info, value, settings.lang) ?? value);

export function values(printed: Printed | undefined, fact: string): string[] {
  const value = printed?.facts[fact];
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one): one is string => typeof one === "string" && one !== "");
}
/** What one filters by: « assault 2 » is assault. */
const kind = (value: string): string => value.split(" ")[0]!;

export interface Facet {
  fact: string;
  values: string[];
}
const FIRST = ["type", "house", "realm", "hero", "classes", "keywords", "set", "rarity", "ranks"];
const place = (fact: string): number => (FIRST.includes(fact) ? FIRST.indexOf(fact) : FIRST.length);

/** What the cards of a game can be filtered by: facts with several values, all of which have words. */
export function facetsOf(info: GameInfo): Facet[] {
  const found = new Map<string, Set<string>>();
  for (const printed of Object.values(info.cards))
    for (const fact of Object.keys(printed.facts))
      for (const value of values(printed, fact))
        found.set(fact, (found.get(fact) ?? new Set()).add(fact === "keywords" ? kind(value) : value));
  return [...found]
    .filter(([, all]) => all.size > 1 && [...all].every((value) => wordOf(info, value, "fr")))
    .map(([fact, all]) => ({ fact, values: [...new Set([...inSections(info, fact).filter((value) => all.has(value)), ...all])] }))
    .sort((a, b) => place(a.fact) - place(b.fact));
}
const inSections = (info: GameInfo, fact: string): string[] =>
  info.sections.filter((section) => section.fact === fact).flatMap((section) => section.values);

/** Cards as a catalogue shows them: by section, house or realm, type, number and name. */
function inOrder(info: GameInfo): string[] {
  const facets = facetsOf(info);
  const number = curveOf(info);
  const first = info.sections[0]?.fact;
  const by = [first, "realm", "hero", "type"].map((fact) => facets.find((facet) => facet.fact === fact)).filter((facet) => !!facet);
  const rank = (id: string): number[] => {
    const printed = info.cards[id];
    const ranks = by.map(({ fact, values: all }) => {
      const [value] = values(printed, fact);
      return value === undefined ? all.length : all.indexOf(value);
    });
    return [...ranks, Number(printed?.facts[number] ?? -1)];
  };
  const ranked = Object.keys(info.cards).map((id) => ({ id, ranks: rank(id), name: info.cards[id]!.names.fr }));
  ranked.sort((a, b) => {
    const at = a.ranks.findIndex((one, i) => one !== b.ranks[i]);
    return at < 0 ? a.name.localeCompare(b.name, "fr") : a.ranks[at]! - b.ranks[at]!;
  });
  return ranked.map((one) => one.id);
}

/** Lower case without accents, to search by. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'");

export interface Filter {
  text: string;
  facets: Record<string, string>;
}
/** Finds cards by names, texts and words of their facts in both languages. */
export class Finder {
  private texts: Map<string, string>;
  constructor(private info: GameInfo) {
    const of = (printed: Printed): string => {
      const facts = Object.keys(printed.facts).flatMap((fact) => values(printed, fact));
      const named = facts.flatMap((value) => [wordOf(info, value, "fr") ?? "", wordOf(info, value, "en") ?? ""]);
      return plain([...Object.values(printed.names), ...Object.values(printed.texts), ...named].join(" "));
    };
    this.texts = new Map(inOrder(info).map((id) => [id, of(info.cards[id]!)]));
  }
  find({ text, facets }: Filter): string[] {
    const wanted = plain(text).split(/\s+/).filter(Boolean);
    const chosen = Object.entries(facets).filter(([, value]) => value);
    return [...this.texts]
      .filter(([, all]) => wanted.every((word) => all.includes(word)))
      .map(([id]) => id)
      .filter((id) =>
        chosen.every(([fact, value]) => values(this.info.cards[id], fact).some((one) => one === value || kind(one) === value)),
      );
  }
}

const TYPES: Record<string, string> = {
  creature: "power",
  artifact: "archive",
  fighter: "attack",
  spell: "ether",
  reply: "redo",
  angel: "feather",
  golem: "defence",
  miracle: "ether",
  equipment: "atq",
  blessing: "heal",
  worshipper: "friend",
  divinity: "ec",
  archangel: "fv",
  temple: "saurian",
  gift: "play",
  familiar: "untamed",
  character: "friend",
  armour: "armor",
  technique: "cosmos",
  epic: "book",
  pillar: "saurian",
  relic: "seed",
};
/** The mark of a value, where there is one. */
export function markOf(value: string): string {
  const family = (FAMILIES as Record<string, { glyph: string } | undefined>)[value];
  return family?.glyph ?? (value in GLYPHS ? value : (TYPES[value] ?? ""));
}
/** The number that a deck's curve counts. */
export const curveOf = (info: GameInfo): string =>
  ["cost", "power"].find((fact) => Object.values(info.cards).some((card) => typeof card.facts[fact] === "number")) ?? "";
