import { settings } from "../lib/settings.svelte";
import type { Printed } from "../lib/types";
import { both } from "../lib/words";

/** The words before a colon that say when a card does something: « Jouez », « Moisson/Combat ». */
export function cuesOf(printed: Printed): string[] {
  const text = printed.texts[settings.lang];
  const found = [...text.matchAll(/(?:^|[.!?»)\n] )([A-ZÀ-Ý][\wÀ-ÿ’' /-]{2,28}?) ?:/g)].map((match) => match[1]!.trim());
  return [...new Set(found.flatMap((cue) => cue.split("/")))].slice(0, 3);
}
/** Its text in sentences that begin with a cue, for the large card; what is written is shown as text, never as markup. */
export const paragraphs = (printed: Printed): string[] =>
  both(printed.texts)
    .split(/(?<=[.!?»]) (?=[A-ZÀ-Ý][\wÀ-ÿ’' /-]{2,28}\s?: )/)
    .map((text) =>
      text
        .replace(/&/g, "&amp;")
        .replace(/</g, "&lt;")
        .replace(/^[^.:]{2,30}: /, (cue) => `<b>${cue}</b>`),
    );
export const fact = <T>(printed: Printed | undefined, name: string): T | undefined => printed?.facts[name] as T | undefined;
