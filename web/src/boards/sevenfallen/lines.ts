import type { Line } from "../../cards/links";
import { targets } from "../../lib/roles";
import type { Scene } from "../../lib/scene.svelte";
import { effectsOf } from "../../lib/stack";
import type { Entry } from "../../lib/types";
import { combatOf, entriesOf } from "./combat";
import { say } from "./words";

/** The attack that is declared, those that are still to come, and what effects and questions are aimed at. */
export function lines(scene: Scene): Line[] {
  return [...declared(scene), ...ambushes(scene), ...aimed(scene), ...threads(scene)];
}

const name = (scene: Scene, entry: Entry | undefined): string => scene.cardName(entry?.card);

/** An attack on a Divinité goes for her place in the heavens. */
const godOf = (divinity: Entry): string => `[data-god="${divinity.controller}"]`;

function declared(scene: Scene): Line[] {
  const combat = combatOf(scene);
  if (!combat) return [];
  return entriesOf(scene, combat.attackers).flatMap((one) =>
    entriesOf(scene, combat.defenders).map((other) => {
      const n = Number(one.atq ?? 0);
      const to = other.type === "divinity" ? godOf(other) : other.number!;
      const said = say("lineAttack", { one: name(scene, one), other: name(scene, other), n });
      return { kind: "attack", from: one.number!, to, n, glyph: "atq", say: said };
    }),
  );
}

/** Who waits in Embuscade goes for the opposing Divinité. */
function ambushes(scene: Scene): Line[] {
  const seat = scene.view?.active ?? 0;
  const combat = combatOf(scene);
  const divinity = scene.zone(1 - seat, "divine")[0];
  if (!divinity?.number) return [];
  const all = [...scene.zone(seat, "front"), ...scene.zone(seat, "rear")];
  return all
    .flatMap((entry) => [entry, ...((entry.attached as Entry[] | undefined) ?? [])])
    .filter((entry) => entry.ambush && !entry.tilted && !combat?.attackers.includes(entry.number ?? 0))
    .map((one) => ({
      kind: "planned",
      from: one.number!,
      to: godOf(divinity),
      n: Number(one.atq ?? 0),
      glyph: "ambush",
      say: say("lineAmbush", { one: name(scene, one), other: name(scene, divinity) }),
      faint: !!combat,
    }));
}

/** Kinds of questions that ask whom those who declare their attack go for. */
const ATTACKS = ["strike", "redirect"];
/** What the card under the pointer would be to the one that asks. */
function aimed(scene: Scene): Line[] {
  const [source, over] = [scene.entries.get(scene.decision?.source ?? 0), scene.peeked];
  if (!scene.aiming || !source?.number || !over?.number || source.number === over.number) return [];
  if (!scene.optionsOf(over.number).some(targets)) return [];
  const said = say("lineAim", { one: name(scene, source), other: name(scene, over) });
  if (!ATTACKS.includes(scene.decision?.kind ?? "")) return [{ kind: "thread", from: source.number, to: over.number, say: said }];
  const group = [...scene.entries.values()].filter((one) => one.combat === "declares");
  return group.map((one) => ({
    kind: "planned",
    from: one.number!,
    to: over.number!,
    n: Number(one.atq ?? 0),
    glyph: "atq",
    say: said,
  }));
}

function threads(scene: Scene): Line[] {
  return effectsOf(scene).flatMap((effect, i) =>
    effect.numbers
      .filter((number) => scene.entries.has(number))
      .map((number, at) => ({
        kind: "thread",
        from: `[data-stack="${effect.rank}"]`,
        to: number,
        say: say("lineThread", { one: effect.name, other: effect.targets[at] ?? "" }),
        faint: i > 0,
      })),
  );
}
