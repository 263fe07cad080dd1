import type { Lang } from "./types";

/** French as it is printed: a narrow space that does not break before ; : ! ? and within « », curved apostrophes, and
 * `de` and `que` cut short before a name that begins with a vowel. */
export const typeset = (text: string, lang: Lang): string =>
  lang === "en"
    ? text
    : text
        .replace(/(?<!\p{L})(d|D|qu|Qu)e (?=[AEIOUÀÂÉÈÊÎÔŒ])/gu, "$1’")
        .replace(/(?<=^|[^\s:;!?])\s?([;:!?]+)(?=[\s)»,.]|$)/g, "\u202f$1")
        .replace(/«\s*/g, "«\u202f")
        .replace(/\s*»/g, "\u202f»")
        .replace(/(?<=\p{L})'(?=[\p{L}\d«])/gu, "’");
