import type { Line } from "../../cards/links";
import { targets } from "../../lib/roles";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { planOf } from "./plan";
import { say } from "./words";

/** The plan of attack, and what a question is aimed at. */
export function lines(scene: Scene): Line[] {
  return [...attacks(scene), ...aimed(scene)];
}
const name = (scene: Scene, entry: Entry): string => scene.cardName(entry.card);

/** An attack on a divinity goes for her place in the heavens. */
const endOf = (target: Entry): number | string => (target.type === "divinity" ? `[data-god="${target.controller}"]` : target.number!);

function attacks(scene: Scene): Line[] {
  const plan = planOf(scene);
  const fought = plan.some((one) => one.now);
  return plan.flatMap(({ attackers, target, now }) =>
    target
      ? attackers.map((one) => {
          const n = Number(one.atq ?? 0);
          const said = say("lineAttack", { one: name(scene, one), other: name(scene, target), n });
          return {
            kind: now ? "attack" : "planned",
            from: one.number!,
            to: endOf(target),
            n,
            glyph: "atq",
            say: said,
            faint: fought && !now,
          };
        })
      : [],
  );
}

/** What the card under the pointer would be to those who are announced, or to the one that asks. */
function aimed(scene: Scene): Line[] {
  const over = scene.peeked;
  if (!scene.aiming || !over?.number || !scene.optionsOf(over.number).some(targets)) return [];
  const group = planOf(scene).find((one) => !one.target)?.attackers ?? [];
  if (group.length)
    return group.map((one) => {
      const said = say("lineAim", { one: name(scene, one), other: name(scene, over) });
      return { kind: "planned", from: one.number!, to: endOf(over), n: Number(one.atq ?? 0), glyph: "atq", say: said };
    });
  const source = scene.entries.get(scene.decision?.source ?? 0);
  if (!source?.number || source.number === over.number) return [];
  return [
    {
      kind: "thread",
      from: source.number,
      to: over.number,
      say: say("lineTarget", { one: name(scene, source), other: name(scene, over) }),
    },
  ];
}
