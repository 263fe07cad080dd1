import type { Chair, Decision, LogLine, Result, View } from "../lib/types";

/** What is the same at every moment of a match. */
export interface Line {
  table: string;
  game: string;
  /** When the table was made, in seconds since 1970. */
  at: number;
  /** A record that was brought here. */
  kept: boolean;
  /** The match of which it is a fork. */
  of: { table: string; n: number } | null;
  you: number;
  /** All my seats. */
  mine: number[];
  seats: Chair[];
  names: string[];
  /** Empty while the match goes on. */
  seed: string;
  commitment: string;
  result: Result | null;
  last: number;
  /** By decision: whose it was. */
  asked: number[];
  turns: Turn[];
  /** Before which decision, whose (-1: the table's), which word, and what it says from then on. */
  changes: [n: number, seat: number, word: string, value: unknown][];
  log: LogLine[];
}
export interface Turn {
  n: number;
  turn: number;
  active: number;
}
/** The match before decision `n`; `taken` is the answer, where these eyes have seen it; `conceded`: somebody gave up. */
export interface Moment {
  n: number;
  match: View;
  decision: Decision | null;
  taken: string | null;
  conceded?: boolean;
}
export interface ForkData {
  table: string;
  n: number;
  seat: number;
  name: string;
  bot: string;
  last: number;
  result: Result | null;
}
/** Through whose eyes: those of a seat, with nothing hidden, or (empty) those of a spectator while the match goes on. */
export type Eyes = number | "all" | "";
