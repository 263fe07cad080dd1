import type { Rule } from "../decks/types";
import type { Lang } from "../lib/types";

export interface Chapter {
  id: string;
  name: string;
  /** « Tour / étape 1 » stands under « Tour ». */
  part: string;
  title: string;
  rules: Rule[];
}
/** Rules by chapter, in the order of the rulebook. */
export function chaptersOf(rules: Rule[], lang: Lang): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const name = rule.chapter[lang];
    const [part, ...rest] = name.split(" / ");
    const chapter = found.get(name) ?? { id: `chapter-${found.size}`, name, part: part!, title: rest.join(" / "), rules: [] };
    chapter.rules.push(rule);
    found.set(name, chapter);
  }
  return [...found.values()];
}
