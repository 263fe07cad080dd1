import { glyphAt } from "../glyphs";
import {
  AMBER,
  type Frame,
  INK,
  INK_2,
  PAPER,
  amberTok,
  armour,
  base,
  cues,
  drop,
  fit,
  kind,
  nameBlock,
  num,
  pane,
  raised,
  rules,
  shortName,
  statuses,
  text,
} from "./parts";

/** KeyForge: a specimen card from an archive. The house is a coloured spine with its mark; bonus Æ are pips on it. */
export const keyforge: Frame = {
  thumb(c, f, st) {
    const power = st.power ?? c.power;
    return (
      base(56, 76, 4) +
      `<path d="M0 4a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v12H0z" fill="${f.deep}"/>` +
      text(4, 11.8, 10.2, shortName(c), { fill: "#fff", stretch: 75, extra: fit(shortName(c), 10.2, 48) }) +
      pane(c, 0, 16, 56, 42) +
      `<path d="M0 58H56V72a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="${PAPER}"/>` +
      (power === undefined
        ? glyphAt(c.type === "artifact" ? "archive" : c.type === "upgrade" ? "upgrade" : "action", 5, 60, 13, f.deep)
        : num(13, 72.2, 16, power, c.power, { fill: raised(power, c.power ?? power) })) +
      armour(c, st, st.damage ? 29 : 44, 67, 14.5) +
      (st.damage ? drop(45, 66, 18, st.damage) : "") +
      statuses(st, 48.5, 24, 13.5, 14) +
      amberTok(st, 8, 49, 14)
    );
  },
  table(c, f, st) {
    const power = st.power ?? c.power;
    const creature = power !== undefined;
    const ah = creature ? 74 : 86;
    return (
      base(110, 154, 7) +
      `<path d="M0 7a7 7 0 0 1 7-7h9v154H7a7 7 0 0 1-7-7z" fill="${f.deep}"/>` +
      glyphAt(f.glyph, 2.6, 5, 11, "#fff") +
      Array.from({ length: c.amberBonus ?? 0 }, (_, i) => glyphAt("amber", 2.8, 24 + i * 13, 10.5, AMBER)).join("") +
      nameBlock(c.name, 20, 17.8, 12.8, 86, 11.6) +
      pane(c, 16, 28.5, 94, ah) +
      `<path d="M16 28h94v1.200H16zM16 ${28 + ah}h94v1.200H16z" fill="${INK}"/>` +
      cues(c, f, 20, ah + (creature ? 35 : 33.5), 86) +
      (creature
        ? `<path d="M16 128h31v26H16z" fill="${f.deep}"/>` + num(31.5, 148, 21, power, c.power, { fill: "#fff" })
        : text(20, 147, 10, kind(c), { fill: INK_2, weight: 600 })) +
      armour(c, st, 63, 141, 20) +
      (st.damage ? drop(93, 139, 26, st.damage) : "") +
      statuses(st, 99, 40, 19, 21) +
      amberTok(st, 27, 91, 20)
    );
  },
  full(c, f, st) {
    const power = st.power ?? c.power;
    return (
      base(320, 448, 16) +
      `<path d="M0 16A16 16 0 0 1 16 0H42V448H16A16 16 0 0 1 0 432z" fill="${f.deep}"/>` +
      glyphAt(f.glyph, 8, 14, 26, "#fff") +
      Array.from({ length: c.amberBonus ?? 0 }, (_, i) => glyphAt("amber", 8, 58 + i * 32, 26, AMBER)).join("") +
      pane(c, 42, 62, 278, 176) +
      `<path d="M42 60h278v3H42zM42 238h278v3H42z" fill="${INK}"/>` +
      nameBlock(c.name, 56, 44, 28, 250, 24, { weight: 800 }) +
      (power === undefined ? "" : `<path d="M42 396h74v52H42z" fill="${f.deep}"/>` + num(79, 435, 40, power, c.power, { fill: "#fff" })) +
      armour(c, st, 148, 421, 40) +
      (st.damage ? drop(282, 422, 46, st.damage) : "") +
      rules(c, 56, 248, 246) +
      statuses(st, 298, 88, 34, 38) +
      amberTok(st, 68, 216, 36)
    );
  },
};
