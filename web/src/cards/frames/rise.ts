import { glyphAt } from "../glyphs";
import type { Drawn } from "../types";
import {
  BLOOD,
  type Frame,
  INK,
  INK_2,
  PAPER,
  STEEL,
  cues,
  cut,
  drop,
  fit,
  kind,
  nameBlock,
  num,
  pane,
  rules,
  shortName,
  statuses,
  text,
} from "./parts";

const WHITE = { fill: "#fff" };
const attack = (v: number): string => cut(0, 0, 39, BLOOD) + glyphAt("attack", 4, 5, 11, "#fff") + num(28, 17.5, 16, v, undefined, WHITE);
const defence = (v: number): string => cut(0, 0, 39, STEEL) + glyphAt("defence", 4, 5, 11, "#fff") + num(28, 17.5, 16, v, undefined, WHITE);
const life = (v: number): string => cut(0, 0, 44, BLOOD) + glyphAt("life", 5, 5, 12, "#fff") + num(31, 17.5, 16, v, undefined, WHITE);
/** Its cost in coins, at the side that a fanned hand leaves free. */
const coins = (count: number, r: number, x: number, y: number, step: [number, number]): string =>
  Array.from({ length: count }, (_, i) => {
    const [cx, cy] = [x + i * step[0], y + i * step[1]];
    return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${PAPER}"/>` + glyphAt("coin", cx - r + 1, cy - r + 1, 2 * r - 2, "#8a5a00");
  }).join("");
const bare = (c: Drawn): boolean => c.attack === undefined && c.life === undefined;

/** Rise: a struck plate. Cut corners, its cost as coins, attack and defence in the lower corners. */
export const rise: Frame = {
  thumb(c, f, st) {
    return (
      `<path d="M6 0H50L56 6V70L50 76H6L0 70V6z" fill="${PAPER}"/>` +
      `<path d="M6 0H50L56 6V16H0V6z" fill="${f.deep}"/>` +
      pane(c, 0, 16, 56, 42) +
      text(28, 11.8, 9.9, shortName(c), { fill: "#fff", anchor: "middle", stretch: 75, extra: fit(shortName(c), 9.9, 46) }) +
      (c.attack !== undefined
        ? glyphAt("attack", 3, 61, 9, BLOOD) +
          num(19, 72, 14, c.attack) +
          glyphAt("defence", 31, 61.5, 9, STEEL) +
          num(46, 72, 14, c.defence ?? 0)
        : c.life !== undefined
          ? glyphAt("life", 6, 61, 11, BLOOD) + num(27, 72, 14, c.life)
          : glyphAt(f.glyph, 22, 61, 12, f.deep)) +
      (st.damage ? drop(46, 50, 17, st.damage) : "") +
      coins(st.cost ?? 0, 5, 7, 22, [0, 9]) +
      statuses(st, 48, 24, 13, 14)
    );
  },
  table(c, f, st) {
    const foot = bare(c) ? 116 : 108;
    return (
      `<path d="M10 0H100L110 10V144L100 154H10L0 144V10z" fill="${PAPER}"/><path d="M10 0H100L110 10V30H0V10z" fill="${f.deep}"/>` +
      nameBlock(c.name, 55, 19, 12.4, 90, 11.2, { fill: "#fff", anchor: "middle" }) +
      pane(c, 0, 30, 110, foot - 30) +
      `<path d="M0 ${foot}h110v1.400H0zM0 29.500h110v1.200H0z" fill="${INK}"/>` +
      coins(c.cost ?? 0, 6.5, 11, 39, [12, 0]) +
      cues(c, f, 8, foot + 4.5, 94) +
      (c.rank && c.attack !== undefined
        ? text(55, 146, 11, c.rank === "∞" ? "∞" : `×${c.rank}`, { anchor: "middle", fill: INK_2, weight: 700 })
        : "") +
      (c.attack !== undefined
        ? `<g transform="translate(6 129)">${attack(c.attack)}</g><g transform="translate(65 129)">${defence(c.defence ?? 0)}</g>`
        : c.life !== undefined
          ? `<g transform="translate(6 129)">${life(c.life)}</g>` + text(100, 146, 10, kind(c), { anchor: "end", fill: INK_2, weight: 600 })
          : text(55, 145, 10, kind(c), { anchor: "middle", fill: INK_2, weight: 600 })) +
      (st.damage ? drop(93, foot - 16, 25, st.damage) : "") +
      statuses(st, 97, 42, 19, 21)
    );
  },
  full(c, f, st) {
    return (
      `<path d="M22 0H298L320 22V426L298 448H22L0 426V22z" fill="${PAPER}"/><path d="M22 0H298L320 22V64H0V22z" fill="${f.deep}"/>` +
      pane(c, 0, 64, 320, 176) +
      `<path d="M0 62h320v3H0zM0 240h320v3H0z" fill="${INK}"/>` +
      nameBlock(c.name, 160, 42, 28, 284, 24, { fill: "#fff", anchor: "middle", weight: 800 }) +
      (c.attack !== undefined
        ? `<g transform="translate(16 392) scale(2)">${attack(c.attack)}</g><g transform="translate(226 392) scale(2)">${defence(c.defence ?? 0)}</g>`
        : c.life !== undefined
          ? `<g transform="translate(16 392) scale(2)">${life(c.life)}</g>`
          : "") +
      (st.damage ? drop(282, 422, 46, st.damage) : "") +
      coins(c.cost ?? 0, 14, 24, 84, [28, 0]) +
      rules(c, 20, 248, 282) +
      statuses(st, 298, 88, 34, 38)
    );
  },
};
