// Made by tools/web_types.py from the server's own types: change those, and run it again.

export interface Hello {
  version: string;
  you: Person;
  games: Array<GameName>;
  bots: Array<string>;
}

/** Who a request comes from. `account`: somebody who has logged in. */
export interface Person {
  id: string;
  name: string;
  account?: boolean;
}

export interface GameName {
  game: string;
  names: Words;
  seats: Array<number>;
}

/** A text in both languages. */
export interface Words {
  fr: string;
  en: string;
}

export interface Naming {
  name: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface ListedTable {
  id: string;
  game: string;
  state: "open" | "over" | "playing";
  open: boolean;
  touched: number;
  seats: Array<ListedSeat>;
  clock: PerMove | Fischer | Days | null;
  options: Record<string, unknown>;
  turn: number;
  result: Result | null;
}

export interface ListedSeat {
  name: string;
  bot: string;
  taken: boolean;
}

export interface PerMove {
  kind: "move";
  seconds: number;
}

export interface Fischer {
  kind: "fischer";
  main: number;
  add: number;
}

export interface Days {
  kind: "days";
  days: number;
}

/** How a match ended: no winner is a draw. `why` is there in lists. */
export interface Result {
  winners: Array<number>;
  reason: string;
  scores: Array<number>;
  why?: Words;
}

/** A new table, by its id. */
export interface Made {
  table: string;
}

/** A table to be made; who makes it sits down where `deck` is given. */
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  clock?: PerMove | Fischer | Days | null;
  open?: boolean;
  delay?: number;
  deck?: string | Record<string, unknown> | null;
  bots?: Array<string>;
  bot_decks?: Array<string | Record<string, unknown>>;
}

/** A table where one sits: in which seat, which seat is asked (-1: none), and whether that is one's own. */
export interface MyTable {
  id: string;
  game: string;
  state: "open" | "over" | "playing";
  open: boolean;
  touched: number;
  seats: Array<ListedSeat>;
  clock: PerMove | Fischer | Days | null;
  options: Record<string, unknown>;
  turn: number;
  result: Result | null;
  you: number;
  asks: number;
  mine: boolean;
}

/** A match: all that is the same at each of its moments. `seed` once it is over. */
export interface Line {
  table: string;
  game: string;
  at: number;
  kept: boolean;
  of: Stem | null;
  you: number;
  mine: Array<number>;
  seats: Array<SeatData>;
  names: Array<string>;
  seed: string;
  commitment: string;
  result: Result | null;
  last: number;
  asked: Array<number>;
  turns: Array<Turn>;
  changes: Array<[number, number, string, unknown]>;
  log: Array<LogLine>;
}

export interface Stem {
  table: string;
  n: number;
}

export interface SeatData {
  name: string;
  bot: string;
  person: boolean;
  deck: string;
}

export interface Turn {
  n: number;
  turn: number;
  active: number;
}

/** What happened, after which decision; `cards` are those that it names, by id. `then` is how it is told behind the lines before it, where it belongs to their action. */
export interface LogLine {
  n: number;
  id: string;
  cards: Array<string>;
  text: Words;
  then?: Words;
}

/** A match before decision `n`, whole, and before those that follow, as changes. */
export interface Moments {
  n: number;
  last: number;
  moments: Array<Record<string, unknown> | null>;
}

/** Why something is not offered. */
export interface Reason {
  key: string;
  rule: string;
  text: Words;
  chapter: Words;
  rule_text: Words;
}

/** A match that was played on from decision `n` of another. */
export interface ForkData {
  table: string;
  n: number;
  seat: number;
  name: string;
  bot: string;
  last: number;
  result: Result | null;
}

/** Play on from decision `n`, in `seat`, against a bot in each other seat. */
export interface Fork {
  n: number;
  seat: number;
  bot: string;
}

/** All that is printed of a game, in both languages. */
export interface GameData {
  game: string;
  names: Words;
  rules: string;
  seats: Array<number>;
  options: Record<string, Array<unknown>>;
  stops: Array<string>;
  zones: Array<Zone>;
  decks: Record<string, Record<string, unknown>>;
  sections: Array<Section>;
  least: number;
  cards: Record<string, Card>;
  words: AllWords;
}

export interface Zone {
  name: string;
  of_player: boolean;
  holds: string;
}

/** A part of a deck: the cards of which `fact` is one of `values`, from `least` to `most` (0: any number). */
export interface Section {
  name: string;
  fact: string;
  values: Array<string>;
  least: number;
  most: number;
}

export interface Card {
  names: Words;
  texts: Words;
  facts: Record<string, unknown>;
}

/** All words of a game by their keys, in both languages. */
export interface AllWords {
  fr: Record<string, string>;
  en: Record<string, string>;
}

export interface RuleData {
  id: string;
  chapter: Words;
  kind: string;
  ruling: boolean;
  text: Words;
  check: string;
  table: boolean;
  source: string;
}

/** What the rulebook says about a card. */
export interface CardRules {
  keywords: Array<Keyword>;
  rules: Array<RuleData>;
  glossary: Record<string, string>;
}

export interface Keyword {
  name: Words;
  rules: Array<RuleData>;
}

/** A deck, what is wrong with it, and lists of it that can be read again. */
export interface DeckData {
  deck: Record<string, unknown>;
  refusals: Array<DeckRefusal>;
  lists: Words;
}

export interface DeckRefusal {
  rule: string;
  text: Words;
  card: string;
}

export interface DeckText {
  text: string;
}

export interface Hand {
  cards: Array<string>;
}

export interface Stored {
  ok: boolean;
}

export interface Report {
  table: string;
  note: string;
  browser?: string;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** `trouble` is why not, where it cannot (503). */
export interface Ready {
  ok: boolean;
  trouble: string;
}

/** Follow the table; `since` is the last update that the client has. */
export interface Watch {
  do: "watch";
  since?: number | null;
  id?: number;
}

export interface Sit {
  do: "sit";
  seat: number;
  deck: string | Record<string, unknown>;
  id?: number;
}

export interface AddBot {
  do: "bot";
  seat: number;
  bot: string;
  deck: string | Record<string, unknown>;
  id?: number;
}

export interface Stand {
  do: "stand";
  id?: number;
}

export interface Begin {
  do: "start";
  id?: number;
}

export interface Choose {
  do: "choose";
  n: number;
  option: string;
  id?: number;
}

export interface Undo {
  do: "undo";
  to: number;
  id?: number;
}

export interface AnswerUndo {
  do: "answer-undo";
  yes: boolean;
  id?: number;
}

export interface Concede {
  do: "concede";
  id?: number;
}

/** An opponent has gone: a bot takes the seat, or the win is claimed. */
export interface Claim {
  do: "claim";
  seat: number;
  bot?: string;
  id?: number;
}

export interface Talk {
  do: "say";
  text: string;
  id?: number;
}

/** Why an option is not there, or why a card has none. */
export interface Why {
  do: "why";
  option?: string;
  card?: number;
  id?: number;
}

/** What some options would do. */
export interface What {
  do: "what";
  options: Array<string>;
  id?: number;
}

export interface Rematch {
  do: "rematch";
  id?: number;
}

/** Bots need not play at a pace that one can follow until a person is asked. */
export interface Hurry {
  do: "hurry";
  id?: number;
}

export interface Ping {
  do: "ping";
  id?: number;
}

/** The whole table, as this client may know it, after update `n`. */
export interface TableTold {
  is: "table";
  n: number;
  table: Record<string, unknown>;
}

/** What is different since the last message, or since update `since` where the client named it. */
export interface UpdateTold {
  is: "update";
  n: number;
  since: number | null;
  delta: Record<string, unknown> | null;
}

/** What was asked with this id is done, and stored. */
export interface DoneTold {
  is: "done";
  id: number;
  n?: number;
  table?: string;
  why?: Array<Reason>;
  what?: Array<Record<string, unknown> | null>;
  at?: number;
  gone?: Array<number>;
  idle?: number;
  watching?: number;
}

/** What was asked with this id is not done (0: it could not be read), and why. */
export interface RefusedTold {
  is: "refused";
  id: number;
  error: Refusal;
}

/** Why not: a code for programs, words for people, the rules behind it. */
export interface Refusal {
  code: string;
  message: Words;
  rules: Array<string>;
}

export interface Refused {
  error: Refusal;
}

export type AnyMessage = Watch | Sit | AddBot | Stand | Begin | Choose | Undo | AnswerUndo | Concede | Claim | Talk | Why | What | Rematch | Hurry | Ping;

export type AnyTold = TableTold | UpdateTold | DoneTold | RefusedTold;
