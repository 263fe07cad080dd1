import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { fact, paragraphs } from "../cues";
import { riseCast } from "./casting";
import { say } from "./words";

export { rise as frame } from "../../cards/frames/rise";

interface Charge {
  kind: string;
  value: number;
  told?: string;
  left?: number;
}
interface Ill {
  disease: string;
}
export const chargesOf = (entry: Entry): Charge[] => (entry.charges as Charge[] | undefined) ?? [];
export const illsOf = (entry: Entry): Ill[] => (entry.ills as Ill[] | undefined) ?? [];
const wordsOf = (entry: Entry, name: string): string[] => (entry[name] as string[] | undefined) ?? [];

/** What is written on a card in play beside its values, with a sign for where there is no room for words. */
export interface Badge {
  text: string;
  glyph: string;
}
const SIGNS: Record<string, string> = { protected: "ward", prevented: "ward", inactive: "freeze", unusable: "freeze", prime: "coin" };

/** Charges, diseases, states. */
export function badgesOf(scene: Scene, entry: Entry): Badge[] {
  const sum = chargesOf(entry).reduce((total, one) => total + (one.told ? one.value : 0), 0);
  const badge = (word: string, glyph = SIGNS[word] ?? "why", more = ""): Badge => ({ text: scene.word(`word.${word}`) + more, glyph });
  const words: Badge[] = [
    ...chargesOf(entry)
      .filter((one) => !one.told)
      .map((one) => badge(one.kind, SIGNS[one.kind] ?? "plus", one.left ? ` ${one.left}` : "")),
    ...illsOf(entry).map((one) => badge(one.disease, "disease")),
    ...wordsOf(entry, "states").map((one) => badge(one)),
    ...(entry.open ? [{ text: scene.word("value.open"), glyph: "gate" }] : []),
  ];
  const told = sum ? [{ text: `${sum > 0 ? "+" : ""}${sum}/${sum > 0 ? "+" : ""}${sum}`, glyph: "" }] : [];
  return [...told, ...words.filter((one, i) => words.findIndex((other) => other.text === one.text) === i)];
}
export const badges = (scene: Scene, entry: Entry): string[] => badgesOf(scene, entry).map((one) => one.text);

export function look(scene: Scene, entry: Entry): Look {
  const id = (entry.copy as string | undefined) ?? entry.card ?? "";
  const printed = scene.printed(id);
  const facts = printed?.facts ?? {};
  const inPlay = entry.charges !== undefined;
  const types = inPlay ? wordsOf(entry, "types") : ((facts.types as string[] | undefined) ?? []);
  const attack = inPlay ? (entry.attack as number | undefined) : fact<number>(printed, "attack");
  const defence = inPlay ? (entry.defence as number | undefined) : fact<number>(printed, "defence");
  const invoker = types.includes("invocateur");
  const life = invoker ? (inPlay ? (entry.life as number) : (fact<number>(printed, "life") ?? 20)) : undefined;
  const rank = fact<number>(printed, "rank");
  const aptitudes = inPlay ? wordsOf(entry, "aptitudes") : ((facts.aptitudes as string[] | undefined) ?? []);
  const damage = (entry.damage as number | undefined) || undefined;
  const kind = types.map((one) => scene.word(`word.${one}`)).join(" · ");
  const on = scene.entries.get((entry.on as number | undefined) ?? 0);
  const worn = [...scene.entries.values()].filter((one) => one.on === entry.number && entry.number !== undefined);
  const cost = ((facts.actions as { coins?: number }[] | undefined) ?? [])[0]?.coins;
  return {
    card: {
      id,
      game: "rise",
      name: scene.cardName(id),
      ...riseCast(id, facts),
      type: invoker ? "invoker" : types.includes("creature") || types.includes("porte") ? "creature" : "imminente",
      kindLabel: invoker ? scene.word("word.invocateur") : kind,
      kindLine: [kind, rank === undefined ? "" : rank ? say("rank", { n: rank }) : say("infinite")].filter(Boolean).join(" · "),
      cues: aptitudes.map((one) => scene.word(`word.${one}`)),
      text: printed ? paragraphs(printed) : [],
      does: printed?.texts.en ?? "",
      cost,
      rank: rank === undefined ? undefined : rank || "∞",
      attack,
      defence,
      life,
    },
    marks: { damage, cost: inPlay ? undefined : cost },
    says: [
      kind,
      attack === undefined ? "" : say("attack", { n: attack }),
      defence === undefined ? "" : say("defence", { n: defence }),
      life === undefined ? "" : entry.dead ? say("dead") : say("life", { n: life }),
      invoker && inPlay ? say("levels", { n: Number(entry.level ?? 0), p: Number(entry.points ?? 0) }) : "",
      damage ? say("damage", { n: damage }) : "",
      entry.tilted ? say("tilted") : "",
      ...aptitudes.map((one) => scene.word(`word.${one}`)),
      ...badges(scene, entry),
      on ? say("on", { card: scene.cardName(on.card) }) : "",
      ...worn.map((one) => say("bears", { card: scene.cardName(one.card) })),
    ].filter(Boolean),
    tucked: worn.map((one) => ({ name: scene.cardName(one.card), family: "constante" })),
    exhausted: !!entry.tilted || !!entry.dead,
  };
}
