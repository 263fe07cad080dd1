import { expect, test } from "vitest";
import { type Box, type Line, type Placed, chosen, drawLinks } from "./links";

const box = (x: number, y: number): Box => ({ x, y, w: 110, h: 154 });
const placed = (kind: Line["kind"], a: Box, b: Box, more: Partial<Placed> = {}): Placed => ({
  kind,
  from: 1,
  to: 2,
  say: "",
  a,
  b,
  ...more,
});
const desk = { phone: false };
const KINDS: Line["kind"][] = ["attack", "planned", "block", "guard", "thread"];
/** All points of a drawing. */
const points = (svg: string): [number, number][] =>
  [...svg.matchAll(/d="M?([^"]+)z?"/g)].flatMap((d) =>
    [...d[1]!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((p) => [+p[1]!, +p[2]!] as [number, number]),
  );

test.each(KINDS)("%s is whole, wherever its ends lie", (kind) => {
  const places: [Box, Box][] = [
    [box(0, 400), box(300, 0)],
    [box(300, 0), box(0, 400)],
    [box(0, 0), box(300, 0)],
    [box(300, 0), box(0, 10)],
    [box(50, 50), box(50, 50)],
  ];
  for (const [a, b] of places)
    for (const phone of [false, true])
      expect(drawLinks([placed(kind, a, b, { n: 5, glyph: "power" })], { phone, prompt: { x: 0, y: 200, w: 800, h: 60 } })).not.toMatch(
        /NaN|undefined|Infinity/,
      );
});

test("five shapes are told apart without colour", () => {
  const bare = (kind: Line["kind"]): string =>
    drawLinks([placed(kind, box(0, 300), box(200, 0))], desk).replace(/#[0-9a-f]{6}|var\([^)]*\)/g, "");
  expect(new Set(KINDS.map(bare)).size).toBe(KINDS.length);
  expect(bare("planned")).toContain("stroke-dasharray");
  expect(bare("attack")).not.toContain("stroke-dasharray");
  expect(bare("thread")).toContain("<circle");
});

test("the head of an attack comes out from under the prompt whole, and its number is not covered", () => {
  const prompt = { x: 0, y: 170, w: 800, h: 70 };
  const svg = drawLinks([placed("attack", box(200, 260), box(300, 0), { n: 5 })], { phone: false, prompt });
  const tip = Math.min(...points(svg.slice(0, svg.indexOf("translate(2 2.500)"))).map(([, y]) => y));
  expect(prompt.y - tip).toBeGreaterThanOrEqual(28);
  const tag = /translate\([\d.]+ ([\d.]+)\) rotate\(-4\)/.exec(svg);
  expect(Number(tag?.[1])).toBeGreaterThanOrEqual(prompt.y + prompt.h + 13);
});

test("roofs lie on the side away from the prompt", () => {
  const prompt = { x: 0, y: 170, w: 800, h: 70 };
  const roof = (y: number): number[] =>
    points(drawLinks([placed("guard", box(200, y), box(320, y))], { phone: false, prompt })).map(([, at]) => at);
  expect(Math.min(...roof(10))).toBeLessThan(10);
  expect(Math.max(...roof(300))).toBeGreaterThan(300 + 154);
});

test("on a phone a planned attack is a stub", () => {
  const far = placed("planned", box(0, 600), box(0, 0));
  const length = (phone: boolean): number => {
    const ys = points(drawLinks([far], { phone })).map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(length(true)).toBeLessThan(60);
  expect(length(false)).toBeGreaterThan(400);
});

test("lines that are not the current one are faint, and one number is written once", () => {
  const lines = [2, 3, 4].map((to) => placed("planned", box(200, 400), box(to * 120, 0), { to, n: 3 }));
  expect(drawLinks(lines, desk).match(/<text/g)).toHaveLength(1);
  expect(drawLinks([{ ...lines[0]!, faint: true }], desk)).toContain('opacity=".38"');
});

test("above six lines only those of the card in focus, and attacks under way, are drawn", () => {
  const lines: Line[] = [1, 2, 3, 4, 5, 6, 7].map((from) => ({ kind: "guard", from, to: from + 10, say: "" }));
  expect(chosen(lines.slice(0, 6), [])).toHaveLength(6);
  expect(chosen(lines, [3, 17]).map((one) => one.from)).toEqual([3, 7]);
  expect(chosen([...lines, { kind: "attack", from: 8, to: 9, say: "" }], [])).toHaveLength(1);
});

test("the ring of a target and the thread to it leave the upper edge of the card free, where its name is", () => {
  const card = box(300, 300);
  const svg = drawLinks([placed("thread", box(300, 0), card)], desk);
  const rings = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)" fill="none" stroke="[^"]+" stroke-width="([\d.]+)"/g)];
  expect(rings).toHaveLength(2);
  for (const [, y, r, width] of rings) expect(Number(y) + Number(r) + Number(width) / 2).toBeLessThanOrEqual(card.y + 0.5);
});
