import type { ClockSetting } from "../lib/types";

export type Foe = "bot" | "solo" | "friend" | "open" | "guided";
/** What was chosen the last time, for the next. */
export interface Last {
  game: string;
  foe: Foe;
  bot: string;
  seats: Record<string, number>;
  decks: Record<string, string>;
  options: Record<string, Record<string, unknown>>;
  clock: ClockSetting | null;
  delay: number;
  shown: boolean;
}
const KEY = "pioche-last";

function first(): Last {
  const made: Last = { game: "", foe: "bot", bot: "", seats: {}, decks: {}, options: {}, clock: null, delay: 0, shown: false };
  try {
    return { ...made, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Last>) };
  } catch {
    return made;
  }
}
export const last: Last = $state(first());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // a browser that keeps nothing asks again
  }
}
