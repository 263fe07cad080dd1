import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { words } from "../../lib/words";
import type { Badge } from "../../parts/Pair.svelte";
import { cuesOf, fact, paragraphs } from "../cues";
import { firstCast } from "./casting";
import { placesOf, stays } from "./plan";
import { say as tell } from "./words";

export { sevenfallenFirst as frame } from "../../cards/frames/sevenfallen";

const say = words({
  atq: ["ATQ {n}", "ATQ {n}"],
  fv: ["FV {n} sur {of}", "FV {n} of {of}"],
  bou: ["bouclier {n} sur {of}", "shield {n} of {of}"],
  ec: ["{n} EC", "{n} EC"],
  cost: ["coût {n} EC", "costs {n} EC"],
  armour: ["Armure {n}", "Armour {n}"],
  treasure: ["Trésor {n}", "Treasure {n}"],
  linked: ["lié à {card}", "linked with {card}"],
});
const FIGHTS = ["angel", "mortal", "archangel"];
const SHIELDED = ["golem", "archangel"];
const PURSES = ["divinity", "worshipper", "archangel"];

type Numbers = Record<string, number>;
const marksOf = (entry: Entry): Numbers => (entry.marks as Numbers | undefined) ?? {};
const keywordsOf = (entry: Entry): Numbers => (entry.keywords as Numbers | undefined) ?? {};

/** A keyword as it is printed: `phoenix 8`. */
function keywordText(scene: Scene, keyword: string): string {
  const [name, value] = keyword.split(" ");
  return scene.word(`word.${name}`) + (value ? ` ${value}` : "");
}

export function look(scene: Scene, entry: Entry): Look {
  const id = (entry.reads as string | undefined) ?? entry.card ?? "";
  const printed = scene.printed(id);
  const own = printed?.facts ?? {};
  // a mortal is drawn as the divinity that it was
  const divine = scene.printed(own.divinity as string | undefined)?.facts;
  const type = (entry.type as string | undefined) ?? fact<string>(printed, "type") ?? "angel";
  const inPlay = entry.marks !== undefined;
  const fights = FIGHTS.includes(type);
  const shielded = SHIELDED.includes(type);
  const ec = inPlay ? (entry.ec as number) : fact<number>(printed, "ec");
  const purse = PURSES.includes(type);
  const most =
    (inPlay ? (entry.full as number | undefined) : undefined) ?? fact<number>(printed, shielded ? "bou" : purse ? "ec" : "fv") ?? 0;
  const left = (inPlay ? (purse && !shielded ? ec : (entry.life as number | undefined)) : undefined) ?? most;
  const atq = inPlay ? Number(entry.atq ?? 0) : (fact<number>(printed, "atq") ?? 0);
  const cost = fact<number>(printed, "cost");
  const kind = scene.word(`word.${type}`);
  const race = (entry.race as string | undefined) ?? fact<string>(printed, "race") ?? "";
  const realm = fact<string>(printed, "realm");
  const attached = (entry.attached as Entry[] | undefined) ?? [];
  return {
    card: {
      id,
      game: "sevenfallen_first",
      name: scene.cardName(id),
      ...firstCast(id, divine ? { ...own, race: divine.race } : own),
      type,
      kindLabel: kind,
      kindLine: [kind, realm ? scene.word(`word.${realm}`) : "", race ? scene.word(`word.${race}`) : ""].filter(Boolean).join(" · "),
      cues: [
        ...(fact<string[]>(printed, "keywords") ?? []).map((keyword) => keywordText(scene, keyword)),
        ...(purse && shielded ? [say("ec", { n: fact<number>(printed, "ec") ?? 0 })] : []),
        ...(printed ? cuesOf(printed) : []),
      ],
      text: printed ? paragraphs(printed) : [],
      does: printed?.texts.en,
      cost,
      atq: fights ? (fact<number>(printed, "atq") ?? 0) : undefined,
      // what is counted down on the spine
      fv: type === "miracle" || type === "golem" || type === "divinity" ? undefined : most,
      bou: type === "golem" ? most : undefined,
    },
    marks: {
      atq: fights ? atq : undefined,
      fv: type === "miracle" ? undefined : left,
      ec: purse && !shielded ? ec : undefined,
      cost: inPlay ? undefined : cost,
      freeze: !!entry.frozen,
    },
    says: [
      fights || (type === "golem" && atq) ? say("atq", { n: atq }) : "",
      fights || type === "golem" ? say(shielded ? "bou" : "fv", { n: left, of: most }) : kind,
      purse && !(inPlay && shielded) ? say("ec", { n: ec ?? 0 }) : "",
      !inPlay && cost !== undefined ? say("cost", { n: cost }) : "",
      ...badges(scene, entry).map((one) => one.text),
      entry.frozen ? scene.word("word.frozen") : "",
      entry.former ? scene.word("word.former") : "",
      ...Object.keys(keywordsOf(entry)).map((name) => scene.word(`word.${name}`)),
      ...attached.map((one) => say("linked", { card: scene.cardName(one.card) })),
      ...planned(scene, entry),
    ].filter(Boolean),
  };
}

/** What is written on a page in play beside its values. */
export function badges(scene: Scene, entry: Entry): Badge[] {
  const { treasure, seduction } = marksOf(entry);
  const counted = (text: "atq" | "ec" | "armour" | "treasure", value: unknown, glyph: string): Badge[] =>
    value ? [{ text: say(text, { n: Number(value) }), short: String(value), glyph }] : [];
  return [
    ...counted("atq", entry.type === "golem" && entry.atq, "atq"),
    ...counted("ec", entry.type === "archangel" && entry.ec, "ec"),
    ...(entry.side ? [{ text: scene.word(`word.${String(entry.side)}`), short: tell(entry.side === "white" ? "white" : "black") }] : []),
    ...counted("armour", entry.armour, "armor"),
    ...counted("treasure", treasure, "coin"),
    ...(seduction ? [{ text: scene.word("word.seduction"), glyph: "life" }] : []),
  ];
}

/** Its part in the plan of attack, in words. */
function planned(scene: Scene, entry: Entry): string[] {
  const places = placesOf(scene, entry).map((one) => tell(one.target ? "numbered" : "joins", { n: one.place }));
  return places.length && stays(scene, entry) ? [...places, tell("stays")] : places;
}
