import type { Backdrop } from "./types";

/** From what is printed on a card to what is drawn: inks and backdrop (family), people (traits), a person (hero), a sign
 * on the head (sign), or one drawing by name (art). Boards spread it into the card that they show. */
export interface Cast {
  family: string;
  traits: string[];
  hero?: string;
  sign?: string;
  art?: string;
  backdrop?: Backdrop;
}
export type Facts = Record<string, unknown>;
export const text = (facts: Facts, name: string): string => (typeof facts[name] === "string" ? facts[name] : "");
export const list = (facts: Facts, name: string): string[] => (Array.isArray(facts[name]) ? (facts[name] as string[]) : []);
export const has = (words: readonly string[], wanted: RegExp): boolean => words.some((word) => wanted.test(word));
/** The first row whose pattern is in the id names the drawing. */
export type Rows = readonly (readonly [RegExp, string])[];
export const byId = (id: string, rows: Rows): string | undefined => rows.find(([pattern]) => pattern.test(id))?.[1];

/** What an action does, in the words of its English text: the picture must not change with the language. */
const DOES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bforge|\bkeys?\b/i, ["forge"]],
  [/\bsteal/i, ["purse", "hand"]],
  [/\bcapture/i, ["chains", "net"]],
  [/\barchive|\bdiscard|\bpurge/i, ["quill", "vortex"]],
  [/\bready/i, ["horn", "sunrise"]],
  [/\bstun/i, ["bolt", "spiral"]],
  [/\bheal|ward/i, ["sunrise", "hand"]],
  [/\bdestroy/i, ["skull", "blast", "wave"]],
  [/\bdamage/i, ["fist", "bolt", "arrows", "blast", "claw"]],
  [/\breturn|shuffle|swap/i, ["vortex", "wave", "spiral"]],
  [/\bdraw|look|reveal/i, ["eye", "quill"]],
  [/\bgain\b|Æ/i, ["coin", "sunrise", "horn"]],
];
export const deeds = (english: string): string[] =>
  DOES.filter(([pattern]) => pattern.test(english))
    .slice(0, 2)
    .flatMap(([, drawings]) => drawings);
