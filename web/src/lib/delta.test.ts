import { expect, test } from "vitest";
import { changed } from "./delta";

test("tables change key by key, lists grow, anything else is new", () => {
  const old = { n: 1, log: ["a"], match: { turn: 1, players: [1], gone: true } };
  const change = {
    n: { "=": 2 },
    log: { "+": ["b", "c"] },
    match: { turn: { "=": 2 }, players: { "=": [2, 3] }, "-": ["gone"] },
    seed: { "=": "x" },
  };
  expect(changed(old, change)).toEqual({ n: 2, log: ["a", "b", "c"], match: { turn: 2, players: [2, 3] }, seed: "x" });
  expect(old.log).toEqual(["a"]);
});

test("lists go on: some are gone before, some come behind", () => {
  expect(changed({ log: ["a", "b"] }, { log: { "<": 1, "+": ["c"] } })).toEqual({ log: ["b", "c"] });
  expect(changed({ log: ["a", "b"] }, { log: { "<": 1, "+": [] } })).toEqual({ log: ["b"] });
});

test("no change gives the same thing", () => {
  const old = { a: 1 };
  expect(changed(old, null)).toBe(old);
});
