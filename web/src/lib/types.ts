// What the server sends, as the page reads it.
export type Lang = "fr" | "en";
export type Both = Record<Lang, string>;

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
export interface Result {
  winners: number[];
  reason: string;
  scores: number[];
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
export interface LogLine {
  n: number;
  id: string;
  cards: string[];
  text: Both;
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
/** How much time each seat has. */
export type ClockSetting =
  { kind: "move"; seconds: number } | { kind: "fischer"; main: number; add: number } | { kind: "days"; days: number };
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
  talk: { seat: number; name: string; text: string }[];
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
/** A printed card. `facts` are the game's own. */
export interface Printed {
  names: Both;
  texts: Both;
  facts: Record<string, unknown>;
}
export interface Deck {
  name?: string;
  [section: string]: unknown;
}
export interface GameInfo {
  game: string;
  names: Both;
  rules: string;
  seats: number[];
  options: Record<string, unknown[]>;
  stops: string[];
  zones: { name: string; of_player: boolean; holds: string }[];
  decks: Record<string, Deck>;
  /** The parts of a deck as lists show them: the cards of which a fact is one of these values. */
  sections: { name: string; fact: string; values: string[]; least: number; most: number }[];
  /** The fewest cards of a legal deck. */
  least: number;
  cards: Record<string, Printed>;
  words: Record<Lang, Record<string, string>>;
}
export interface Refused {
  code: string;
  message: Both;
  rules: string[];
}
export interface WhyNot {
  key: string;
  rule: string;
  text: Both;
  chapter: Both;
  rule_text: Both;
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
  changes: Change[];
  targets: number[];
  /** Keys of the next question that are called by a word, such as a flank. */
  places: string[];
}
export interface Person {
  id: string;
  name: string;
  account: boolean;
}
export interface Hello {
  version: string;
  you: Person;
  games: { game: string; names: Both; seats: number[] }[];
  bots: string[];
}
