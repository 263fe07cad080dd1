import { ART_H, ART_W, art } from "../art";
import { glyphAt } from "../glyphs";
import type { Drawn, Family, Marks } from "../types";

// What frames are made of: type, windows, numbers, tokens.
export const INK = "#241b17";
export const INK_2 = "#5d4e43";
export const PAPER = "#f4ecdb";
export const PAPER_2 = "#e8dcc3";
export const BLOOD = "#b3261e";
export const AMBER = "#e2a21a";
export const STEEL = "#4d6274";
export const UP = "#1d6b34";

interface Type {
  fill?: string;
  anchor?: "start" | "middle" | "end";
  weight?: number;
  stretch?: number;
  extra?: string;
}
export const esc = (s: string | number): string => String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
export const text = (
  x: number,
  y: number,
  size: number,
  s: string | number,
  { fill = INK, anchor = "start", weight = 700, stretch = 78, extra = "" }: Type = {},
): string =>
  `<text x="${x}" y="${y}" font-family="var(--font-display)" font-size="${size}" font-weight="${weight}" style="font-stretch:${stretch}%" text-anchor="${anchor}" fill="${fill}" ${extra}>${esc(s)}</text>`;
/** Rough width of condensed Bricolage: enough to choose a size and a break. */
export const wide = (s: string, size: number): number =>
  [...s].reduce((w, c) => w + ("iljI'’.,! ".includes(c) ? 0.27 : "mwMWÆŒ".includes(c) ? 0.74 : /[A-ZÀ-Ý]/.test(c) ? 0.56 : 0.455), 0) *
  size;
/** Squeezes a text that is a little too wide. */
export const fit = (s: string, size: number, max: number): string =>
  wide(s, size) > max ? `textLength="${max}" lengthAdjust="spacingAndGlyphs"` : "";

function breakName(name: string, size: number, max: number): string[] {
  if (wide(name, size) <= max) return [name];
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const width = (lines: string[]): number => Math.max(...lines.map((one) => wide(one, size)));
  return breaks.reduce((best, lines) => (width(lines) < width(best) ? lines : best), breaks[0] ?? [name]);
}
/** A name in at most two lines, shrinking to 80 % and then squeezed. */
export function nameBlock(name: string, x: number, y: number, size: number, max: number, leading: number, type: Type = {}): string {
  let fs = size;
  let lines = breakName(name, fs, max);
  while (Math.max(...lines.map((one) => wide(one, fs))) > max && fs > size * 0.8) {
    fs -= 0.25;
    lines = breakName(name, fs, max);
  }
  const top = y - ((lines.length - 1) * leading) / 2;
  return lines.map((one, i) => text(x, top + i * leading, fs, one, { ...type, extra: fit(one, fs, max) })).join("");
}

const SMALL_WORDS = /^(le|la|les|l|de|du|des|d|à|au|aux|en|et|un|une|the|of|and|a|an|in|on|to|for|from|with)$/i;
const SHORT_SIZE = 10.5;
const SHORT_ROOM = 46;
/** The one or two words a player would say aloud: as many as there is room for, without articles. The card may give `short`. */
export function shortName(card: Pick<Drawn, "name" | "short">): string {
  if (card.short) return card.short;
  const all = card.name
    .replace(/[«»“”"]/g, "")
    .replace(/(^|\s)([ld])['’]/gi, "$1")
    .split(/[\s,]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !SMALL_WORDS.test(word));
  const words = telling.length ? telling : all;
  for (let count = words.length; count > 1; count--) {
    const few = words.slice(0, count).join(" ");
    if (wide(few, SHORT_SIZE) < SHORT_ROOM) return few;
  }
  const first = words[0] ?? "";
  const title = words.length > 1 && first.length <= 3; // « Dr », « Og »: nobody is called that alone
  const call = title ? `${first} ${words[1]}` : first;
  if (wide(call, SHORT_SIZE) < SHORT_ROOM * 1.2) return call;
  const one = title ? words[1]! : first;
  return wide(one, SHORT_SIZE) < SHORT_ROOM * 1.2 ? one : one.slice(0, 8).replace(/-$/, "") + ".";
}

/** The art in a window: cut to it by a nested picture, which needs no id, so that a drawing can be kept and used again. */
export function pane(card: Drawn, x: number, y: number, w: number, h: number): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${ART_W} ${ART_H}" preserveAspectRatio="xMidYMid slice">${art(card)}</svg>`;
}
/** Rounds the corners of a window by laying the ground of the frame over them. */
export const corners = (x: number, y: number, w: number, h: number, r: number, ground: string): string =>
  `<path fill-rule="evenodd" fill="${ground}" d="M${x - 0.5} ${y - 0.5}h${w + 1}v${h + 1}h-${w + 1}zM${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z"/>`;

/** A number; one that play has changed from print has an arrow. */
export function num(x: number, y: number, size: number, v: number, base?: number, type: Type & { mark?: string } = {}): string {
  const { mark, ...rest } = type;
  const fill = type.fill ?? INK;
  const digits = text(x, y, size, v, { anchor: "middle", weight: 800, stretch: 85, ...rest, fill });
  if (base === undefined || v === base) return digits;
  const up = v > base;
  const arrow = up ? `M${x - 3} ${y + size * 0.12}l3 -3.2 3 3.2z` : `M${x - 3} ${y + size * 0.08}l3 3.2 3 -3.2z`;
  return digits + `<path d="${arrow}" fill="${mark ?? fill}" transform="translate(0 ${up ? 2.6 : 0})"/>`;
}
/** The ink of a value on paper: green when play has raised it. */
export const raised = (now: number, printed: number): string => (now > printed ? UP : INK);
const token = (g: string, x: number, y: number, s: number, bg: string, fg: string): string =>
  `<circle cx="${x}" cy="${y}" r="${s / 2}" fill="${bg}" stroke="${PAPER}" stroke-width="${s > 13 ? 1.6 : 1.2}"/>` +
  glyphAt(g, x - s * 0.31, y - s * 0.31, s * 0.62, fg);
export const drop = (x: number, y: number, s: number, v: number): string =>
  `<g transform="translate(${x - s / 2} ${y - s * 0.62})"><path transform="scale(${s / 24})" d="M12 0c5 6 9 10.500 9 15.500a9 9 0 0 1-18 0C3 10.500 7 6 12 0z" fill="${BLOOD}" stroke="${PAPER}" stroke-width="${40 / s}"/></g>` +
  text(x, y + s * 0.25, s * 0.6, v, { fill: "#fff", anchor: "middle", weight: 800, stretch: 85 });
/** Armour; grey when none is left. */
export const shield = (x: number, y: number, s: number, v: number): string =>
  `<path transform="translate(${x - s / 2} ${y - s / 2}) scale(${s / 24})" d="M12 1 22 4v8c0 5.500-4.500 9-10 11.500C6.500 21 2 17.500 2 12V4z" fill="${v === 0 ? "#687581" : STEEL}" stroke="${PAPER}" stroke-width="${30 / s}"/>` +
  text(x, y + s * 0.24, s * 0.6, v, { fill: "#fff", anchor: "middle", weight: 800, stretch: 85 });
const STATUS: readonly (readonly [keyof Marks, string, string, string])[] = [
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
export const statuses = (st: Marks, x: number, y: number, s: number, gap: number): string =>
  STATUS.filter(([name]) => st[name])
    .map(([, g, bg, fg], i) => token(g, x, y + i * gap, s, bg, fg))
    .join("");
/** Armour left this turn, or as printed. */
export const armour = (c: Drawn, st: Marks, x: number, y: number, s: number): string =>
  c.armor || st.armorLeft ? shield(x, y, s, st.armorLeft ?? c.armor ?? 0) : "";
export const base = (w: number, h: number, r: number): string => `<rect width="${w}" height="${h}" rx="${r}" fill="${PAPER}"/>`;
export const plate = (x: number, y: number, w: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="20" rx="4" fill="${fill}"/>`;
export const cut = (x: number, y: number, w: number, fill: string): string =>
  `<path d="M${x + 4} ${y}h${w - 8}l4 4v12l-4 4h-${w - 8}l-4-4v-12z" fill="${fill}"/>`;
export const hex = (x: number, y: number, r: number, fill: string): string =>
  `<path d="M${x} ${y - r}L${x + r * 0.9} ${y - r * 0.5}V${y + r * 0.5}L${x} ${y + r}L${x - r * 0.9} ${y + r * 0.5}V${y - r * 0.5}z" fill="${fill}" stroke="${PAPER}" stroke-width="1.400"/>`;
/** The stitched binding of a page. */
export function stitches(h: number, ink: string): string {
  let s = `<path d="M0 3a3 3 0 0 1 3-3h7v${h}H3a3 3 0 0 1-3-3z" fill="${PAPER_2}"/>`;
  for (let y = 8; y < h - 6; y += 12) s += `<path d="M4 ${y}l5 6" stroke="${ink}" stroke-width="1.800" stroke-linecap="round"/>`;
  return s;
}
/** A tally stick: a point lost is a notch cut out. */
export function tally(x: number, y: number, w: number, max: number, left: number, room: number): string {
  const step = Math.min(room / Math.max(max, 1), w > 8 ? 12 : 7);
  return Array.from({ length: max }, (_, i) => {
    const at = y + i * step;
    return i < max - left
      ? `<path d="M${x + w + 0.5} ${at - step * 0.42}L${x + w * 0.2} ${at}L${x + w + 0.5} ${at + step * 0.42}z" fill="${PAPER}"/>`
      : `<path d="M${x + w * 0.3} ${at}H${x + w}" stroke="${PAPER}" stroke-width="${w > 8 ? 2.2 : 1.4}"/>`;
  }).join("");
}
/** A cost as a wax seal. */
export function seal(x: number, y: number, r: number, v: number): string {
  const edge = Array.from({ length: 24 }, (_, i) => {
    const q = i % 2 ? r : r * 0.88;
    return `${(x + q * Math.cos(i * 0.2618)).toFixed(1)} ${(y + q * Math.sin(i * 0.2618)).toFixed(1)}`;
  }).join("L");
  return (
    `<path d="M${edge}z" fill="#8f2416" stroke="${PAPER}" stroke-width="${r / 9}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="#e9b9a8" stroke-width="${r / 14}"/>` +
    text(x, y + r * 0.38, r * 1.05, v, { fill: "#fff", anchor: "middle", weight: 800 })
  );
}
/** A cost as a medal with its sign. */
export const medal = (x: number, y: number, r: number, v: number, g: string, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAPER}"/><circle cx="${x}" cy="${y}" r="${r - 1.6}" fill="${ink}"/>` +
  text(x, y + 4.6, 13.5, v, { fill: "#fff", anchor: "middle", weight: 800 }) +
  `<g>${glyphAt(g, x - 4.2, y + r - 2.5, 8.4, PAPER)}</g>`;
export const amberTok = (st: Marks, x: number, y: number, s: number): string =>
  st.amber
    ? `<circle cx="${x}" cy="${y}" r="${s / 2 + 0.6}" fill="${INK}"/>` +
      glyphAt("amber", x - s * 0.42, y - s * 0.42, s * 0.84, AMBER) +
      text(x, y + s * 0.24, s * 0.62, st.amber, { anchor: "middle", weight: 800 })
    : "";
export const ecTok = (st: Marks, x: number, y: number, s: number): string =>
  st.ec === undefined
    ? ""
    : glyphAt("ec", x - s / 2, y - s / 2, s, "#8a5a00") +
      `<circle cx="${x}" cy="${y}" r="${s * 0.36}" fill="#8a5a00"/>` +
      text(x, y + s * 0.2, s * 0.54, st.ec, { fill: "#fff", anchor: "middle", weight: 800 });
/** When a card does something (« Jouez », « Moisson »), as small labels: as many as there is room for. */
export function cues(c: Drawn, f: Family, x: number, y: number, max: number): string {
  let out = "";
  let at = x;
  for (const cue of c.cues ?? []) {
    const w = wide(cue, 9.6) + 8;
    if (at + w > x + max) break;
    out +=
      `<rect x="${at}" y="${y}" width="${w}" height="12.500" rx="6.200" fill="none" stroke="${f.deep}" stroke-width="1.100"/>` +
      text(at + w / 2, y + 9.5, 9.6, cue, { fill: f.deep, anchor: "middle", weight: 650 });
    at += w + 3;
  }
  return out;
}

/** Its kind and its text, in HTML: words wrap, can be selected and are read aloud. `text` is markup already. */
export const rules = (c: Drawn, x: number, y: number, w: number): string =>
  `<foreignObject x="${x}" y="${y}" width="${w}" height="146"><div xmlns="http://www.w3.org/1999/xhtml" class="rules"><p class="kind">${esc(c.kindLine ?? c.kindLabel ?? "")}</p>${(c.text ?? []).map((one) => `<p>${one}</p>`).join("")}</div></foreignObject>`;
export const kind = (c: Drawn): string => c.kindLabel ?? "";

export type Face = (c: Drawn, f: Family, st: Marks) => string;
/** One game's cards, in three sizes. */
export interface Frame {
  thumb: Face;
  table: Face;
  full: Face;
}
