import type { Drawn, Family } from "./types";
import type { Rng } from "./rng";

// The tools of a print: two plates on a 120 x 90 window. Nothing here knows what is drawn.
export const W = 120;
export const H = 90;
export const CX = 60;
export const INK = "#241b17";
export const PAPER = "#f8f1e2";
export const GOLD = "#f0c245";

export type Point = readonly [number, number];
/** The inks of one print: those of the family, and a third, sparingly, for coats and trimmings. */
export type Inks = Family & { coat: string; trim: string };
/** A drawing: SVG made from chance, inks and the card. */
export type Draw = (r: Rng, f: Inks, card: Drawn) => string;

export const n = (v: number): number => Math.round(v * 10) / 10;
export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d: string, w: number, c: string, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const poly = (pts: readonly Point[]): string => "M" + pts.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "z";
/** The left half is drawn, the right half follows. */
export const mirror = (s: string): string => s + `<g transform="translate(${2 * CX} 0) scale(-1 1)">${s}</g>`;
export const polar = (cx: number, cy: number, r: number, a: number): [number, number] => [cx + r * Math.cos(a), cy + r * Math.sin(a)];
/** A table of numbers whose rows can be taken apart. */
export const rows = <const T extends readonly (readonly number[])[]>(table: T): T => table;
/** Points round a centre, near and far in turn. */
export const burst = (count: number, x: number, y: number, radius: (i: number) => number, step: number, turn = 0): string =>
  poly(Array.from({ length: count }, (_, i) => polar(x, y, radius(i), i * step + turn)));

/** The lens-shaped sliver a carving tool leaves. */
export function gouge(x: number, y: number, len: number, angle: number, width: number, fill: string): string {
  const dx = (Math.cos(angle) * len) / 2;
  const dy = (Math.sin(angle) * len) / 2;
  const px = -Math.sin(angle) * width;
  const py = Math.cos(angle) * width;
  return path(
    `M${n(x - dx)} ${n(y - dy)}Q${n(x + px)} ${n(y + py)} ${n(x + dx)} ${n(y + dy)}Q${n(x - px)} ${n(y - py)} ${n(x - dx)} ${n(y - dy)}z`,
    fill,
  );
}
/** Strokes that fly out from the middle. */
export function rays(r: Rng, f: Inks, k: number): string {
  let s = "";
  const o = r.in(0, 1);
  for (let i = 0; i < k; i++) {
    const a = o + (i * 6.283) / k;
    s += gouge(60 + 46 * Math.cos(a), 45 + 46 * Math.sin(a), r.in(20, 34), a, r.in(2, 3.4), i % 2 ? f.deep : f.tone);
  }
  return s;
}
/** Marks round a figure: they lift it off the backdrop. */
export function halo(r: Rng, f: Inks, k = 34): string {
  let s = "";
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.283 + r.in(-0.06, 0.06);
    const [x, y] = polar(CX, 46, r.in(41, 60), a);
    s += gouge(x, y, r.in(6, 15), a, r.in(0.5, 1.2), f.paper);
  }
  return s;
}
/** Light falls from the left: hatch the far cheek, comb the dark shoulders, let a little ink skip. */
export function carve(r: Rng, f: Inks): string {
  let s = "";
  for (let i = 0; i < 7; i++) s += gouge(73.5 - i * 0.5 + r.in(-0.6, 0.6), 39 + i * 5, r.in(6, 10), -0.62 + r.in(-0.1, 0.1), 0.75, INK);
  for (let i = 0; i < 9; i++)
    s += gouge(30 + i * 7.5 + r.in(-1.5, 1.5), 86 + r.in(-2, 2), r.in(6, 11), (i - 4) * -0.22 + 1.57, 0.7, f.paper);
  for (let i = 0; i < 16; i++) s += disc(r.in(4, 116), r.in(4, 86), r.in(0.25, 0.6), f.paper);
  return s;
}
export const star = (x: number, y: number, q: number, fill: string): string =>
  path(
    burst(8, x, y, (i) => (i % 2 ? q * 0.32 : q), 0.7854, -1.5708),
    fill,
    `stroke="${INK}" stroke-width=".9"`,
  );
/** Outlines: of things, of what is worn, of what is carried. */
export const O = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;
export const T = `stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`;
export const C = `stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"`;

const SLIVER = /<path d="(M([-\d.]+ [-\d.]+)Q[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+Q[-\d.]+ [-\d.]+ \2z)" fill="([^"]+)" \/>/y;
const DOT = /<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)" fill="([^"]+)"\/>/y;
/** The same print with fewer parts: slivers and dots of one ink that follow each other become one shape. All of them turn
 * the same way round, so that where they lie over each other nothing is cut out. */
export function thrift(svg: string): string {
  let out = "";
  let at = 0;
  let ink = "";
  let shape = "";
  const close = (): void => {
    if (shape) out += `<path d="${shape}" fill="${ink}"/>`;
    shape = "";
  };
  while (at < svg.length) {
    SLIVER.lastIndex = DOT.lastIndex = at;
    const sliver = SLIVER.exec(svg);
    const dot = sliver ? null : DOT.exec(svg);
    if (!sliver && !dot) {
      close();
      const next = svg.indexOf("<", at + 1);
      out += svg.slice(at, next < 0 ? undefined : next);
      at = next < 0 ? svg.length : next;
      continue;
    }
    const [fill, part] = sliver ? [sliver[3]!, sliver[1]!] : [dot![4]!, ring(Number(dot![1]), Number(dot![2]), Number(dot![3]))];
    if (fill !== ink) close();
    ink = fill;
    shape += part;
    at = sliver ? SLIVER.lastIndex : DOT.lastIndex;
  }
  close();
  return out;
}
const ring = (x: number, y: number, r: number): string => `M${n(x - r)} ${y}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0z`;
