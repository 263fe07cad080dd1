import { glyphAt } from "../glyphs";
import type { Drawn, Family, Marks } from "../types";
import {
  BLOOD,
  type Frame,
  INK,
  INK_2,
  PAPER,
  base,
  cues,
  drop,
  ecTok,
  fit,
  hex,
  kind,
  nameBlock,
  num,
  pane,
  plate,
  raised,
  rules,
  seal,
  shield,
  shortName,
  statuses,
  stitches,
  tally,
  text,
} from "./parts";

/** An arched window: the art, the paper that closes its upper corners, and the arch itself. */
function arched(c: Drawn, x: number, y: number, w: number, h: number, spring: number, stroke: number): string {
  const foot = y + h;
  const arch = `M${x} ${foot}V${y + spring}Q${x + 2} ${y} ${x + w / 2} ${y}T${x + w} ${y + spring}V${foot}z`;
  return (
    pane(c, x, y, w, h) +
    `<path fill-rule="evenodd" fill="${PAPER}" d="M${x - 0.6} ${y - 0.6}h${w + 1.2}V${foot + 0.6}h-${w + 1.2}z${arch}"/>` +
    (stroke ? `<path d="${arch}" fill="none" stroke="${INK}" stroke-width="${stroke}"/>` : "")
  );
}
/** Attack and life, or shields, as plates of 30. */
function values(c: Drawn, f: Family, st: Marks): string {
  if (c.atq !== undefined && c.fv !== undefined)
    return (
      plate(0, 0, 30, f.deep) +
      glyphAt("atq", 2.5, 4.5, 11, "#fff") +
      num(21, 15.5, 15.5, st.atq ?? c.atq, c.atq, { fill: "#fff" }) +
      plate(32, 0, 30, INK) +
      glyphAt("fv", 34.5, 4.5, 11, "#ff9b8a") +
      num(53, 15.5, 15.5, st.fv ?? c.fv, c.fv, { fill: "#fff" })
    );
  if (c.bou !== undefined)
    return plate(0, 0, 34, INK) + glyphAt("bou", 3, 4, 12, "#fff") + num(24, 15.5, 15.5, c.bou, undefined, { fill: "#fff" });
  if (c.fv !== undefined)
    return plate(0, 0, 34, INK) + glyphAt("fv", 2.5, 4.5, 11, "#ff9b8a") + num(23, 15.5, 15.5, st.fv ?? c.fv, c.fv, { fill: "#fff" });
  return "";
}
/** Its cost, on a ribbon that hangs from the upper edge. */
function ribbon(c: Drawn, f: Family, x: number, wide: number, long: number, notch: number, size: number): string {
  if (c.cost === undefined) return "";
  const middle = x + wide / 2;
  return (
    `<path d="M${x} 0H${x + wide}V${long}L${middle} ${notch} ${x} ${long}z" fill="${f.deep}"/>` +
    text(middle, notch - size / 2 + 0.75, size, c.cost, { fill: "#fff", anchor: "middle", weight: 800 })
  );
}
const valued = (c: Drawn): boolean => c.atq !== undefined || c.bou !== undefined || c.fv !== undefined;

/** 7 Fallen: a page of a sacred book. Stitched binding, arched window, a ribbon with its cost at the
 * side that a fanned hand leaves free, ATQ and FV side by side. */
export const sevenfallen: Frame = {
  thumb(c, f, st) {
    const atq = st.atq ?? c.atq;
    const fv = st.fv ?? c.fv;
    return (
      base(56, 76, 2) +
      arched(c, 2, 15, 52, 44, 18, 0) +
      `<path d="M0 2a2 2 0 0 1 2-2h52a2 2 0 0 1 2 2v13H0z" fill="${f.deep}"/>` +
      text(3.5, 11.4, 9.9, shortName(c), { fill: "#fff", stretch: 75, extra: fit(shortName(c), 9.9, 49) }) +
      (atq !== undefined && fv !== undefined
        ? num(12, 72.5, 14.5, atq, c.atq, { fill: raised(atq, c.atq ?? atq) }) +
          text(22, 72, 12, "/", { fill: INK_2 }) +
          num(32, 72.5, 14.5, fv, c.fv, { fill: raised(fv, c.fv ?? fv) })
        : c.bou !== undefined
          ? shield(13, 67.5, 15, c.bou)
          : fv !== undefined
            ? glyphAt("fv", 4, 61.5, 11, BLOOD) + num(25, 72.5, 14.5, fv, c.fv)
            : st.ec === undefined
              ? glyphAt(f.glyph, 4, 61, 12, f.deep)
              : "") +
      (st.damage ? drop(47, 66, 17, st.damage) : "") +
      // at the side that cards lying over each other leave free
      ecTok(st, valued(c) ? 47 : 11, 66.5, 16) +
      (st.cost === undefined
        ? ""
        : `<path d="M3 13H18V32L10.500 28 3 32z" fill="${f.deep}" stroke="${PAPER}" stroke-width="1.200"/>` +
          text(10.5, 25.5, 12, st.cost, { fill: "#fff", anchor: "middle", weight: 800 })) +
      statuses(st, 48, 24, 13, 13.5)
    );
  },
  table(c, f, st) {
    const foot = valued(c) ? 108 : 124;
    return (
      base(110, 154, 3) +
      stitches(154, f.deep) +
      arched(c, 14, 30, 90, foot - 30, 32, 1.6) +
      nameBlock(c.name, c.cost === undefined ? 59 : 71, 18.5, 12.3, c.cost === undefined ? 88 : 66, 11.2, { anchor: "middle" }) +
      ribbon(c, f, 15, 19, 30, 24, 14.5) +
      cues(c, f, 14, foot + 5, 90) +
      (valued(c)
        ? `<g transform="translate(14 131)">${values(c, f, st)}</g>`
        : text(14, 149, 10, kind(c), { fill: INK_2, weight: 600, extra: fit(kind(c), 10, 62) })) +
      (st.damage ? drop(92, 138, 25, st.damage) : "") +
      ecTok(st, 92, 140, 24) +
      statuses(st, 96, 48, 18, 20)
    );
  },
  full(c, f, st) {
    return (
      base(320, 448, 6) +
      `<g transform="scale(2.9)">${stitches(154.5, f.deep)}</g>` +
      arched(c, 42, 66, 262, 176, 68, 3) +
      nameBlock(c.name, c.cost === undefined ? 173 : 198, 44, 28, c.cost === undefined ? 260 : 208, 24, { anchor: "middle", weight: 800 }) +
      ribbon(c, f, 44, 44, 58, 46, 26) +
      `<g transform="translate(42 396) scale(2)">${values(c, f, st)}</g>` +
      (st.damage ? drop(282, 422, 46, st.damage) : "") +
      ecTok(st, 282, 420, 44) +
      rules(c, 44, 248, 258) +
      statuses(st, 298, 88, 34, 38)
    );
  },
};

/** What is counted down, and what is left of it. */
function counted(c: Drawn, st: Marks): [max: number, left: number] {
  const max = c.fv ?? c.bou ?? 0;
  return [max, st.fv ?? max];
}
/** Attack and life in hexagons, or shields; `glyph` is the size of the signs above the numbers. Nothing where it has neither. */
function hexagons(c: Drawn, f: Family, st: Marks, [x, far]: [number, number], y: number, r: number, size: number, glyph = 0): string {
  const [max, left] = counted(c, st);
  const sign = (name: string, at: number): string => (glyph ? glyphAt(name, at - glyph / 2, y - r + 2, glyph, "#fff") : "");
  const low = y + size * 0.36 + glyph * 0.22;
  if (c.atq !== undefined)
    return (
      hex(x, y, r, f.deep) +
      sign("atq", x) +
      text(x, low, size, st.atq ?? c.atq, { fill: "#fff", anchor: "middle", weight: 800 }) +
      hex(far, y, r, BLOOD) +
      sign("fv", far) +
      num(far, low, size, left, max, { fill: "#fff" })
    );
  return c.bou === undefined ? "" : shield(x, y, r * 1.9, left);
}

/** Seven Fallen, first edition: life, shields and EC are counted down, so the spine is a tally stick. Header band, cost as
 * a wax seal, a ruled window instead of the arch. */
export const sevenfallenFirst: Frame = {
  thumb(c, f, st) {
    const [max, left] = counted(c, st);
    return (
      base(56, 76, 2) +
      pane(c, 6, 15, 50, 43) +
      `<path d="M0 2a2 2 0 0 1 2-2h52a2 2 0 0 1 2 2v13H0z" fill="${f.deep}"/>` +
      text(4, 11.4, 9.9, shortName(c), { fill: "#fff", stretch: 75, extra: fit(shortName(c), 9.9, 49) }) +
      `<path d="M0 15H6V76H2a2 2 0 0 1-2-2z" fill="${f.deep}"/>` +
      tally(0, 20, 6, max, left, 36) +
      (hexagons(c, f, st, [18, 40], 67.5, 8.6, 11.5) ||
        (st.ec === undefined ? glyphAt(f.glyph, 12, 61, 12, f.deep) : ecTok(st, 18, 67, 17))) +
      (st.cost === undefined ? "" : seal(14.5, 24.5, 9, st.cost)) +
      statuses(st, 48, 24, 13, 13.5)
    );
  },
  table(c, f, st) {
    const [max, left] = counted(c, st);
    return (
      base(110, 154, 3) +
      `<path d="M0 3a3 3 0 0 1 3-3h104a3 3 0 0 1 3 3v27H0z" fill="${f.deep}"/><path d="M0 28H13V154H3a3 3 0 0 1-3-3z" fill="${f.deep}"/>` +
      tally(0, 40, 13, max, left, 100) +
      // the seal lies at the side that a fanned hand leaves free
      nameBlock(c.name, c.cost === undefined ? 7 : 31, 18.5, 12.4, c.cost === undefined ? 96 : 74, 11.2, { fill: "#fff" }) +
      (c.cost === undefined ? "" : seal(15.5, 15, 12, c.cost)) +
      pane(c, 18, 35, 87, 72) +
      `<path d="M18 35H105V107H18z" fill="none" stroke="${INK}" stroke-width="1.600"/><path d="M15.500 32.500H107.500V109.500H15.500z" fill="none" stroke="${f.deep}" stroke-width="1.100"/>` +
      cues(c, f, 16, 113.5, 90) +
      (hexagons(c, f, st, [32, 62], 141, 12.5, 15, 7) || text(18, 147, 10, kind(c), { fill: INK_2, weight: 600 })) +
      ecTok(st, 92, 140, 24) +
      statuses(st, 97, 46, 18, 20)
    );
  },
  full(c, f, st) {
    const [max, left] = counted(c, st);
    return (
      base(320, 448, 6) +
      `<path d="M0 6a6 6 0 0 1 6-6H314a6 6 0 0 1 6 6V72H0z" fill="${f.deep}"/><path d="M0 70H34V448H6a6 6 0 0 1-6-6z" fill="${f.deep}"/>` +
      tally(0, 96, 34, max, left, 320) +
      pane(c, 46, 86, 262, 160) +
      `<path d="M46 84h262v3H46zM46 246h262v3H46z" fill="${INK}"/>` +
      nameBlock(c.name, c.cost === undefined ? 18 : 78, 44, 28, c.cost === undefined ? 280 : 226, 24, { fill: "#fff", weight: 800 }) +
      (c.cost === undefined ? "" : seal(40, 37, 28, c.cost)) +
      hexagons(c, f, st, [76, 142], 412, 28, 32, 14) +
      ecTok(st, 282, 412, 44) +
      rules(c, 48, 252, 254) +
      statuses(st, 298, 106, 34, 38)
    );
  },
};
