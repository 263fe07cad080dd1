import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { settings } = await import("./settings.svelte");
const { both, called } = await import("./words");
beforeEach(() => void (settings.lang = "fr"));

test("guests are called in the language of the page, in names and in texts", () => {
  expect(called("Guest 2601")).toBe("Invité 2601");
  expect(both({ fr: "Guest 2601 joue, Invité 1234 attend.", en: "" })).toBe("Invité 2601 joue, Invité 1234 attend.");
  settings.lang = "en";
  expect(called("Invité 2601")).toBe("Guest 2601");
});
test("names that people have given themselves are left alone", () => {
  for (const name of ["Guest", "Guest 12", "Guest 26012", "Invitée 2601", "Ann"]) expect(called(name)).toBe(name);
});
