import { expect, test } from "vitest";
import type { Rule } from "../decks/types";
import { chaptersOf } from "./chapters";

const rule = (id: string, fr: string, en: string): Rule => ({
  id,
  chapter: { fr, en },
  kind: "turn",
  ruling: false,
  text: { fr: "", en: "" },
  check: "",
  table: false,
  source: "",
  examples: [],
});

test("chapters stand in the order of their first rules, each once", () => {
  const rules = [rule("A", "Tour / étape 1", "Turn / step 1"), rule("B", "Fin", "End"), rule("C", "Tour / étape 1", "Turn / step 1")];
  const chapters = chaptersOf(rules, "fr");
  expect(chapters.map((chapter) => [chapter.id, chapter.part, chapter.title])).toEqual([
    ["chapter-0", "Tour", "étape 1"],
    ["chapter-1", "Fin", ""],
  ]);
  expect(chapters[0]!.rules.map((one) => one.id)).toEqual(["A", "C"]);
  expect(chaptersOf(rules, "en")[0]!.name).toBe("Turn / step 1");
});
