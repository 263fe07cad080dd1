import { settings } from "./settings.svelte";
import { typeset } from "./typeset";
import type { Both, Lang } from "./types";

type Words = Record<string, readonly [fr: string, en: string]>;

/** The words of one part of the page: `const say = words({ end: ["Finir", "End"] })`, then `say("end")`, live in both
 * languages. `{name}` is replaced by an argument, `{n:carte|cartes}` by the form that fits a number. */
export function words<T extends Words>(table: T): (key: keyof T, args?: Record<string, string | number>) => string {
  return (key, args = {}) => {
    const [fr, en] = table[key]!;
    return typeset(fill(settings.lang === "fr" ? fr : en, args, settings.lang), settings.lang);
  };
}
export function fill(text: string, args: Record<string, string | number>, lang: Lang): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = args[name] ?? "";
    if (one === undefined) return String(value);
    const single = lang === "fr" ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return single ? one : (many ?? "");
  });
}
export const both = (text: Both | undefined): string => typeset(called(text?.[settings.lang] ?? ""), settings.lang);
const GUEST = /\b(?:Guest|Invité) (\d{4})\b/g;
/** A name, or a text with names: a guest was named in the language of their browser, and is called in ours. */
export const called = (text: string): string => text.replace(GUEST, settings.lang === "fr" ? "Invité $1" : "Guest $1");
/** The first letter of a sentence in capitals. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
