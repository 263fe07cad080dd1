import { actionOf } from "../lib/keys";
import type { Scene } from "../lib/scene.svelte";
import type { Change, Option } from "../lib/types";
import { words } from "../lib/words";

const say = words({
  have: ["{signed} Æ, vous en aurez {n}", "{signed} Æ, you will have {n}"],
  no: ["plus {word}", "no longer {word}"],
  of: ["{whose} : {road}", "{whose}: {road}"],
  chance: ["le hasard décide", "chance decides"],
  targets: ["{n} {n:cible|cibles}", "{n} {n:target|targets}"],
});

const plainLetter = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .charAt(0)
    .toUpperCase();

/** The letter that chooses an option of a menu: its initial, or where another has it, its number. */
export function keyOf(label: string, all: string[], at: number): string {
  const letter = plainLetter(label);
  const first = all.findIndex((other) => plainLetter(other) === letter);
  return letter && first === at && !actionOf(letter) ? letter : String(at + 1);
}

/** One number that an option would change, in words. */
export function changeText(scene: Scene, change: Change): string {
  if (typeof change.from === "string" || typeof change.to === "string") return "";
  if (typeof change.to === "boolean") {
    const name = scene.cardName(scene.entries.get(change.card ?? 0)?.card);
    const word = scene.word(`value.${change.value}`);
    return name ? say("of", { whose: name, road: change.to ? word : say("no", { word }) }) : "";
  }
  const difference = Number(change.to) - Number(change.from);
  const signed = difference > 0 ? `+${difference}` : `−${-difference}`;
  const what = change.value === "amber" ? "Æ" : scene.word(`value.${change.value}`);
  if (!change.card && change.seat === scene.you && change.value === "amber") return say("have", { signed, n: Number(change.to) });
  const whose = change.card
    ? scene.cardName(scene.entries.get(change.card)?.card)
    : change.seat === scene.you
      ? ""
      : scene.name(change.seat ?? 0);
  const road = `${what} ${String(change.from)} → ${String(change.to)}`;
  return whose ? say("of", { whose, road }) : road;
}

/** What an option would change, the first of it, as far as that is known. */
export const changesOf = (scene: Scene, option: Option): string =>
  (scene.forecasts[option.key]?.changes ?? [])
    .filter((change) => !(change.card === option.card && typeof change.to === "boolean"))
    .map((change) => changeText(scene, change))
    .filter(Boolean)
    .slice(0, 2)
    .join(" · ");

/** What is said below an option. */
export function hintOf(scene: Scene, option: Option): string {
  const told = scene.forecasts[option.key];
  if (!told) return "";
  if (!told.sure) return told.chance ? say("chance") : "";
  if (option.card && told.targets.length) return say("targets", { n: told.targets.length });
  return changesOf(scene, option);
}
