import type { Line } from "../../cards/links";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { words } from "../../lib/words";

const say = words({
  guard: ["{one} protège {other}", "{one} protects {other}"],
  aims: ["{one} vise {other}, pas encore confirmé", "{one} aims at {other}, not confirmed yet"],
});
const taunts = (entry: Entry): boolean => !!(entry.keywords as Record<string, number> | undefined)?.taunt;

/** Who stands under whose provocation, and what the card that acts is aimed at. */
export const lines = (scene: Scene): Line[] => [...guards(scene), ...aimed(scene)];

function guards(scene: Scene): Line[] {
  return scene.players.flatMap((_, seat) => {
    const line = scene.zone(seat, "battleline");
    return line.flatMap((one, i) =>
      taunts(one)
        ? [line[i - 1], line[i + 1]]
            .filter((other): other is Entry => !!other?.number && !taunts(other))
            .map((other) => between(scene, "guard", one, other))
        : [],
    );
  });
}

/** More roads than these only hide the cards that crop marks show already. */
const MOST_AIMS = 3;
/** Hollow as long as nothing is chosen: to the card under the pointer if it is a target, else to those that are shown. */
function aimed(scene: Scene): Line[] {
  const over = scene.peeked;
  const asks = scene.aiming && scene.mine ? scene.entries.get(scene.decision?.source ?? 0) : undefined;
  if (asks?.number) {
    if (!over?.number || over.number === asks.number || !scene.byCard.has(over.number)) return [];
    return [between(scene, scene.decision?.kind === "fight" ? "planned" : "thread", asks, over)];
  }
  const actor = scene.entries.get(scene.open || (over?.number ?? 0));
  if (!actor) return [];
  const kind = actor.power === undefined ? "thread" : "planned";
  const aims = scene.aims.filter((number) => number !== actor.number);
  const meant = over?.number && aims.includes(over.number) ? [over.number] : aims;
  if (meant.length > MOST_AIMS) return [];
  return meant
    .map((number) => scene.entries.get(number))
    .filter((other) => other !== undefined)
    .map((other) => between(scene, kind, actor, other));
}

function between(scene: Scene, kind: Line["kind"], one: Entry, other: Entry): Line {
  const names = { one: scene.cardName(one.card), other: scene.cardName(other.card) };
  return {
    kind,
    from: one.number!,
    to: other.number!,
    say: say(kind === "guard" ? "guard" : "aims", names),
    ...(kind === "planned" && { n: Number(one.power ?? 0), glyph: "power" }),
  };
}
