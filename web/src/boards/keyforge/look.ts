import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { words } from "../../lib/words";
import { cuesOf, fact, paragraphs } from "../cues";
import { keyforgeCast } from "./casting";

export { keyforge as frame } from "../../cards/frames/keyforge";

const say = words({
  power: ["puissance {n}", "power {n}"],
  armor: ["armure {n}", "armor {n}"],
  damage: ["{n} {n:dégât|dégâts}", "{n} damage"],
  amber: ["{n} Æ capturé", "{n} captured Æ"],
  stun: ["sonnée", "stunned"],
  ward: ["protégée", "warded"],
  enrage: ["enragée", "enraged"],
  exhausted: ["inclinée", "exhausted"],
  creature: ["Créature", "Creature"],
  artifact: ["Artéfact", "Artifact"],
  action: ["Action", "Action"],
  upgrade: ["Amélioration", "Upgrade"],
});

export function look(scene: Scene, entry: Entry): Look {
  const id = (entry.copy as string | null | undefined) ?? entry.card ?? "";
  const printed = scene.printed(id);
  const type = fact<string>(printed, "type") ?? "creature";
  const inPlay = entry.ready !== undefined;
  const creature = type === "creature";
  const traits = fact<string[]>(printed, "traits") ?? [];
  const keywords = (entry.keywords as Record<string, number> | undefined) ?? {};
  const armor = inPlay ? (entry.armor as number) : fact<number>(printed, "armor");
  const left = inPlay ? (entry.armor as number) - (entry.armor_used as number) : undefined;
  const kind = type === "creature" || type === "artifact" || type === "action" || type === "upgrade" ? say(type) : type;
  const marks = {
    power: inPlay && creature ? (entry.power as number) : undefined,
    damage: (entry.damage as number | undefined) || undefined,
    armorLeft: armor ? left : undefined,
    amber: (entry.amber as number | undefined) || undefined,
    stun: !!entry.stunned,
    ward: !!entry.ward,
    enrage: !!entry.enraged,
    taunt: !!keywords.taunt,
    elusive: !!keywords.elusive,
    poison: !!keywords.poison,
  };
  const exhausted = inPlay && !entry.ready;
  const upgrades = ((entry.upgrades as Entry[] | undefined) ?? []).map((one) => one.card);
  const attached = [...upgrades, ...((entry.holds as string[] | undefined) ?? [])];
  return {
    card: {
      id,
      game: "keyforge",
      name: scene.cardName(id),
      type,
      kindLabel: kind,
      kindLine: [kind, ...traits.map((trait) => scene.word(`word.${trait}`))].join(" · "),
      ...keyforgeCast(id, printed?.facts ?? {}),
      cues: printed ? cuesOf(printed) : [],
      text: printed ? paragraphs(printed) : [],
      does: printed?.texts.en,
      power: creature ? (fact<number>(printed, "power") ?? 0) : undefined,
      armor: creature ? armor : undefined,
      amberBonus: (fact<string[]>(printed, "bonus") ?? []).filter((pip) => pip === "amber").length,
    },
    marks,
    says: [
      creature ? say("power", { n: marks.power ?? fact<number>(printed, "power") ?? 0 }) : kind,
      creature && armor ? say("armor", { n: left ?? armor }) : "",
      marks.damage ? say("damage", { n: marks.damage }) : "",
      marks.amber ? say("amber", { n: marks.amber }) : "",
      marks.stun ? say("stun") : "",
      marks.ward ? say("ward") : "",
      marks.enrage ? say("enrage") : "",
      exhausted ? say("exhausted") : "",
      ...Object.keys(keywords).map((name) => scene.word(`word.${name}`)),
      ...attached.map((id) => scene.cardName(id)),
    ].filter(Boolean),
    tucked: attached.map((id) => ({
      name: scene.cardName(id),
      family: fact<string>(scene.printed(id), "house") ?? "",
    })),
    exhausted,
  };
}
