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

/** A match before decision `n`, a whole Moment, and before those that follow, as changes. */
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
  decks: Record<string, Deck>;
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

/** A deck: its sections are lists of cards or of other words, by their names. */
export interface Deck {
  name?: string;
  [word: string]: unknown;
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
  examples: Array<ExampleData>;
}

/** A worked example of the rulebook that can be opened as a table. */
export interface ExampleData {
  id: string;
  text: Words;
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
  deck: Deck;
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

/** A line for the table, or for one's own team. */
export interface Talk {
  do: "say";
  text: string;
  team?: boolean;
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
  table: Picture;
}

/** A table, as one viewer may know it. `match` and what follows once it has begun: the log of the last turns with the number of lines `earlier`, how often somebody has `undone` something, how far back one may `undo` freely, the numbers of one's own last decisions, newest first, and what one `chose` there. Once it is over, the seed, and why it `ended` where it was not played to its end: conceded, time, gone. */
export interface Picture {
  table: string;
  game: string;
  state: "open" | "over" | "playing";
  you: number;
  seats: Array<SeatData>;
  open: boolean;
  delay: number;
  commitment: string;
  next: string;
  host: boolean;
  options: Record<string, unknown>;
  limits: PerMove | Fischer | Days | null;
  talk: Array<Spoken>;
  asked: UndoAsked | null;
  match?: View;
  decision?: Decision | null;
  earlier?: number;
  log?: Array<LogLine>;
  undone?: number;
  undo?: number | null;
  moments?: Array<number>;
  chose?: Array<Words | null>;
  clock?: ClockData | null;
  seed?: string;
  ended?: string;
}

export interface Spoken {
  seat: number;
  name: string;
  text: string;
  team?: boolean;
}

export interface UndoAsked {
  by: number;
  to: number;
  agreed: Array<number>;
}

/** A position as a seat sees it (null: as a spectator does). Stacks: the open one, then those that wait, each from the bottom up. */
export interface View {
  game: string;
  seat: number | null;
  n: number;
  turn: number;
  active: number;
  step: string;
  result: Result | null;
  players: Array<Player>;
  stack: Array<Array<StackItem>>;
  lasting: Array<Lasting>;
  [word: string]: unknown;
}

/** A player: the zones are lists of entries, by their names. */
export interface Player {
  name: string;
  team: number;
  out: boolean;
  automaton: boolean;
  [word: string]: unknown;
}

/** What waits on a stack: the card it comes from, what it does to which cards, and whose it is (-1: the game's). */
export interface StackItem {
  source: number;
  ability: string;
  targets: Array<number>;
  by: number;
}

export interface Lasting {
  effect: string;
  by: number;
  card: number | null;
  until: string;
  times: number;
}

/** An open question; who is not asked learns no more than who is. `stop` names a chance to respond; of a row of picks, how many were `picked` of `most`; what is `left` to divide, and how much `damage` each pick means. */
export interface Decision {
  n: number;
  seat: number;
  kind?: string;
  role?: "orders";
  source?: number;
  stop?: string;
  prompt?: Words;
  options?: Array<Option>;
  picked?: number;
  most?: number;
  left?: number;
  damage?: number;
}

/** One answer. `short` is its label on the card's own menu, where the card need not be named again; `role` what it does in the course of any game; `pointless`: it is legal and brings nothing here. */
export interface Option {
  key: string;
  verb: string;
  card: number;
  label: Words;
  short?: Words;
  role?: "closes" | "discards" | "ends" | "passes" | "targets" | "triggers";
  pointless?: boolean;
}

/** How many seconds each seat had at `since`, from when on those of seat `running` go by. */
export interface ClockData {
  running: number;
  since: number;
  left: Array<number>;
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
  what?: Array<Forecast | null>;
  at?: number;
  gone?: Array<number>;
  idle?: number;
  watching?: number;
}

/** What an option would do. Where that is not `sure`, `chance` may be why. `places` are keys of the next question that are called by a word, such as a flank. */
export interface Forecast {
  sure: boolean;
  chance: boolean;
  changes: Array<Change>;
  targets: Array<number>;
  places: Array<string>;
}

/** A number of a player or of a card that an option would change. */
export interface Change {
  seat?: number;
  card?: number;
  value: string;
  from: unknown;
  to: unknown;
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

/** A match before decision `n`; `taken` is the answer, where these eyes have seen it; `conceded`: somebody gave up. */
export interface Moment {
  n: number;
  match: View;
  decision: Decision | null;
  taken: string | null;
  conceded?: boolean;
}

/** A card where it lies: seen, with what play did to it, or so many hidden ones side by side. */
export interface Entry {
  card?: string;
  number?: number;
  owner?: number;
  controller?: number;
  hidden?: number;
  [word: string]: unknown;
}

export interface Refused {
  error: Refusal;
}

export type AnyMessage = Watch | Sit | AddBot | Stand | Begin | Choose | Undo | AnswerUndo | Concede | Claim | Talk | Why | What | Rematch | Hurry | Ping;

export type AnyTold = TableTold | UpdateTold | DoneTold | RefusedTold;
