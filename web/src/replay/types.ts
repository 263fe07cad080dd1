import type { Decision, View } from "../lib/types";

export type { ForkData, Line, Turn } from "../lib/server";

/** The match before decision `n`; `taken` is the answer, where these eyes have seen it; `conceded`: somebody gave up. */
export interface Moment {
  n: number;
  match: View;
  decision: Decision | null;
  taken: string | null;
  conceded?: boolean;
}
/** Through whose eyes: those of a seat, with nothing hidden, or (empty) those of a spectator while the match goes on. */
export type Eyes = number | "all" | "";
