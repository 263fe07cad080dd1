import type { Look } from "../../cards/types";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { cuesOf, fact, paragraphs } from "../cues";

const FAMILIES = ["brobnar", "logos", "untamed", "shadows", "dis", "sanctum"];

/** A card of any game: its first number in the corner, all others read aloud. */
export function look(scene: Scene, entry: Entry): Look {
  const printed = scene.printed(entry.card);
  const power = fact<number>(printed, "power");
  const now = entry.power as number | undefined;
  const id = entry.card ?? "";
  const says = Object.entries(entry)
    .filter(([name, value]) => typeof value === "number" && !["number", "owner", "controller"].includes(name) && value)
    .map(([name, value]) => `${scene.word(`value.${name}`)} ${String(value)}`);
  return {
    card: {
      id,
      game: "keyforge",
      name: scene.cardName(id),
      family: FAMILIES[[...(fact<string>(printed, "type") ?? id)].reduce((sum, c) => sum + c.charCodeAt(0), 0) % FAMILIES.length]!,
      type: power === undefined ? "action" : "creature",
      kindLabel: scene.word(`word.${fact<string>(printed, "type") ?? ""}`),
      cues: printed ? cuesOf(printed) : [],
      text: printed ? paragraphs(printed) : [],
      does: printed?.texts.en,
      power,
    },
    marks: { power: now, damage: (entry.damage as number | undefined) || undefined },
    says,
    exhausted: entry.ready === false,
  };
}
