import { beforeEach, expect, test, vi } from "vitest";
import { note, noted } from "./commitments";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
test("what was told first is kept, whatever is said later", () => {
  note("a", "first");
  note("a", "second");
  expect(noted("a")).toBe("first");
  expect(noted("b")).toBeUndefined();
});
test("the oldest are forgotten", () => {
  for (let i = 0; i < 70; i++) note(`t${i}`, "x");
  expect(noted("t0")).toBeUndefined();
  expect(noted("t69")).toBe("x");
});
test("a browser that keeps rubbish still works", () => {
  localStorage.setItem("pioche-seeds", "{]");
  expect(noted("a")).toBeUndefined();
  note("a", "x");
  expect(noted("a")).toBe("x");
});
