// @ts-nocheck
// Card frames, one per game, in three sizes. A frame is SVG made from data: printed facts (card) and what play did to it (st).
//   cardSVG(card, size, st)   size: "thumb" 56x76 | "table" 110x154 | "full" 320x448
// st: { power, damage, armorLeft, stun, ward, enrage, taunt, amber, counters, upgrades:[family], exhausted, ec, cost, facedown }
// Numbers that play has changed are marked with a small arrow as well as a colour.
import { art, ART_W, ART_H } from "./art";
import { familyOf } from "./families";
import { glyphAt } from "./glyphs";

export const SIZES = { thumb: [56, 76], table: [110, 154], full: [320, 448] };
const INK = "#241b17",
  PAPER = "#f4ecdb",
  PAPER2 = "#e8dcc3",
  BLOOD = "#b3261e",
  AMBER = "#e2a21a",
  STEEL = "#4d6274",
  UP = "#1d6b34";
const DISPLAY = `font-family="var(--font-display)"`;
const esc = (s) => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
let uid = 0;

const text = (x, y, size, s, { fill = INK, anchor = "start", weight = 700, stretch = 78, extra = "" } = {}) =>
  `<text x="${x}" y="${y}" ${DISPLAY} font-size="${size}" font-weight="${weight}" style="font-stretch:${stretch}%" text-anchor="${anchor}" fill="${fill}" ${extra}>${esc(s)}</text>`;
/** Rough width of condensed Bricolage: enough to choose a size and a break. */
const wide = (s, size) =>
  [...s].reduce((w, c) => w + ("iljI'’.,! ".includes(c) ? 0.27 : "mwMWÆŒ".includes(c) ? 0.74 : /[A-ZÉÈÀÂÔ]/.test(c) ? 0.56 : 0.455), 0) *
  size;
function breakName(name, size, max) {
  if (wide(name, size) <= max) return [name];
  const words = name.split(" ");
  let best = null;
  for (let i = 1; i < words.length; i++) {
    const a = words.slice(0, i).join(" "),
      b = words.slice(i).join(" "),
      w = Math.max(wide(a, size), wide(b, size));
    if (!best || w < best.w) best = { w, lines: [a, b] };
  }
  return best ? best.lines : [name];
}
function nameBlock(name, x, y, size, max, lineH, opt = {}) {
  // at most two lines, shrinking down to 82 %
  let fs = size,
    lines = breakName(name, fs, max);
  while (Math.max(...lines.map((l) => wide(l, fs))) > max && fs > size * 0.8) {
    fs -= 0.25;
    lines = breakName(name, fs, max);
  }
  const y0 = y - ((lines.length - 1) * lineH) / 2;
  return lines
    .map((l, i) => {
      const over = wide(l, fs) > max;
      return text(x, y0 + i * lineH, fs, l, { ...opt, extra: over ? `textLength="${max}" lengthAdjust="spacingAndGlyphs"` : "" });
    })
    .join("");
}
/** The one or two words a player would say aloud. The data may give `short`. */
export function shortName(card) {
  if (card.short) return card.short;
  const words = card.name
    .replace(/[«»“”]/g, "")
    .trim()
    .split(/[\s]+/)
    .filter((w) => !/^(le|la|les|l'|de|du|des|d'|à|the|of|en)$/i.test(w));
  return wide(words.join(" "), 10.5) < 46 ? words.join(" ") : words[0].length > 9 ? words[0].slice(0, 8) + "." : words[0];
}
const window_ = (card, x, y, w, h, r = 3, shape = "") => {
  // the art, cropped to a window (slice)
  const k = Math.max(w / ART_W, h / ART_H),
    id = `w${++uid}`;
  const clip = shape || `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})"><g transform="translate(${x + (w - ART_W * k) / 2} ${y + (h - ART_H * k) / 2}) scale(${k})">${art(card)}</g></g>`;
};
const num = (x, y, size, v, base, o = {}) => {
  const changed = base != null && v !== base,
    fill = o.fill || INK;
  return (
    text(x, y, size, v, { anchor: "middle", weight: 800, stretch: 85, ...o, fill }) +
    (changed
      ? `<path d="${v > base ? `M${x - 3} ${y + size * 0.12}l3 -3.2 3 3.2z` : `M${x - 3} ${y + size * 0.08}l3 3.2 3 -3.2z`}" fill="${o.mark || fill}" transform="translate(0 ${v > base ? 2.6 : 0})"/>`
      : "")
  );
};
const token = (g, x, y, s, bg, fg = "#fff", label) =>
  `<circle cx="${x}" cy="${y}" r="${s / 2}" fill="${bg}" stroke="${PAPER}" stroke-width="${s > 13 ? 1.6 : 1.2}"/>` +
  glyphAt(g, x - s * 0.31, y - s * 0.31, s * 0.62, fg) +
  (label ? text(x + s * 0.62, y + s * 0.3, s * 0.7, label, { fill: fg }) : "");
const drop = (x, y, s, v) =>
  `<g transform="translate(${x - s / 2} ${y - s * 0.62})"><path transform="scale(${s / 24})" d="M12 0c5 6 9 10.500 9 15.500a9 9 0 0 1-18 0C3 10.500 7 6 12 0z" fill="${BLOOD}" stroke="${PAPER}" stroke-width="${40 / s}"/></g>` +
  text(x, y + s * 0.25, s * 0.6, v, { fill: "#fff", anchor: "middle", weight: 800, stretch: 85 });
const shield = (x, y, s, v, left) =>
  `<path transform="translate(${x - s / 2} ${y - s / 2}) scale(${s / 24})" d="M12 1 22 4v8c0 5.500-4.500 9-10 11.500C6.500 21 2 17.500 2 12V4z" fill="${left === 0 ? "#8b98a3" : STEEL}" stroke="${PAPER}" stroke-width="${30 / s}"/>` +
  text(x, y + s * 0.24, s * 0.6, left ?? v, { fill: "#fff", anchor: "middle", weight: 800, stretch: 85 });
const STATUS = [
  ["stun", "stun", "#f4c24f", INK],
  ["ward", "ward", "#d9e6f2", "#1e558f"],
  ["enrage", "enrage", "#d8452f", "#fff"],
  ["taunt", "taunt", PAPER, INK],
  ["elusive", "elusive", PAPER, INK],
  ["ambush", "ambush", PAPER, INK],
  ["wound", "wound", BLOOD, "#fff"],
  ["freeze", "freeze", "#d9ecf8", "#1e558f"],
  ["poison", "disease", "#dfe8c6", "#4c6a10"],
];
const statuses = (st, x, y, s, gap) =>
  STATUS.filter(([k]) => st[k])
    .map(([k, g, bg, fg], i) => token(g, x, y + i * gap, s, bg, fg))
    .join("");

// ---------------------------------------------------------------- backs: one per seat colour, the same for all games but the mark
export function backSVG(mark = "cards", hue = "#6b4a3a", w = 110, h = 154) {
  let s = `<rect width="110" height="154" rx="7" fill="${PAPER}"/><rect x="4" y="4" width="102" height="146" rx="4" fill="${hue}"/>`;
  for (let y = 10; y < 148; y += 9)
    for (let x = 8 + ((y / 9) % 2 < 1 ? 0 : 6); x < 104; x += 12)
      s += `<path d="M${x} ${y}q3 -2.400 6 0q-3 2.400 -6 0z" fill="${PAPER}" opacity=".2"/>`;
  return `<svg viewBox="0 0 110 154" width="${w}" height="${h}" aria-hidden="true">${s}<circle cx="55" cy="77" r="22" fill="${PAPER}"/>${glyphAt(mark, 41, 63, 28, hue)}</svg>`;
}

// ---------------------------------------------------------------- what each game prints in its corners
const KINDS = {
  creature: "Créature",
  action: "Action",
  artifact: "Artefact",
  upgrade: "Amélioration",
  ange: "Ange",
  golem: "Golem",
  miracle: "Miracle",
  archange: "Archange",
  divinite: "Divinité",
  adorateur: "Adorateur",
  temple: "Temple",
  familier: "Familier",
  character: "Personnage",
  armour: "Armure",
  relic: "Relique",
  invoker: "Invocateur",
  gate: "Porte",
  imminente: "Imminente",
  constante: "Constante",
  niveau: "Niveau Supérieur",
};
const kindOf = (c) => c.kindLabel || KINDS[c.type] || c.type;

const GAMES = {
  // KeyForge: a specimen card from an archive. The house is a coloured spine with its mark; bonus Æ are pips on the spine.
  keyforge: {
    thumb(c, f, st) {
      return (
        base(56, 76, 4) +
        `<path d="M0 4a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v12H0z" fill="${f.deep}"/>` +
        text(4, 11.8, 10.2, shortName(c), { fill: "#fff", weight: 700, stretch: 75, extra: fit(shortName(c), 10.2, 48) }) +
        window_(c, 0, 16, 56, 42, 0) +
        `<path d="M0 58H56V72a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="${PAPER}"/>` +
        (c.power != null
          ? num(13, 72.2, 16, st.power ?? c.power, c.power, { fill: (st.power ?? c.power) > c.power ? UP : INK })
          : glyphAt(c.type === "artifact" ? "archive" : "action", 5, 60, 13, f.deep)) +
        (c.armor || st.armorLeft ? shield(st.damage ? 29 : 44, 67, 14.5, c.armor, st.armorLeft) : "") +
        (st.damage ? drop(45, 66, 18, st.damage) : "") +
        statuses(st, 48.5, 24, 13.5, 14) +
        amberTok(st, 8, 49, 14)
      );
    },
    table(c, f, st) {
      const P = st.power ?? c.power,
        ah = P != null ? 74 : 86;
      return (
        base(110, 154, 7) +
        `<path d="M0 7a7 7 0 0 1 7-7h9v154H7a7 7 0 0 1-7-7z" fill="${f.deep}"/>` +
        glyphAt(f.glyph, 2.6, 5, 11, "#fff") +
        Array.from({ length: c.amberBonus || 0 }, (_, i) => glyphAt("amber", 2.8, 24 + i * 13, 10.5, AMBER)).join("") +
        nameBlock(c.name, 20, 17.8, 12.8, 86, 11.6) +
        window_(c, 16, 28.5, 94, ah, 0) +
        `<path d="M16 28h94v1.200H16zM16 ${28 + ah}h94v1.200H16z" fill="${INK}"/>` +
        cues(c, f, 20, ah + (P != null ? 35 : 33.5), 86) +
        (P != null
          ? `<path d="M16 128h31v26H16z" fill="${f.deep}"/>` + num(31.5, 148, 21, P, c.power, { fill: "#fff", mark: "#fff" })
          : text(20, 147, 10, kindOf(c), { fill: "#5d4e43", weight: 600 })) +
        (c.armor || st.armorLeft ? shield(63, 141, 20, c.armor, st.armorLeft) : "") +
        (st.damage ? drop(93, 139, 26, st.damage) : "") +
        statuses(st, 99, 40, 19, 21) +
        amberTok(st, 27, 91, 20)
      );
    },
  },
  // 7 Fallen: a page of a sacred book. Stitched binding, arched window, a ribbon with its cost, ATQ and FV side by side.
  sevenfallen: {
    thumb(c, f, st) {
      return (
        base(56, 76, 2) +
        window_(c, 2, 15, 52, 44, 0, `<path d="M2 59V33Q4 15 28 15T54 33V59z"/>`) +
        `<path d="M0 2a2 2 0 0 1 2-2h52a2 2 0 0 1 2 2v13H0z" fill="${f.deep}"/>` +
        text(3.5, 11.4, 9.9, shortName(c), { fill: "#fff", weight: 700, stretch: 75, extra: fit(shortName(c), 9.9, 49) }) +
        (c.atq != null
          ? num(12, 72.5, 14.5, st.atq ?? c.atq, c.atq, { fill: (st.atq ?? c.atq) > c.atq ? UP : INK }) +
            text(22, 72, 12, "/", { fill: "#5d4e43" }) +
            num(32, 72.5, 14.5, st.fv ?? c.fv, c.fv, { fill: (st.fv ?? c.fv) > c.fv ? UP : INK })
          : c.bou != null
            ? shield(13, 67.5, 15, c.bou)
            : glyphAt(f.glyph, 4, 61, 12, f.deep)) +
        (st.damage ? drop(47, 66, 17, st.damage) : "") +
        ecTok(st, 47, 66, 16) +
        statuses(st, 48, 24, 13, 13.5)
      );
    },
    table(c, f, st) {
      const foot = c.atq == null && c.bou == null ? 124 : 108,
        arch = `M14 ${foot}V62Q16 30 59 30T104 62V${foot}z`;
      return (
        base(110, 154, 3) +
        stitches(7, 154, f.deep) +
        window_(c, 14, 30, 90, foot - 30, 0, `<path d="${arch}"/>`) +
        `<path d="${arch}" fill="none" stroke="${INK}" stroke-width="1.600"/>` +
        nameBlock(c.name, 57, 18.5, 12.3, c.cost != null ? 66 : 88, 11.2, { anchor: "middle", x: 0 }).replaceAll(
          'x="57"',
          `x="${c.cost != null ? 50 : 59}"`,
        ) +
        (c.cost != null
          ? `<path d="M87 0H106V30L96.500 24 87 30z" fill="${f.deep}"/>` +
            text(96.5, 17.5, 14.5, c.cost, { fill: "#fff", anchor: "middle", weight: 800 })
          : "") +
        cues(c, f, 14, foot + 5, 90) +
        (c.atq != null
          ? plate(14, 131, 30, f.deep) +
            glyphAt("atq", 16.5, 135.5, 11, "#fff") +
            num(35, 146.5, 15.5, st.atq ?? c.atq, c.atq, { fill: "#fff", mark: "#fff" }) +
            plate(46, 131, 30, INK) +
            glyphAt("fv", 48.5, 135.5, 11, "#ff9b8a") +
            num(67, 146.5, 15.5, st.fv ?? c.fv, c.fv, { fill: "#fff", mark: "#fff" })
          : c.bou != null
            ? plate(14, 131, 34, INK) + glyphAt("bou", 17, 135, 12, "#fff") + num(38, 146.5, 15.5, c.bou, null, { fill: "#fff" })
            : text(14, 146, 10, kindOf(c), { fill: "#5d4e43", weight: 600 })) +
        (st.damage ? drop(92, 138, 25, st.damage) : "") +
        ecTok(st, 92, 140, 24) +
        statuses(st, 96, 48, 18, 20)
      );
    },
  },
  // Saint Seiya: a night print. Dark border, three values down the left (Force, Soin, Cosmos), cost medals above, PV below.
  saintseiya: {
    thumb(c, f, st) {
      return (
        `<rect width="56" height="76" rx="4" fill="${f.deep}"/>` +
        window_(c, 2, 15, 52, 42, 2) +
        text(4, 11.5, 9.9, shortName(c), { fill: "#fff", stretch: 75, extra: fit(shortName(c), 9.9, 48) }) +
        vals(c)
          .map(
            ([g, v, col], i) =>
              `<rect x="${2 + i * 17.6}" y="59" width="16.600" height="15" rx="3" fill="${PAPER}"/>` +
              glyphAt(g, 3.2 + i * 17.6, 62.5, 8, col) +
              text(14.4 + i * 17.6, 70.8, 11, v, { anchor: "middle", weight: 800 }),
          )
          .join("") +
        statuses(st, 48, 24, 13, 14)
      );
    },
    table(c, f, st) {
      return (
        `<rect width="110" height="154" rx="7" fill="${f.deep}"/>` +
        window_(c, 5, 27, 100, 84, 4) +
        nameBlock(c.name, 7, 17, 11.8, c.costF && c.costC ? 53 : c.costF || c.costC ? 74 : 96, 10.8, { fill: "#fff" }) +
        [
          ["force", c.costF, "#8f2416"],
          ["cosmos", c.costC, "#1e558f"],
        ]
          .filter((x) => x[1] != null)
          .map(([g, v, col], i, a) => medal(110 - 14 - (a.length - 1 - i) * 22, 15, 10.5, v, g, col, st.costMark))
          .join("") +
        vals(c)
          .map(
            ([g, v, col], i) =>
              `<g transform="translate(5 ${31 + i * 26})"><path d="M0 0H17a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H0z" fill="${PAPER}"/>${glyphAt(g, 1.8, 6.5, 10, col)}${num(17.3, 16.5, 14, v, null)}</g>`,
          )
          .join("") +
        `<path d="M5 114H105V147a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" fill="${PAPER}"/>` +
        cues(c, f, 9, 118, 66) +
        text(9, 145, 9.5, (c.rank ? c.rank + " " : "") + (c.classLabel || kindOf(c)), {
          fill: "#5d4e43",
          weight: 600,
          stretch: 75,
          extra: fit((c.rank || "") + (c.classLabel || kindOf(c)), 9.6, 68),
        }) +
        (c.pv != null
          ? `<circle cx="91" cy="132" r="13.500" fill="${f.deep}"/>` +
            text(91, 134.5, 15, c.pv, { fill: "#fff", anchor: "middle", weight: 800 }) +
            text(91, 142, 7, "PV", { fill: "#fff", anchor: "middle" })
          : "") +
        statuses(st, 96, 38, 19, 21)
      );
    },
  },
  // Rise: a struck plate. Cut corners, coin notches on the rim, attack and defence in the lower corners.
  rise: {
    thumb(c, f, st) {
      return (
        `<path d="M6 0H50L56 6V70L50 76H6L0 70V6z" fill="${PAPER}"/>` +
        `<path d="M6 0H50L56 6V16H0V6z" fill="${f.deep}"/>` +
        window_(c, 0, 16, 56, 42, 0) +
        text(28, 11.8, 9.9, shortName(c), { fill: "#fff", anchor: "middle", stretch: 75, extra: fit(shortName(c), 9.9, 46) }) +
        (c.attack != null
          ? glyphAt("attack", 3, 61, 9, BLOOD) +
            num(19, 72, 14, c.attack, null) +
            glyphAt("defence", 31, 61.5, 9, STEEL) +
            num(46, 72, 14, c.defence, null)
          : c.life != null
            ? glyphAt("life", 6, 61, 11, BLOOD) + num(27, 72, 14, c.life, null)
            : glyphAt(f.glyph, 22, 61, 12, f.deep)) +
        (st.damage ? drop(46, 50, 17, st.damage) : "") +
        statuses(st, 48, 24, 13, 14)
      );
    },
    table(c, f, st) {
      const bare = c.attack == null && c.life == null;
      return (
        `<path d="M10 0H100L110 10V144L100 154H10L0 144V10z" fill="${PAPER}"/><path d="M10 0H100L110 10V30H0V10z" fill="${f.deep}"/>` +
        nameBlock(c.name, 55, 19, 12.4, 90, 11.2, { fill: "#fff", anchor: "middle" }) +
        window_(c, 0, 30, 110, bare ? 86 : 78, 0) +
        `<path d="M0 ${bare ? 116 : 108}h110v1.400H0zM0 29.500h110v1.200H0z" fill="${INK}"/>` +
        (c.cost != null
          ? Array.from(
              { length: c.cost },
              (_, i) =>
                `<circle cx="${99 - i * 12}" cy="39" r="6.500" fill="${PAPER}"/>` + glyphAt("coin", 93.5 - i * 12, 33.5, 11, "#8a5a00"),
            ).join("")
          : "") +
        cues(c, f, 8, bare ? 120 : 113, 94) +
        (c.rank && c.attack != null
          ? text(55, 146, 11, c.rank === "∞" ? "∞" : "×" + c.rank, { anchor: "middle", fill: "#5d4e43", weight: 700 })
          : "") +
        (c.attack != null
          ? cut(6, 129, 39, BLOOD) +
            glyphAt("attack", 10, 134, 11, "#fff") +
            num(34, 146.5, 16, c.attack, null, { fill: "#fff" }) +
            cut(65, 129, 39, STEEL) +
            glyphAt("defence", 69, 134, 11, "#fff") +
            num(93, 146.5, 16, c.defence, null, { fill: "#fff" })
          : c.life != null
            ? cut(6, 129, 44, BLOOD) +
              glyphAt("life", 11, 134, 12, "#fff") +
              num(37, 146.5, 16, c.life, null, { fill: "#fff" }) +
              text(100, 146, 10, kindOf(c), { anchor: "end", fill: "#5d4e43", weight: 600 })
            : text(55, 145, 10, kindOf(c), { anchor: "middle", fill: "#5d4e43", weight: 600 })) +
        statuses(st, 97, 42, 19, 21)
      );
    },
  },
};
// Seven Fallen, first edition: life, shields and EC are counted DOWN, so the spine is a tally stick. A point lost is a notch cut out.
// Header band with the name, cost as a wax seal, a ruled window instead of the arch.
GAMES.sevenfallen_first = {
  thumb(c, f, st) {
    const max = c.fv ?? c.bou ?? 0,
      left = st.fv ?? max;
    return (
      base(56, 76, 2) +
      window_(c, 6, 15, 50, 43, 0) +
      `<path d="M0 2a2 2 0 0 1 2-2h52a2 2 0 0 1 2 2v13H0z" fill="${f.deep}"/>` +
      text(4, 11.4, 9.9, shortName(c), { fill: "#fff", weight: 700, stretch: 75, extra: fit(shortName(c), 9.9, 49) }) +
      `<path d="M0 15H6V76H2a2 2 0 0 1-2-2z" fill="${f.deep}"/>` +
      tally(0, 20, 6, max, left, 36) +
      (c.atq != null
        ? hex(18, 67.5, 8.6, f.deep) +
          text(18, 71.6, 11.5, st.atq ?? c.atq, { fill: "#fff", anchor: "middle", weight: 800 }) +
          hex(40, 67.5, 8.6, BLOOD) +
          num(40, 71.6, 11.5, left, max, { fill: "#fff", mark: "#fff" })
        : c.bou != null
          ? shield(18, 67.5, 16, left)
          : st.ec != null
            ? ""
            : glyphAt(f.glyph, 12, 61, 12, f.deep)) +
      ecTok(st, 44, 67, 17) +
      statuses(st, 48, 24, 13, 13.5)
    );
  },
  table(c, f, st) {
    const max = c.fv ?? c.bou ?? 0,
      left = st.fv ?? max;
    return (
      base(110, 154, 3) +
      `<path d="M0 3a3 3 0 0 1 3-3h104a3 3 0 0 1 3 3v27H0z" fill="${f.deep}"/><path d="M0 28H13V154H3a3 3 0 0 1-3-3z" fill="${f.deep}"/>` +
      tally(0, 40, 13, max, left, 100) +
      nameBlock(c.name, 7, 18.5, 12.4, c.cost != null ? 74 : 96, 11.2, { fill: "#fff" }) +
      (c.cost != null ? seal(95, 15, 12, c.cost) : "") +
      window_(c, 18, 35, 87, 72, 0) +
      `<path d="M18 35H105V107H18z" fill="none" stroke="${INK}" stroke-width="1.600"/><path d="M15.500 32.500H107.500V109.500H15.500z" fill="none" stroke="${f.deep}" stroke-width="1.100"/>` +
      cues(c, f, 16, 113.5, 90) +
      (c.atq != null
        ? hex(32, 141, 12.5, f.deep) +
          glyphAt("atq", 27, 130.5, 7, "#fff") +
          text(32, 148, 15, st.atq ?? c.atq, { fill: "#fff", anchor: "middle", weight: 800 }) +
          hex(62, 141, 12.5, BLOOD) +
          glyphAt("fv", 58.5, 130.8, 7, "#fff") +
          num(62, 148, 15, left, max, { fill: "#fff", mark: "#fff" })
        : c.bou != null
          ? shield(33, 140, 24, left)
          : text(18, 147, 10, kindOf(c), { fill: "#5d4e43", weight: 600 })) +
      ecTok(st, 92, 140, 24) +
      statuses(st, 97, 46, 18, 20)
    );
  },
};
function tally(x, y, w, max, left, room) {
  const step = Math.min(room / Math.max(max, 1), w > 8 ? 12 : 7);
  return Array.from({ length: max }, (_, i) => {
    const yy = y + i * step,
      lost = i < max - left;
    return lost
      ? `<path d="M${x + w + 0.5} ${yy - step * 0.42}L${x + w * 0.2} ${yy}L${x + w + 0.5} ${yy + step * 0.42}z" fill="${PAPER}"/>`
      : `<path d="M${x + w * 0.3} ${yy}H${x + w}" stroke="${PAPER}" stroke-width="${w > 8 ? 2.2 : 1.4}"/>`;
  }).join("");
}
function hex(x, y, r, fill) {
  return `<path d="M${x} ${y - r}L${x + r * 0.9} ${y - r * 0.5}V${y + r * 0.5}L${x} ${y + r}L${x - r * 0.9} ${y + r * 0.5}V${y - r * 0.5}z" fill="${fill}" stroke="${PAPER}" stroke-width="1.400"/>`;
}
function seal(x, y, r, v) {
  return (
    `<path d="${
      "M" +
      Array.from({ length: 24 }, (_, i) => {
        const q = i % 2 ? r : r * 0.88,
          a = i * 0.2618;
        return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
      }).join("L")
    }z" fill="#8f2416" stroke="${PAPER}" stroke-width="${r / 9}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="#e9b9a8" stroke-width="${r / 14}"/>` +
    text(x, y + r * 0.38, r * 1.05, v, { fill: "#fff", anchor: "middle", weight: 800 })
  );
}

function base(w, h, r) {
  return `<rect width="${w}" height="${h}" rx="${r}" fill="${PAPER}"/>`;
}
function fit(s, size, max) {
  return wide(s, size) > max ? `textLength="${max}" lengthAdjust="spacingAndGlyphs"` : "";
}
function plate(x, y, w, fill) {
  return `<rect x="${x}" y="${y}" width="${w}" height="20" rx="4" fill="${fill}"/>`;
}
function cut(x, y, w, fill) {
  return `<path d="M${x + 4} ${y}h${w - 8}l4 4v12l-4 4h-${w - 8}l-4-4v-12z" fill="${fill}"/>`;
}
function stitches(x, h, c) {
  let s = `<path d="M0 3a3 3 0 0 1 3-3h7v${h}H3a3 3 0 0 1-3-3z" fill="${PAPER2}"/>`;
  for (let y = 8; y < h - 6; y += 12) s += `<path d="M4 ${y}l5 6" stroke="${c}" stroke-width="1.800" stroke-linecap="round"/>`;
  return s;
}
function vals(c) {
  return [
    ["force", c.force ?? 0, "#8f2416"],
    ["heal", c.heal ?? 0, UP],
    ["cosmos", c.cosmos ?? 0, "#1e558f"],
  ];
}
function medal(x, y, r, v, g, col) {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAPER}"/><circle cx="${x}" cy="${y}" r="${r - 1.6}" fill="${col}"/>` +
    text(x, y + 4.6, 13.5, v, { fill: "#fff", anchor: "middle", weight: 800 }) +
    `<g>${glyphAt(g, x - 4.2, y + r - 2.5, 8.4, PAPER)}</g>`
  );
}
function amberTok(st, x, y, s) {
  return st.amber
    ? `<g>${`<circle cx="${x}" cy="${y}" r="${s / 2 + 0.6}" fill="${INK}"/>`}${glyphAt("amber", x - s * 0.42, y - s * 0.42, s * 0.84, AMBER)}${text(x, y + s * 0.24, s * 0.62, st.amber, { anchor: "middle", weight: 800 })}</g>`
    : "";
}
function ecTok(st, x, y, s) {
  return st.ec != null
    ? `<g>${glyphAt("ec", x - s / 2, y - s / 2, s, "#8a5a00")}<circle cx="${x}" cy="${y}" r="${s * 0.36}" fill="#8a5a00"/>${text(x, y + s * 0.2, s * 0.54, st.ec, { fill: "#fff", anchor: "middle", weight: 800 })}</g>`
    : "";
}
/** Ability cues: "Jouez", "Moisson"… as small labels, so that the eye finds which cards do something and when. */
function cues(c, f, x, y, max) {
  let out = "",
    at = x;
  for (const q of c.cues || []) {
    const w = wide(q, 9.6) + 8;
    if (at + w > x + max) break;
    out +=
      `<rect x="${at}" y="${y}" width="${w}" height="12.500" rx="6.200" fill="none" stroke="${f.deep}" stroke-width="1.100"/>` +
      text(at + w / 2, y + 9.5, 9.6, q, { fill: f.deep, anchor: "middle", weight: 650 });
    at += w + 3;
  }
  return out;
}

// ---------------------------------------------------------------- the full card: frame in SVG, words in HTML (they wrap, select and are read aloud)
function full(c, f, st) {
  const night = c.game === "saintseiya",
    cutc = c.game === "rise",
    page = c.game === "sevenfallen",
    old = c.game === "sevenfallen_first",
    life = c.fv ?? c.bou ?? 0;
  const shape = cutc
    ? `<path d="M22 0H298L320 22V426L298 448H22L0 426V22z" fill="${PAPER}"/>`
    : `<rect width="320" height="448" rx="${page || old ? 6 : 16}" fill="${night ? f.deep : PAPER}"/>`;
  const band =
    c.game === "keyforge"
      ? `<path d="M0 16A16 16 0 0 1 16 0H42V448H16A16 16 0 0 1 0 432z" fill="${f.deep}"/>` +
        glyphAt(f.glyph, 8, 14, 26, "#fff") +
        Array.from({ length: c.amberBonus || 0 }, (_, i) => glyphAt("amber", 8, 58 + i * 32, 26, AMBER)).join("")
      : old
        ? `<path d="M0 6a6 6 0 0 1 6-6H314a6 6 0 0 1 6 6V72H0z" fill="${f.deep}"/><path d="M0 70H34V448H6a6 6 0 0 1-6-6z" fill="${f.deep}"/>` +
          tally(0, 96, 34, life, st.fv ?? life, 320)
        : page
          ? `<g transform="scale(2.9)">${stitches(7, 154.5, f.deep)}</g>`
          : cutc
            ? `<path d="M22 0H298L320 22V64H0V22z" fill="${f.deep}"/>`
            : "";
  const [ax, ay, aw, ah] =
    c.game === "keyforge"
      ? [42, 62, 278, 176]
      : old
        ? [46, 86, 262, 160]
        : page
          ? [42, 66, 262, 176]
          : night
            ? [14, 66, 292, 176]
            : [0, 64, 320, 176];
  const arch = page ? `<path d="M42 242V134Q46 66 173 66T304 134V242z"/>` : "";
  const nx = c.game === "keyforge" ? 56 : old ? 18 : cutc ? 160 : page ? 158 : 18;
  let s =
    shape +
    band +
    window_(c, ax, ay, aw, ah, night ? 8 : 0, arch) +
    (page
      ? `<path d="M42 242V134Q46 66 173 66T304 134V242z" fill="none" stroke="${INK}" stroke-width="3"/>`
      : night
        ? ""
        : `<path d="M${ax} ${ay - 2}h${aw}v3h-${aw}zM${ax} ${ay + ah}h${aw}v3h-${aw}z" fill="${INK}"/>`) +
    nameBlock(
      c.name,
      nx,
      cutc || night ? 42 : 44,
      28,
      c.game === "keyforge" ? 250 : page || old ? 220 : night && (c.costF || c.costC) ? 200 : 284,
      24,
      { fill: night || cutc || old ? "#fff" : INK, anchor: cutc || page ? "middle" : "start", weight: 800 },
    );
  if (old)
    s +=
      (c.cost != null ? seal(280, 37, 28, c.cost) : "") +
      (c.atq != null
        ? hex(76, 412, 28, f.deep) +
          glyphAt("atq", 69, 388, 14, "#fff") +
          text(76, 427, 32, st.atq ?? c.atq, { fill: "#fff", anchor: "middle", weight: 800 }) +
          hex(142, 412, 28, BLOOD) +
          glyphAt("fv", 135, 389, 14, "#fff") +
          num(142, 427, 32, st.fv ?? c.fv, c.fv, { fill: "#fff", mark: "#fff" })
        : c.bou != null
          ? shield(76, 412, 52, st.fv ?? c.bou)
          : "");
  if (page && c.cost != null)
    s +=
      `<path d="M262 0H306V58L284 46 262 58z" fill="${f.deep}"/>` +
      text(284, 34, 26, c.cost, { fill: "#fff", anchor: "middle", weight: 800 });
  if (night)
    s +=
      [
        ["force", c.costF, "#8f2416"],
        ["cosmos", c.costC, "#1e558f"],
      ]
        .filter((x) => x[1] != null)
        .map(
          ([g, v, col], i, a) =>
            `<g transform="translate(${286 - (a.length - 1 - i) * 46} 32) scale(1.9)">${medal(0, 0, 10.5, v, g, col)}</g>`,
        )
        .join("") +
      `<path d="M14 250H306V426a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" fill="${PAPER}"/>` +
      vals(c)
        .map(
          ([g, v, col], i) =>
            `<g transform="translate(14 ${78 + i * 52}) scale(2)"><path d="M0 0H17a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H0z" fill="${PAPER}"/>${glyphAt(g, 1.8, 6.5, 10, col)}${num(17.3, 16.5, 14, v, null)}</g>`,
        )
        .join("") +
      (c.pv != null
        ? `<circle cx="272" cy="404" r="24" fill="${f.deep}"/>` +
          text(272, 409, 26, c.pv, { fill: "#fff", anchor: "middle", weight: 800 }) +
          text(272, 421, 11, "PV", { fill: "#fff", anchor: "middle" })
        : "");
  if (c.power != null)
    s += `<path d="M42 396h74v52H42z" fill="${f.deep}"/>` + num(79, 435, 40, st.power ?? c.power, c.power, { fill: "#fff", mark: "#fff" });
  if (c.armor || st.armorLeft) s += shield(148, 421, 40, c.armor, st.armorLeft);
  if (page && c.atq != null)
    s += `<g transform="translate(42 396) scale(2)">${plate(0, 0, 34, f.deep)}${glyphAt("atq", 3, 4.5, 11, "#fff")}${num(24, 15.5, 15.5, st.atq ?? c.atq, c.atq, { fill: "#fff", mark: "#fff" })}${plate(38, 0, 34, INK)}${glyphAt("fv", 41, 4.5, 11, "#ff9b8a")}${num(62, 15.5, 15.5, st.fv ?? c.fv, c.fv, { fill: "#fff", mark: "#fff" })}</g>`;
  if (page && c.bou != null)
    s += `<g transform="translate(42 396) scale(2)">${plate(0, 0, 36, INK)}${glyphAt("bou", 3, 4, 12, "#fff")}${num(25, 15.5, 15.5, c.bou, null, { fill: "#fff" })}</g>`;
  if (cutc && c.attack != null)
    s += `<g transform="translate(16 392) scale(2)">${cut(0, 0, 42, BLOOD)}${glyphAt("attack", 5, 5, 11, "#fff")}${num(30, 16.5, 16, c.attack, null, { fill: "#fff" })}</g><g transform="translate(220 392) scale(2)">${cut(0, 0, 42, STEEL)}${glyphAt("defence", 5, 5, 11, "#fff")}${num(30, 16.5, 16, c.defence, null, { fill: "#fff" })}</g>`;
  if (cutc && c.life != null)
    s += `<g transform="translate(16 392) scale(2)">${cut(0, 0, 44, BLOOD)}${glyphAt("life", 5, 5, 12, "#fff")}${num(31, 16.5, 16, c.life, null, { fill: "#fff" })}</g>`;
  if (st.damage) s += drop(282, 422, 46, st.damage);
  const tx = c.game === "keyforge" ? 56 : old ? 48 : page ? 44 : night ? 26 : 20;
  s += `<foreignObject x="${tx}" y="${night ? 256 : 248}" width="${320 - tx - (night ? 26 : 18)}" height="146"><div xmlns="http://www.w3.org/1999/xhtml" class="rules"><p class="kind">${esc(c.kindLine || (c.classLabel ? `${c.rank ? c.rank + " " : ""}${c.classLabel}` : kindOf(c)))}</p>${(c.text || []).map((t) => `<p>${t}</p>`).join("")}</div></foreignObject>`;
  if (st.stun || st.ward || st.enrage || st.taunt || st.freeze || st.wound) s += statuses(st, 298, 88, 34, 38);
  return s;
}

export function cardSVG(card, size = "table", st = {}) {
  const f = familyOf(card),
    [w, h] = SIZES[size],
    g = GAMES[card.game] || GAMES.keyforge;
  const body = size === "full" ? full(card, f, st) : g[size](card, f, st);
  return `<svg class="card-svg" viewBox="0 0 ${w} ${h}" aria-hidden="true" focusable="false">${body}</svg>`;
}
