import { expect, test } from "vitest";

const all = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
const sheets = import.meta.glob<string>("./{styles,parts}/**/*.css", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const MOST = 250;

test("a component has one idea, and so few lines", () => {
  const long = Object.entries(all).filter(([, text]) => text.split("\n").length - 1 > MOST);
  expect(Object.keys(all).length).toBeGreaterThan(100);
  expect(long.map(([name]) => name)).toEqual([]);
});
test("no shared sheet knows a game or its words", () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(4);
  const WORDS = /board--|data-game|keyforge|sevenfallen|saintseiya|rise\b|\.house|\.keys\b|\.pool|\.rank|\.god|\.tech|\.hero|\.flame/;
  expect(Object.entries(sheets).flatMap(([name, text]) => (WORDS.test(text) ? [`${name}: ${WORDS.exec(text)![0]}`] : []))).toEqual([]);
});
test("everything has a type", () => {
  const ANY = /(?:: |as |<|\| )any\b(?!where)/;
  const found = Object.entries(code).filter(
    ([name, text]) => !name.endsWith(".test.ts") && ANY.test(text.replace(/\/\*[^]*?\*\/|\/\/.*|"[^"]*"/g, "")),
  );
  expect(found.map(([name]) => name)).toEqual([]);
});
