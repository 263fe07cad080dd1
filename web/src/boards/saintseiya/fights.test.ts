import { describe, expect, it } from "vitest";
import type { Scene } from "../../lib/scene.svelte";
import type { Entry } from "../../lib/types";
import { fightsOf, freeOf } from "./fights";

const jabu = { card: "jabu-licorne", number: 7, facing: 30 };
const seiya = { card: "seiya-pegase", number: 8, facing: 31 };
const spent = { card: "oko", number: 9 };
const players = [
  { played: [] as Entry[] },
  {
    played: [jabu, seiya, spent],
    confronts: [
      { target: 31, force: { sum: 1, need: 5, armour: 0 } },
      { target: 30, force: { sum: 2, need: 2, armour: 0 }, cosmos: { sum: 0, need: 3, armour: 2 } },
    ],
  },
];
const scene = {
  players,
  zone: (seat: number, name: string) => (players[seat] as Record<string, Entry[]>)[name] ?? [],
} as unknown as Scene;

describe("confrontations", () => {
  it("are those that the server tells, each with the cards that face its target", () => {
    const [first, second] = fightsOf(scene);
    expect([first?.seat, first?.target, first?.cards]).toEqual([1, 31, [seiya]]);
    expect(second?.cards).toEqual([jabu]);
  });
  it("have the ways that there are, Force first", () => {
    expect(fightsOf(scene).map((fight) => fight.ways.map((one) => one.way))).toEqual([["force"], ["force", "cosmos"]]);
    expect(fightsOf(scene)[1]?.ways[1]).toEqual({ way: "cosmos", sum: 0, need: 3, armour: 2 });
  });
  it("leave out who faces nobody", () => {
    expect(freeOf(scene, 1)).toEqual([spent]);
  });
});
