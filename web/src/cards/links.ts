import { glyphAt } from "./glyphs";
import { INK, PAPER, disc, line, n, path, poly, type Point } from "./pen";
import { rng } from "./rng";

// Lines between cards, cut like the cards: a colour plate with a paper margin, an ink plate a little off register, gouge
// nicks. Five shapes, told apart without colour. They dock at edges, so that faces and numbers stay free.
const BLOOD = "#b3261e";
const STEEL = "#4d6274";

/** A line between two cards, or places of the page: a card by its number, a place by a selector. */
export interface Line {
  kind: "attack" | "planned" | "block" | "guard" | "thread";
  from: number | string;
  to: number | string;
  /** A number on a tilted tag, and the glyph before it. */
  n?: number;
  glyph?: string;
  /** The line in one sentence. */
  say: string;
  /** Not the current one. */
  faint?: boolean;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A line whose ends have been found on the page. */
export interface Placed extends Line {
  a: Box;
  b: Box;
}
/** What the page says about all lines: a phone has stubs, and nothing may hide under the prompt. */
export interface Ground {
  phone: boolean;
  prompt?: Box;
}

/** Above this many only the lines of the card in focus are drawn. */
const MOST = 6;
/** Which lines are drawn when there are many: those of the card in focus, and attacks that are under way. */
export function chosen<T extends Line>(lines: readonly T[], focus: readonly (number | string)[]): T[] {
  if (lines.length <= MOST) return [...lines];
  return lines.filter((one) => (one.kind === "attack" && !one.faint) || focus.includes(one.from) || focus.includes(one.to));
}

interface Way {
  /** How far the ends are moved along their edges, so that lines which share an end lie side by side. */
  slide: number;
  land: number;
  scale: number;
  stub: boolean;
  seed: string;
  prompt?: Box;
}
const mid = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];
/** Where a line leaves one box for another: the middle of the facing edge, moved by `slide`, a little inside; outside where
 * `inset` is negative, but never beyond a side, where the next card lies. */
function dock(a: Box, b: Box, slide: number, inset: number): Point {
  const [ax, ay] = mid(a);
  const [bx, by] = mid(b);
  const [dx, dy] = [bx - ax, by - ay];
  if (Math.abs(dy) * 1.1 > Math.abs(dx) || Math.abs(dy) > a.h) return [ax + slide, dy > 0 ? a.y + a.h - inset : a.y + inset];
  const side = Math.max(0, inset);
  return [dx > 0 ? a.x + a.w - side : a.x + side, ay + slide];
}
const HEAD = 24;
const bezier = (p: Point, c: Point, q: Point, t: number): Point => [
  (1 - t) ** 2 * p[0] + 2 * (1 - t) * t * c[0] + t * t * q[0],
  (1 - t) ** 2 * p[1] + 2 * (1 - t) * t * c[1] + t * t * q[1],
];
interface Wedge {
  d: string;
  nicks: string;
  at: (t: number) => Point;
}
/** A wedge along a bend: thin where it starts, wide at the head, its edges a little uneven as if cut by hand. */
function wedge(p: Point, q: Point, bend: number, seed: string, k: number): Wedge {
  const r = rng(seed);
  const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const [ux, uy] = [(q[0] - p[0]) / len, (q[1] - p[1]) / len];
  const c: Point = [(p[0] + q[0]) / 2 - uy * bend, (p[1] + q[1]) / 2 + ux * bend];
  const stop = 1 - Math.min(HEAD * k, len * 0.4) / len;
  const left: Point[] = [];
  const right: Point[] = [];
  let nicks = "";
  let neck: readonly [number, number, number, number] = [...p, 0, 0];
  for (let i = 0; i <= 12; i++) {
    const t = (i / 12) * stop;
    const [x, y] = bezier(p, c, q, t);
    const [x2, y2] = bezier(p, c, q, t + 0.01);
    const d = Math.hypot(x2 - x, y2 - y) || 1;
    const [nx, ny] = [-(y2 - y) / d, (x2 - x) / d];
    const w = (1.6 + 5.2 * (i / 12) ** 0.8) * k + r.in(-0.5, 0.5);
    left.push([x + nx * w, y + ny * w]);
    right.unshift([x - nx * w, y - ny * w]);
    neck = [x, y, nx, ny];
    if (i > 3 && i < 12 && i % 2)
      nicks +=
        `M${n(x - ny * 6 * k)} ${n(y + nx * 6 * k)}q${n(nx * 2.4 + ny * 5)} ${n(ny * 2.4 - nx * 5)} ${n(ny * 12 * k)} ${n(-nx * 12 * k)}` +
        `q${n(-nx * 2.4 - ny * 5)} ${n(-ny * 2.4 + nx * 5)} ${n(-ny * 12 * k)} ${n(nx * 12 * k)}z`;
  }
  const [x, y, nx, ny] = neck;
  const hw = 14 * k;
  return {
    d: poly([...left, [x + nx * hw, y + ny * hw], q, [x - nx * hw, y - ny * hw], ...right]),
    nicks,
    at: (t) => bezier(p, c, q, t),
  };
}
/** The prompt lies between two boxes, so that a line from one to the other passes under it. */
const between = (prompt: Box | undefined, a: Box, b: Box): boolean => {
  if (!prompt) return false;
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  return upper.y + upper.h / 2 < prompt.y && lower.y + lower.h / 2 > prompt.y + prompt.h;
};
/** The ends of a wedge. One that passes under the prompt leaves from the corner, clear of the name, and reaches into the card,
 * so that its whole head comes out again: beside the middle, where the name is. */
function ends(a: Box, b: Box, way: Way): [Point, Point] {
  const p = dock(a, b, way.slide, 7);
  const [x, y] = dock(b, a, way.land, 3);
  if (!way.prompt || !between(way.prompt, a, b)) return [p, [x, y]];
  const need = HEAD * way.scale + 6;
  const clear = y < way.prompt.y ? Math.min(y, way.prompt.y - need) : Math.max(y, way.prompt.y + way.prompt.h + need);
  const aside = Math.abs(clear - y) > HEAD / 3 ? (x < p[0] ? 1 : -1) * b.w * 0.36 : 0;
  return [
    [p[0] + (x < p[0] ? -1 : 1) * a.w * 0.3, p[1]],
    [x + aside, clear],
  ];
}
const TAG = 26;
/** Where the tag lies: on the road, and where the prompt would cover it below its card, so that it tells whose it is. */
function tagPlace(road: Wedge, a: Box, b: Box, way: Way): Point {
  if (!way.prompt || !between(way.prompt, a, b)) return road.at(0.34);
  const edge = a.y > way.prompt.y ? way.prompt.y + way.prompt.h + TAG / 2 + 3 : way.prompt.y - TAG / 2 - 3;
  return [mid(a)[0] + way.slide, edge];
}
function tag([x, y]: Point, { n: value, glyph }: Line, ink: string, phone: boolean): string {
  if (value === undefined) return "";
  const w = 13 + String(value).length * 10 + (glyph ? 15 : 0);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-4) scale(${phone ? 0.82 : 1})">` +
    `<rect x="${-w / 2 + 1.5}" y="-11.500" width="${w}" height="${TAG}" rx="6" fill="${INK}"/>` +
    `<rect x="${-w / 2}" y="-13" width="${w}" height="${TAG}" rx="6" fill="${PAPER}" stroke="${INK}" stroke-width="1.600"/>` +
    (glyph ? glyphAt(glyph, -w / 2 + 5, -7, 14, ink) : "") +
    `<text x="${glyph ? 8 : 0}" y="6.500" text-anchor="middle" font-family="var(--font-display)" font-weight="800" font-size="18" fill="${INK}">${value}</text></g>`
  );
}
const OFF = `transform="translate(2 2.500)"`;
const MARGIN = `stroke="${PAPER}" stroke-width="2.600" stroke-linejoin="round" paint-order="stroke"`;
/** A body, and a tag that lies over all lines. */
type Drawn = readonly [string, string];

const SHAPES: Record<Line["kind"], (one: Placed, way: Way, phone: boolean) => Drawn> = {
  attack(one, way, phone) {
    const [p, q] = ends(one.a, one.b, way);
    const road = wedge(p, q, 18, way.seed, way.scale);
    return [
      path(road.d, INK, OFF) + path(road.d, BLOOD, MARGIN) + path(road.nicks, PAPER),
      tag(tagPlace(road, one.a, one.b, way), one, BLOOD, phone),
    ];
  },
  planned(one, way, phone) {
    const [p, q] = ends(one.a, one.b, way);
    const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const end: Point = way.stub ? [p[0] + ((q[0] - p[0]) / len) * 34, p[1] + ((q[1] - p[1]) / len) * 34] : q;
    const road = wedge(p, end, way.stub ? 0 : 18, way.seed, way.scale);
    const at: Point = way.stub ? [p[0] + (q[0] < p[0] ? 22 : -22), p[1] + (q[1] < p[1] ? -14 : 16)] : tagPlace(road, one.a, one.b, way);
    return [
      path(road.d, "var(--mat-me)", `fill-opacity=".82" stroke="${INK}" stroke-width="4.600" stroke-linejoin="round"`) +
        path(road.d, "none", `stroke="${PAPER}" stroke-width="2.200" ${way.stub ? "" : `stroke-dasharray="7 4"`} stroke-linejoin="round"`),
      tag(at, one, BLOOD, phone),
    ];
  },
  /** A bar on the blocker's edge that faces the attacker. */
  block(one, way, phone) {
    const { a, b } = one;
    const [ax, ay] = mid(a);
    const [bx, by] = mid(b);
    const flat = Math.abs(bx - ax) > Math.abs(by - ay) + a.h;
    const half = (flat ? a.h : a.w) / 2 + 6;
    const off = (flat ? a.w : a.h) / 2 + 3;
    const turn = flat ? (bx > ax ? 90 : -90) : by > ay ? 180 : 0;
    const r = rng(way.seed);
    const side = (v: number): Point[] => Array.from({ length: 9 }, (_, i) => [-half + (half * i) / 4, v + r.in(-0.7, 0.7)]);
    const d = poly([...side(-6), ...side(6).reverse()]);
    const nicks = [0, 1, 2, 3].map((i) => `M${n(-half + 10 + (i * (half * 2 - 32)) / 3)} -1q6 -2.400 12 0q-6 2.400 -12 0z`).join("");
    const q = (turn * Math.PI) / 180;
    const end: Point = [ax + Math.cos(q) * half + Math.sin(q) * off, ay + Math.sin(q) * half - Math.cos(q) * off];
    return [
      `<g transform="translate(${n(ax)} ${n(ay)}) rotate(${turn}) translate(0 ${n(-off)})">${path(d, INK, OFF)}${path(d, STEEL, MARGIN)}${path(nicks, PAPER)}</g>`,
      tag(end, { glyph: "defence", ...one }, STEEL, phone),
    ];
  },
  /** A roof: rises from the protector, comes down on the protected; away from the enemy. */
  guard({ a, b }, way, phone) {
    const below = !!way.prompt && a.y > way.prompt.y;
    const side = below ? 1 : -1;
    const [ya, yb] = below ? [a.y + a.h, b.y + b.h] : [a.y, b.y];
    const y = (below ? Math.max(ya, yb) : Math.min(ya, yb)) + side * (phone ? 4 : 6);
    const xa = a.x + a.w / 2;
    const xb = b.x + b.w / 2 - Math.sign(b.x - a.x) * b.w * 0.12;
    const foot = n(yb + side * 2);
    const d = `M${n(xa)} ${n(ya + side)}V${n(y)}H${n(xb)}V${foot}M${n(xb - 9)} ${foot}H${n(xb + 9)}`;
    const k = phone ? 0.75 : 1;
    return [
      line(d, 8 * k, INK, `transform="translate(1.500 1.500)"`) +
        line(d, 8 * k, PAPER) +
        line(d, 5 * k, STEEL) +
        `<path d="M${n(Math.min(xa, xb) + 12)} ${n(y)}H${n(Math.max(xa, xb) - 8)}" stroke="${PAPER}" stroke-width="1.400" stroke-dasharray="5 5"/>`,
      `<circle cx="${n(xa)}" cy="${n(y)}" r="${9.5 * k}" fill="${PAPER}" stroke="${INK}" stroke-width="1.600"/>` +
        glyphAt("armor", xa - 6 * k, y - 6 * k, 12 * k, STEEL),
    ];
  },
  thread({ a, b }, way) {
    const p = dock(a, b, way.slide, -4);
    const [x, y] = dock(b, a, way.land, -RING - 3); // the name at the upper edge stays free
    const d = `M${n(p[0])} ${n(p[1])}Q${n((p[0] + x) / 2)} ${n((p[1] + y) / 2 + 18)} ${n(x)} ${n(y)}`;
    const dots = `stroke-dasharray="0 10"`;
    const ring = (ink: string, w: number): string =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${RING}" fill="none" stroke="${ink}" stroke-width="${w}"/>`;
    return [line(d, 7, INK, dots) + line(d, 4.2, PAPER, dots) + disc(p[0], p[1], 3.4, PAPER) + ring(INK, 6.5) + ring(PAPER, 3), ""];
  },
};
/** The ring around the end of a thread. */
const RING = 9;
/** How far apart lines lie that share an end. */
const STEP = 18;

/** One number from one card is written once, on the middle of its roads. */
function said(lines: readonly Placed[], one: Placed): boolean {
  const same = lines.filter((other) => other.kind === one.kind && other.from === one.from && other.n === one.n);
  return one.kind !== "guard" && same[Math.floor((same.length - 1) / 2)] !== one;
}
/** All lines as one SVG fragment: bodies first, tags over them. */
export function drawLinks(lines: readonly Placed[], ground: Ground): string {
  const spread = (one: Placed, end: "from" | "to"): number => {
    const sharing = lines.filter((other) => other.kind === one.kind && other[end] === one[end]);
    const room = (end === "from" ? one.a.w : one.b.w) * 0.7;
    const step = Math.min(STEP, room / Math.max(1, sharing.length - 1));
    return (sharing.indexOf(one) - (sharing.length - 1) / 2) * step;
  };
  let bodies = "";
  let tags = "";
  for (const one of lines) {
    const way: Way = {
      slide: spread(one, "from"),
      land: spread(one, "to"),
      scale: ground.phone ? 0.8 : 1.2,
      stub: ground.phone,
      seed: `${one.from} ${one.to}`,
      prompt: ground.prompt,
    };
    const [body, above] = SHAPES[one.kind](one, way, ground.phone);
    const open = one.faint ? `<g opacity=".38">` : "<g>";
    bodies += `${open}${body}</g>`;
    if (above && !said(lines, one)) tags += `${open}${above}</g>`;
  }
  return bodies + tags;
}
