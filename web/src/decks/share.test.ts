import { expect, test } from "vitest";
import { decode, encode } from "./share";

const deck = {
  name: "Le Chat & la Foudre ⚡",
  cards: ["troll", "troll", "troll", { card: "bumpsy", house: "dis" }, { card: "bumpsy", house: "dis" }, "troll"],
};

test("a deck comes back from its link", async () => {
  const text = await encode(deck);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await decode(text)).toEqual(deck);
});

test("a broken link is no deck", async () => {
  const text = await encode(deck);
  for (const broken of ["", "%%%", text.slice(0, 20), text.slice(5), "a".repeat(30_000)]) expect(await decode(broken)).toBeNull();
});

test("a link of other data is no deck", async () => {
  const bytes = new Uint8Array(
    await new Response(new Blob(['["x", 7, {"y": 1}]']).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  expect(await decode(btoa(String.fromCharCode(...bytes)))).toBeNull();
});
