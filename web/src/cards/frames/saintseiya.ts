import { glyphAt } from "../glyphs";
import type { Drawn, Marks } from "../types";
import {
  type Frame,
  INK_2,
  PAPER,
  UP,
  corners,
  cues,
  fit,
  medal,
  nameBlock,
  num,
  pane,
  raised,
  rules,
  shortName,
  statuses,
  text,
} from "./parts";

const FORCE = "#8f2416";
const COSMOS = "#1e558f";
/** A value as it is now, with what is printed. */
interface Value {
  g: string;
  v: number;
  base: number | undefined;
  ink: string;
}
const values = (c: Drawn, st: Marks): Value[] =>
  c.force === undefined && c.heal === undefined && c.cosmos === undefined
    ? []
    : [
        { g: "force", v: st.force ?? c.force ?? 0, base: c.force ?? 0, ink: FORCE },
        { g: "heal", v: st.heal ?? c.heal ?? 0, base: c.heal ?? 0, ink: UP },
        { g: "cosmos", v: st.cosmos ?? c.cosmos ?? 0, base: c.cosmos ?? 0, ink: COSMOS },
      ];
const costs = (c: Drawn, st: Marks): Value[] =>
  [
    { g: "force", v: st.costF ?? c.costF, base: c.costF, ink: FORCE },
    { g: "cosmos", v: st.costC ?? c.costC, base: c.costC, ink: COSMOS },
  ].filter((one): one is Value => one.v !== undefined);
/** A cost, with an arrow below where play has changed it. */
const price = (x: number, y: number, { g, v, base, ink }: Value): string =>
  medal(x, y, 10.5, v, g, ink) +
  (base === undefined || base === v
    ? ""
    : `<path d="${v > base ? `M${x - 5} ${y - 8.5}l5 -5 5 5z` : `M${x - 5} ${y - 12.5}l5 5 5 -5z`}" fill="${PAPER}" stroke="${ink}" stroke-width="1.2"/>`);
const rank = (c: Drawn): string => [c.rank, c.classLabel ?? c.kindLabel].filter(Boolean).join(" ");
/** The three values down the left. */
const column = (c: Drawn, st: Marks): string =>
  values(c, st)
    .map(
      ({ g, v, base, ink }, i) =>
        `<g transform="translate(0 ${i * 26})"><path d="M0 0H17a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H0z" fill="${PAPER}"/>${glyphAt(g, 1.8, 6.5, 10, ink)}${num(17.3, 16.5, 14, v, base, { fill: raised(v, base ?? v) })}</g>`,
    )
    .join("");

/** Saint Seiya: a night print. Dark border, Force, Soin, Cosmos down the left, costs as medals above, PV below. */
export const saintseiya: Frame = {
  thumb(c, f, st) {
    const row = values(c, st);
    return (
      `<rect width="56" height="76" rx="4" fill="${f.deep}"/>` +
      pane(c, 2, 15, 52, row.length ? 42 : 59) +
      corners(2, 15, 52, row.length ? 42 : 59, 2, f.deep) +
      text(4, 11.5, 9.9, shortName(c), { fill: "#fff", stretch: 75, extra: fit(shortName(c), 9.9, 48) }) +
      row
        .map(
          ({ g, v, base, ink }, i) =>
            `<rect x="${2 + i * 17.6}" y="59" width="16.600" height="15" rx="3" fill="${PAPER}"/>` +
            glyphAt(g, 3.2 + i * 17.6, 62.5, 8, ink) +
            num(14.4 + i * 17.6, 70.8, 11, v, base, { fill: raised(v, base ?? v), stretch: 78 }),
        )
        .join("") +
      statuses(st, 48, 24, 13, 14)
    );
  },
  table(c, f, st) {
    const cost = costs(c, st);
    return (
      `<rect width="110" height="154" rx="7" fill="${f.deep}"/>` +
      pane(c, 5, 27, 100, 84) +
      corners(5, 27, 100, 84, 4, f.deep) +
      nameBlock(c.name, 7, 17, 11.8, cost.length === 2 ? 53 : cost.length ? 74 : 96, 10.8, { fill: "#fff" }) +
      cost.map((one, i) => price(96 - (cost.length - 1 - i) * 22, 15, one)).join("") +
      `<g transform="translate(5 31)">${column(c, st)}</g>` +
      `<path d="M5 114H105V147a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" fill="${PAPER}"/>` +
      cues(c, f, 9, 118, c.pv === undefined ? 92 : 66) +
      text(9, 145, 9.5, rank(c), {
        fill: INK_2,
        weight: 600,
        stretch: 75,
        extra: fit(rank(c), 9.6, c.pv === undefined ? 92 : 68),
      }) +
      (c.pv === undefined
        ? ""
        : `<circle cx="91" cy="132" r="13.500" fill="${f.deep}"/>` +
          text(91, 134.5, 15, c.pv, { fill: "#fff", anchor: "middle", weight: 800 }) +
          text(91, 142, 7, c.unit ?? "PV", { fill: "#fff", anchor: "middle" })) +
      statuses(st, 96, 38, 19, 21)
    );
  },
  full(c, f, st) {
    const cost = costs(c, st);
    return (
      `<rect width="320" height="448" rx="16" fill="${f.deep}"/>` +
      pane(c, 14, 66, 292, 176) +
      corners(14, 66, 292, 176, 8, f.deep) +
      nameBlock(c.name, 18, 42, 28, cost.length ? 200 : 284, 24, { fill: "#fff", weight: 800 }) +
      cost.map((one, i) => `<g transform="translate(${286 - (cost.length - 1 - i) * 46} 32) scale(1.9)">${price(0, 0, one)}</g>`).join("") +
      `<path d="M14 250H306V426a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" fill="${PAPER}"/>` +
      `<g transform="translate(14 78) scale(2)">${column(c, st)}</g>` +
      (c.pv === undefined
        ? ""
        : `<circle cx="272" cy="404" r="24" fill="${f.deep}"/>` +
          text(272, 409, 26, c.pv, { fill: "#fff", anchor: "middle", weight: 800 }) +
          text(272, 421, 11, c.unit ?? "PV", { fill: "#fff", anchor: "middle" })) +
      rules({ ...c, kindLine: c.kindLine ?? rank(c) }, 26, 256, 268) +
      statuses(st, 288, 88, 34, 38)
    );
  },
};
