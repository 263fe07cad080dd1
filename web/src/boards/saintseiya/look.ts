import { settings } from "../../lib/settings.svelte";
import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { capital, words } from "../../lib/words";
import { cuesOf, fact, paragraphs } from "../cues";
import { saintseiyaCast } from "./casting";

export { saintseiya as frame } from "../../cards/frames/saintseiya";

const say = words({
  character: ["Personnage", "Character"],
  armour: ["Armure", "Armour"],
  relic: ["Relique", "Relic"],
  technique: ["Technique", "Technique"],
  pillar: ["Pilier", "Pillar"],
  epic: ["Épopée", "Epic"],
  force: ["Force {n}", "Force {n}"],
  heal: ["Soin {n}", "Healing {n}"],
  cosmos: ["Cosmos {n}", "Cosmos {n}"],
  costF: ["coûte {n} Force", "costs {n} Force"],
  costC: ["coûte {n} Cosmos", "costs {n} Cosmos"],
  points: ["PV", "VP"],
  worth: ["{n} PV", "{n} VP"],
  wounded: ["blessée", "wounded"],
  frozen: ["gelée, Gel {n}", "frozen, Frost {n}"],
  idle: ["sans effet", "without effect"],
  armed: ["Arme de la Balance", "Libra Weapon"],
  flame: ["porte une Flamme", "bears a Flame"],
  sapphire: ["porte un Saphir", "bears a Sapphire"],
  sand: ["Sabliers {n} sur {of}", "Hourglasses {n} of {of}"],
  pledged: ["jeton +1 PV", "+1 VP token"],
});
/** The game's own names for its classes; the English texts keep them too. */
const CLASSES: Record<string, readonly [fr: string, en: string]> = {
  hero: ["Héros", "Hero"],
  transcended: ["Héros Transcendé", "Transcended Hero"],
  bronze: ["Chevalier de Bronze", "Bronze Saint"],
  silver: ["Chevalier d’Argent", "Silver Saint"],
  gold: ["Chevalier d’Or", "Gold Saint"],
  steel: ["Chevalier d’Acier", "Steel Saint"],
  black: ["Chevalier Noir", "Black Saint"],
  ghost: ["Chevalier Fantôme", "Ghost Saint"],
  wanderer: ["Chevalier sans constellation", "Saint without constellation"],
  warrior: ["Guerrier", "Warrior"],
  "divine-warrior": ["Guerrier Divin", "God Warrior"],
  guard: ["Garde", "Guard"],
  marina: ["Marina", "Marina"],
  general: ["Général Marina", "Marina General"],
  "bronze-armour": ["Armure de Bronze", "Bronze Armour"],
  "gold-armour": ["Armure d’Or", "Gold Armour"],
  robe: ["Robe Divine", "God Robe"],
  scale: ["Écaille", "Scale"],
  athena: ["Athéna", "Athena"],
};
const RANKS: Record<string, string> = { "very-common": "●", common: "▲", uncommon: "◆", rare: "★", "very-rare": "✦" };
const KINDS = ["character", "armour", "relic", "technique", "pillar", "epic"] as const;

/** A card of the rules in figures: as it is now where it lies on the table, as printed elsewhere. */
export function look(scene: Scene, entry: Entry): Look {
  const id = entry.card ?? "";
  const printed = scene.printed(id);
  const facts = printed?.facts ?? {};
  const type = fact<string>(printed, "type") ?? "character";
  const kind = KINDS.find((one) => one === type);
  const kindLabel = kind ? say(kind) : type;
  const classes = (fact<string[]>(printed, "classes") ?? []).flatMap((one) => CLASSES[one]?.[settings.lang === "fr" ? 0 : 1] ?? []);
  const rank = (fact<string[]>(printed, "ranks") ?? []).map((one) => RANKS[one] ?? "").join("");
  const valued = type === "character" || type === "armour";
  const onField = entry.worth !== undefined;
  const now = (name: string): number => (entry[name] as number | undefined) ?? fact<number>(printed, name) ?? 0;
  const cost = (name: string): number | undefined => (onField ? (entry[name] as number | undefined) : fact<number>(printed, name));
  const [costF, costC] = [cost("cost_force"), cost("cost_cosmos")];
  const vp = fact<number>(printed, "vp") ?? 0;
  const scores = /(^|[.!] )PV ?: /.test(printed?.texts.fr ?? "");
  const pv = type === "technique" || type === "epic" ? undefined : scores ? `${vp}+` : vp;
  const tokens = Number(entry.plus ?? 0) - Number(entry.minus ?? 0);
  const frozen = Number(entry.frozen ?? 0);
  const pledged = scene.players.some((player) => (player.pledged as number[] | undefined)?.includes(entry.number ?? 0));
  const under = (entry.under as Entry[] | undefined) ?? [];
  return {
    card: {
      id,
      game: "saintseiya",
      name: scene.cardName(id),
      short: type === "character" ? undefined : shortened(scene.cardName(id)),
      type,
      kindLabel,
      kindLine: [rank, [...new Set(classes.length ? classes : [kindLabel])].join(" · ")].filter(Boolean).join(" "),
      classLabel: classes[0] ?? kindLabel,
      rank,
      unit: say("points"),
      cues: printed ? cuesOf(printed).filter((cue) => cue !== "PV" && cue !== "VP") : [],
      text: printed ? paragraphs(printed) : [],
      force: valued ? (fact<number>(printed, "force") ?? 0) : undefined,
      heal: valued ? (fact<number>(printed, "heal") ?? 0) : undefined,
      cosmos: valued ? (fact<number>(printed, "cosmos") ?? 0) : undefined,
      costF: onField && costF === undefined ? undefined : fact<number>(printed, "cost_force"),
      costC: onField && costC === undefined ? undefined : fact<number>(printed, "cost_cosmos"),
      pv,
      ...saintseiyaCast(id, facts),
    },
    marks: {
      ...(valued ? { force: now("force"), heal: now("heal"), cosmos: now("cosmos") } : {}),
      costF,
      costC,
      wound: !!entry.wounded,
      freeze: frozen > 0,
    },
    says: [
      rank,
      classes[0] ?? kindLabel,
      ...(valued ? [say("force", { n: now("force") }), say("heal", { n: now("heal") }), say("cosmos", { n: now("cosmos") })] : []),
      costF === undefined ? "" : say("costF", { n: costF }),
      costC === undefined ? "" : say("costC", { n: costC }),
      pv === undefined ? "" : say("worth", { n: pv }),
      entry.wounded ? say("wounded") : "",
      frozen ? say("frozen", { n: frozen }) : "",
      entry.idle ? say("idle") : "",
      entry.armed ? say("armed") : "",
      entry.flame ? say("flame") : "",
      entry.sapphire ? say("sapphire") : "",
      entry.duration ? say("sand", { n: Number(entry.sand), of: Number(entry.duration) }) : "",
      pledged ? say("pledged") : "",
      tokens ? `${signed(tokens)} ${say("points")}` : "",
      ...under.map((one) => scene.cardName(one.card)),
    ].filter(Boolean),
    tucked: [
      ...(tokens && !entry.slot ? [{ name: `${signed(tokens)} ${say("points")}`, family: "or" }] : []),
      ...(pledged ? [{ name: "+1 PV", family: "or" }] : []),
      ...(entry.armed ? [{ name: say("armed"), family: "or" }] : []),
      ...under.map((one) => ({ name: scene.cardName(one.card), family: "sans" })),
    ],
    exhausted: !!entry.idle,
  };
}
/** A thing by what tells it from others of its kind: not « Armure » but « Pégase ». */
const KIND = /^(?:Armure|Écaille|Robe Divine|Pilier|Pillar|God Robe) (?:du |de la |des |de l['’]|de |d['’]|of the |of )?/;
const shortened = (name: string): string | undefined =>
  KIND.test(name)
    ? capital(
        name
          .replace(KIND, "")
          .replace(/ \(.*/, "")
          .replace(/^océan /, ""),
      )
    : undefined;
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
