import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import("./settings.svelte");
const { acts, cardsOf, sentence } = await import("./log");

const line = (text: string, then?: string, cards: string[] = []) => ({
  n: 1,
  id: "x",
  cards,
  text: { fr: text, en: text },
  ...(then === undefined ? {} : { then: { fr: then, en: then } }),
});
beforeEach(() => (settings.lang = "en"));

test("what came of an action is told behind it, and counted where it happened several times", () => {
  const told = acts([
    line("Troll reaps.", undefined, ["troll"]),
    line("Bo gains 1 Æ.", ": +1 Æ, 4 in all"),
    line("Squire goes.", "; squire goes", ["squire"]),
    line("Squire goes.", "; squire goes", ["squire"]),
    line("It goes to the discard pile.", ""),
    line("Turn 2: Bo."),
  ]);
  expect(told.map(sentence)).toEqual(["Troll reaps: +1 Æ, 4 in all; squire goes ×2.", "Turn 2: Bo."]);
  expect(told.map(cardsOf)).toEqual([["troll", "squire"], []]);
});

test("a line whose first one is not there is told in full", () => {
  expect(acts([line("Bo gains 1 Æ.", ": +1 Æ")]).map(sentence)).toEqual(["Bo gains 1 Æ."]);
});
