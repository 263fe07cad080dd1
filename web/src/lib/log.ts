import type { LogLine } from "./types";
import { both } from "./words";

/** One action as the log tells it: its first line, and those that say what came of it. */
export interface Act {
  head: LogLine;
  rest: LogLine[];
}
/** Lines that belong together; the server says which follow another. */
export function acts(lines: LogLine[]): Act[] {
  const found: Act[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.then && last) last.rest.push(line);
    else found.push({ head: line, rest: [] });
  }
  return found;
}
const bare = (text: string): string => text.replace(/^[\s:;]+/, "");
/** An action in one sentence; what happened several times is counted. */
export function sentence(act: Act): string {
  const told: { text: string; times: number }[] = [];
  for (const line of act.rest) {
    const text = both(line.then);
    const last = told.at(-1);
    if (!text) continue;
    if (last && bare(last.text) === bare(text)) last.times++;
    else told.push({ text, times: 1 });
  }
  const head = both(act.head.text);
  const rest = told.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join("");
  return rest ? `${head.replace(/\.$/, "")}${rest}.` : head;
}
/** The cards that an action names, by id, each once. */
export const cardsOf = (act: Act): string[] => [...new Set([act.head, ...act.rest].flatMap((line) => line.cards))];
