import { both, called, capital, words } from "../lib/words";
import { botName } from "./bots";
import type { Listed, Mine } from "./lists";

const say = words({
  alone: ["seul", "alone"],
  waiting: ["{n} {n:siège libre|sièges libres}, on attend", "{n} {n:seat|seats} free, waiting"],
  full: ["tout le monde est là", "everybody is here"],
  turn: ["tour {turn}", "turn {turn}"],
  setUp: ["mise en place", "set-up"],
  yours: ["{turn}, à vous", "{turn}, your move"],
  theirs: ["{turn}, {name} réfléchit", "{turn}, {name} is thinking"],
  won: ["Gagnée", "Won"],
  lost: ["Perdue", "Lost"],
  drawn: ["Nulle", "Drawn"],
  ended: ["{how} : {why}", "{how}: {why}"],
  score: ["{how}, {mine} à {theirs}", "{how}, {mine} to {theirs}"],
});
const nameOf = (seat: Listed["seats"][number]): string => (seat.bot ? botName(seat.bot) : called(seat.name));

/** Those at a table but me. */
export function othersAt(table: Mine): string {
  const names = table.seats.filter((seat, i) => i !== table.you && seat.taken).map(nameOf);
  return names.length ? [...new Set(names)].join(", ") : say("alone");
}
export const free = (table: Listed): number => table.seats.filter((seat) => !seat.taken).length;

/** Where a table of mine stands, in one line. */
export function standing(table: Mine): string {
  if (table.state === "open") return free(table) ? say("waiting", { n: free(table) }) : say("full");
  if (table.state === "over") return outcome(table);
  const asked = table.seats[table.asks];
  const turn = table.turn ? say("turn", { turn: table.turn }) : say("setUp");
  return table.mine || !asked ? say("yours", { turn }) : say("theirs", { turn, name: nameOf(asked) });
}
export const hasWon = (table: Mine): boolean => !!table.result?.winners.includes(table.you);

/** How a match of mine ended. */
export function outcome(table: Mine): string {
  const result = table.result;
  if (!result) return "";
  const how = say(!result.winners.length ? "drawn" : hasWon(table) ? "won" : "lost");
  const mine = result.scores[table.you];
  const theirs = Math.max(...result.scores.filter((_, seat) => seat !== table.you));
  if (mine !== undefined && Number.isFinite(theirs)) return say("score", { how, mine, theirs });
  const why = both(result.why);
  return why ? capital(say("ended", { how, why })) : how;
}
