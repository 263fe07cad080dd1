import type { Line } from "../../cards/links";
import type { Scene } from "../../lib/scene.svelte";
import { effectsOf } from "../../lib/stack";
import { fightsOf } from "./combat";
import { say } from "./words";

/** Who attacks whom, who blocks, and what waits on the stack is aimed at. */
export function lines(scene: Scene): Line[] {
  return [...attacks(scene), ...threads(scene)];
}

function attacks(scene: Scene): Line[] {
  return fightsOf(scene).map(({ attacker, blocker, seat }) => {
    const one = scene.cardName(attacker.card);
    const n = Number(attacker.attack ?? 0);
    if (blocker?.number) {
      const other = scene.cardName(blocker.card);
      return { kind: "attack", from: attacker.number!, to: blocker.number, n, glyph: "attack", say: say("lineAttack", { one, other, n }) };
    }
    const other = scene.name(seat);
    return {
      kind: "planned",
      from: attacker.number!,
      to: `[data-invokers="${seat}"]`,
      n,
      glyph: "attack",
      say: say("lineAttack", { one, other, n }),
    };
  });
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
