import type { Scene } from "./scene.svelte";
import type { Entry } from "./types";
import { both, words } from "./words";

const say = words({ you: ["Vous", "You"], game: ["le jeu", "the game"] });

/** An effect that waits, as it is told. */
export interface Effect {
  /** Its place, the lowest is 1. */
  rank: number;
  entry: Entry | undefined;
  name: string;
  /** What it does, and to what. */
  line: string;
  text: string;
  targets: string[];
  numbers: number[];
  who: string;
}

/** The open stack, the top first; `nth`: one of those that wait behind it. */
export function effectsOf(scene: Scene, nth = 0): Effect[] {
  const items = scene.view?.stack[nth] ?? [];
  return items
    .map((item, i) => {
      const entry = scene.entries.get(item.source);
      const targets = item.targets.map((number) => scene.cardName(scene.entries.get(number)?.card)).filter(Boolean);
      return {
        rank: i + 1,
        entry,
        name: scene.cardName(entry?.card),
        line: [abilityOf(scene, item.ability), targets.join(", ")].filter(Boolean).join(" → "),
        text: both(scene.printed(entry?.card)?.texts),
        targets,
        numbers: item.targets,
        who: item.by < 0 ? say("game") : item.by === scene.self ? say("you") : scene.name(item.by),
      };
    })
    .toReversed();
}

/** `after_damage.1` is the second of an ability's effects; a Miracle is called what it is. */
function abilityOf(scene: Scene, ability: string): string {
  const words = [`ability.${ability}`, `ability.${ability.split(".")[0]}`, `word.${ability.split(".")[0]}`];
  const found = words.find((key) => scene.info?.words.fr[key]);
  return found ? scene.word(found) : "";
}
