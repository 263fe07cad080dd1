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
  return fightsOf(scene).flatMap(({ attacker, blocker, seat }): Line[] => {
    const one = scene.cardName(attacker.card);
    const n = Number(attacker.attack ?? 0);
    const road = { from: attacker.number!, n, glyph: "attack" };
    if (!blocker?.number) {
      const other = scene.name(seat);
      return [{ ...road, kind: "planned", to: `[data-invokers="${seat}"]`, say: say("lineAttack", { one, other, n }) }];
    }
    const other = scene.cardName(blocker.card);
    return [
      { ...road, kind: "attack", to: blocker.number, say: say("lineAttack", { one, other, n }) },
      {
        kind: "block",
        from: blocker.number,
        to: attacker.number!,
        n: Number(blocker.defence ?? 0),
        say: say("lineBlock", { one: other, other: one }),
      },
    ];
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
