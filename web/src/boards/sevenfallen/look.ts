import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { words } from "../../lib/words";
import { cuesOf, fact, paragraphs } from "../cues";
import { sevenfallenCast } from "./casting";

export { sevenfallen as frame } from "../../cards/frames/sevenfallen";

const say = words({
  atq: ["ATQ {n}", "ATQ {n}"],
  fv: ["FV {n}", "FV {n}"],
  bou: ["BOU {n}", "BOU {n}"],
  cost: ["coût {n} EC", "costs {n} EC"],
  ec: ["{n} EC", "{n} EC"],
  damage: ["{n} {n:dégât|dégâts}", "{n} damage"],
  believers: ["{n} Adorateurs", "{n} Worshippers"],
  revokes: ["révoque {n}", "revokes {n}"],
  linked: ["lié à {card}", "linked with {card}"],
});
const STATES = ["mortal", "tilted", "attacker", "ambush"] as const;

/** A keyword as it is printed: `phoenix 8`. */
function keywordText(scene: Scene, keyword: string): string {
  const [name, value] = keyword.split(" ");
  return scene.word(`word.${name}`) + (value ? ` ${value}` : "");
}

export function look(scene: Scene, entry: Entry): Look {
  const id = (entry.copy as string | undefined) ?? entry.card ?? "";
  const printed = scene.printed(id);
  const facts = printed?.facts ?? {};
  const type = (entry.type as string | undefined) ?? fact<string>(printed, "type") ?? "angel";
  const inPlay = entry.marks !== undefined;
  const golem = type === "golem";
  const fights = type === "angel" || type === "archangel" || type === "familiar";
  const life = inPlay ? (entry.life as number | undefined) : undefined;
  const damage = (entry.damage as number | undefined) || undefined;
  const atq = inPlay ? (entry.atq as number | undefined) : fact<number>(printed, "atq");
  const stored = inPlay ? (entry.ec as number) : fact<number>(printed, "ec");
  const keeps = type === "worshipper" || type === "temple" || type === "archangel" || !!(inPlay && stored);
  const cost = fact<number>(printed, "cost");
  const kind = scene.word(`word.${fact<string>(printed, "type") ?? type}`);
  const classes = (entry.classes as string[] | undefined) ?? fact<string[]>(printed, "classes") ?? [];
  const realm = fact<string>(printed, "realm");
  const attached = (entry.attached as Entry[] | undefined) ?? [];
  const gear = attached.filter((one) => one.type === "equipment");
  const under = ((entry.under as Entry[] | undefined) ?? []).filter((one) => one.card);
  const condition = fact<number>(printed, "condition");
  const revoke = fact<number>(printed, "revoke");
  const cues = [
    ...(fact<string[]>(printed, "keywords") ?? []).map((keyword) => keywordText(scene, keyword)),
    condition ? say("believers", { n: condition }) : "",
    revoke ? say("revokes", { n: revoke }) : "",
    ...(printed ? cuesOf(printed) : []),
  ].filter(Boolean);
  const keywords = Object.entries((entry.keywords as Record<string, number> | undefined) ?? {});
  const told = golem ? (life ?? fact<number>(printed, "bou")) : (life ?? fact<number>(printed, "fv"));
  return {
    card: {
      id,
      game: "sevenfallen",
      name: scene.cardName(id),
      ...sevenfallenCast(id, facts),
      type,
      kindLabel: kind,
      kindLine: [kind, realm ? scene.word(`word.${realm}`) : "", ...classes.map((one) => scene.word(`word.${one}`))]
        .filter(Boolean)
        .join(" · "),
      cues,
      text: printed ? paragraphs(printed) : [],
      does: printed?.texts.en,
      cost: cost !== undefined && cost >= 0 ? cost : undefined,
      atq: fights ? (fact<number>(printed, "atq") ?? 0) : undefined,
      fv: fights ? (fact<number>(printed, "fv") ?? 0) : undefined,
      bou: golem ? (life ?? fact<number>(printed, "bou")) : undefined,
    },
    marks: {
      atq: fights ? atq : undefined,
      fv: fights ? life : undefined,
      damage: type === "divinity" ? undefined : damage,
      ec: keeps && !damage ? stored : undefined,
      cost: !inPlay && cost !== undefined && cost >= 0 ? cost : undefined,
      ambush: !!entry.ambush,
    },
    says: [
      fights || (golem && atq) ? say("atq", { n: atq ?? 0 }) : "",
      told !== undefined ? say(golem ? "bou" : "fv", { n: told }) : kind,
      damage ? say("damage", { n: damage }) : "",
      keeps ? say("ec", { n: stored ?? 0 }) : "",
      !inPlay && cost !== undefined && cost >= 0 ? say("cost", { n: cost }) : "",
      ...tokens(scene, entry),
      ...STATES.filter((state) => entry[state]).map((state) => scene.word(`value.${state}`)),
      entry.combat ? scene.word(`value.${String(entry.combat)}`).replace(/^\W+/, "") : "",
      ...keywords.map(([name]) => scene.word(`word.${name}`)),
      ...attached.map((one) => say("linked", { card: scene.cardName(one.card) })),
    ].filter(Boolean),
    tucked: [...gear, ...under].map((one) => ({
      name: scene.cardName(one.card),
      family: fact<string>(scene.printed(one.card), "realm") || "ciel",
    })),
    exhausted: !!entry.tilted,
  };
}

/** Markers as they are written on a card: two of +1/+1 are +2/+2. */
export function badges(scene: Scene, entry: Entry): string[] {
  const marks = (entry.marks as Record<string, number> | undefined) ?? {};
  const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
  return Object.entries(marks)
    .filter(([name]) => name !== "fv")
    .map(([name, count]) =>
      /^[+-]/.test(name)
        ? name
            .split("/")
            .map((part) => signed(Number(part) * count))
            .join("/")
        : (count > 1 ? `${count} ` : "") + scene.word(`word.${name}`),
    );
}

/** The markers on a card that no value of it shows, in words. */
export function tokens(scene: Scene, entry: Entry): string[] {
  const marks = (entry.marks as Record<string, number> | undefined) ?? {};
  return Object.entries(marks)
    .filter(([name]) => name !== "fv")
    .map(([name, count]) => (count > 1 ? `${count} × ` : "") + (/^[+-]/.test(name) ? name : scene.word(`word.${name}`)));
}
