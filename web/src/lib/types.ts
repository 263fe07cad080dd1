import type { Card, Days, Fischer, GameData, LogLine, PerMove, Reason, Refusal, Result, Words } from "./server";

// What the server sends, as the page reads it. What its document tells is in `server.ts`, which is made from it; what depends
// on the game, and so is no more than an object there, is told here.
export type { Hello, LogLine, Person, Result } from "./server";
export type Lang = "fr" | "en";
export type Both = Words;
export type Refused = Refusal;
export type WhyNot = Reason;
/** A printed card. `facts` are the game's own. */
export type Printed = Card;
/** How much time each seat has. */
export type ClockSetting = PerMove | Fischer | Days;
export type GameInfo = Omit<GameData, "decks"> & { decks: Record<string, Deck> };

/** A card where it lies: seen (with what play did to it), or so many hidden ones side by side. */
export interface Entry {
  card?: string;
  number?: number;
  owner?: number;
  controller?: number;
  hidden?: number;
  [word: string]: unknown;
}
export interface Player {
  name: string;
  team: number;
  out: boolean;
  automaton: boolean;
  [word: string]: unknown;
}
export interface StackItem {
  source: number;
  ability: string;
  targets: number[];
  by: number;
}
export interface Lasting {
  effect: string;
  by: number;
  card: number | null;
  until: string;
  times: number;
}
export interface View {
  game: string;
  seat: number | null;
  n: number;
  turn: number;
  active: number;
  step: string;
  result: Result | null;
  players: Player[];
  stack: StackItem[][];
  lasting: Lasting[];
  [word: string]: unknown;
}
export interface Option {
  key: string;
  verb: string;
  card: number;
  label: Both;
  /** The label on the card's own menu, where its name need not be said again. */
  short?: Both;
  /** What it does in the course of any game, where there is a name for that. */
  role?: "targets" | "triggers" | "discards" | "closes" | "passes" | "ends";
  /** Legal, and it brings nothing here: a person confirms it, and it is never repeated. */
  pointless?: boolean;
}
export interface Decision {
  n: number;
  seat: number;
  kind?: string;
  /** It asks what comes first. */
  role?: "orders";
  source?: number;
  /** The name of a chance to respond, where it is one. */
  stop?: string;
  prompt?: Both;
  options?: Option[];
  /** How many were picked in this row, of how many at most. */
  picked?: number;
  most?: number;
  /** What is left to divide, and how much damage each pick means. */
  left?: number;
  damage?: number;
}
export interface Chair {
  name: string;
  bot: string;
  person: boolean;
  deck: string;
}
export interface ClockData {
  running: number;
  since: number;
  left: number[];
}
export interface Picture {
  table: string;
  game: string;
  state: "open" | "playing" | "over";
  you: number;
  seats: Chair[];
  open: boolean;
  delay: number;
  commitment: string;
  next: string;
  /** `team`: only my team reads it. */
  talk: { seat: number; name: string; text: string; team?: boolean }[];
  asked: { by: number; to: number; agreed: number[] } | null;
  match?: View;
  decision?: Decision | null;
  /** What happened in the last turns, and how many lines came before. */
  log?: LogLine[];
  earlier?: number;
  /** How often somebody went back: lines that were read before that may have been taken back. */
  undone?: number;
  undo?: number | null;
  /** The numbers of my own last decisions, newest first. */
  moments?: number[];
  /** What I chose there. */
  chose?: (Both | null)[];
  clock?: ClockData | null;
  seed?: string;
  /** Whether I made this table. */
  host?: boolean;
  /** Options of the match that differ from the usual, and its clock. */
  options?: Record<string, unknown>;
  limits?: ClockSetting | null;
  /** Why somebody was last out without playing on: conceded, time, gone. */
  ended?: string;
}
export interface Deck {
  name?: string;
  [section: string]: unknown;
}
export interface Change {
  seat?: number;
  card?: number;
  value: string;
  from: unknown;
  to: unknown;
}
export interface Forecast {
  sure: boolean;
  /** It is not sure since chance decides. */
  chance: boolean;
  changes: Change[];
  targets: number[];
  /** Keys of the next question that are called by a word, such as a flank. */
  places: string[];
}
