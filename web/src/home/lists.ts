import type { ListedTable, MyTable } from "../lib/server";
import type { ClockSetting } from "../lib/types";
import { words } from "../lib/words";

export type Listed = ListedTable;
export type Mine = MyTable;

/** Those that go on; what waits for me comes first. */
export const running = (mine: Mine[]): Mine[] =>
  mine.filter((one) => one.state !== "over").sort((a, b) => Number(b.mine) - Number(a.mine) || b.touched - a.touched);
const say = words({
  none: ["sans horloge", "no clock"],
  move: ["{n} s par coup", "{n} s a move"],
  fischer: ["{n} min + {add} s", "{n} min + {add} s"],
  days: ["{n} {n:jour|jours} par coup", "{n} {n:day|days} a move"],
});
/** How much time there is, in a few words. */
export function clockText(clock: ClockSetting | null): string {
  if (!clock) return say("none");
  if (clock.kind === "move") return say("move", { n: clock.seconds });
  return clock.kind === "fischer" ? say("fischer", { n: clock.main / 60, add: clock.add }) : say("days", { n: clock.days });
}
