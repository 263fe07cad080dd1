import type { Card, Days, Fischer, GameData, PerMove, Reason, Refusal, SeatData, Words } from "./server";

// What the server sends, by the names that the page has for it. The types themselves are in `server.ts`, which is made from the
// server's own.
export type {
  Change,
  ClockData,
  Deck,
  Decision,
  Entry,
  Forecast,
  Hello,
  Lasting,
  LogLine,
  Option,
  Person,
  Picture,
  Player,
  Result,
  StackItem,
  View,
} from "./server";
export type Lang = keyof Words;
export type Both = Words;
export type Refused = Refusal;
export type WhyNot = Reason;
/** A printed card. `facts` are the game's own. */
export type Printed = Card;
export type Chair = SeatData;
/** How much time each seat has. */
export type ClockSetting = PerMove | Fischer | Days;
export type GameInfo = GameData;
