import { familyOf } from "../families";
import { glyphAt } from "../glyphs";
import type { Drawn, Marks, Size } from "../types";
import { keyforge } from "./keyforge";
import { type Frame, PAPER } from "./parts";

export { type Frame, shortName } from "./parts";
// Card frames, one per game, in three sizes: SVG from what is printed and from what play did to it.
export const SIZES: Record<Size, readonly [number, number]> = { thumb: [56, 76], table: [110, 154], full: [320, 448] };
/** The frames of the games that were opened. A card of any other game is framed as a specimen. */
export const frames = new Map<string, Frame>();

const kept = new Map<string, string>();
const MOST_KEPT = 1500;
/** Drawings are kept: the same card in the same state costs a look-up. */
function keep(key: string, draw: () => string): string {
  let drawing = kept.get(key);
  if (drawing === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, (drawing = draw()));
  }
  return drawing;
}
export function cardSVG(card: Drawn, size: Size = "table", st: Marks = {}): string {
  return keep(JSON.stringify([card, size, st]), () => {
    const [w, h] = SIZES[size];
    const body = (frames.get(card.game) ?? keyforge)[size](card, familyOf(card), st);
    return `<svg class="card-svg" viewBox="0 0 ${w} ${h}" aria-hidden="true" focusable="false">${body}</svg>`;
  });
}
/** A back: one hue per seat, the same for all games but for the mark. */
export const backSVG = (mark: string, hue: string): string =>
  keep(`${mark} ${hue}`, () => {
    let flecks = "";
    for (let y = 10; y < 148; y += 9)
      for (let x = 8 + ((y / 9) % 2 < 1 ? 0 : 6); x < 104; x += 12) flecks += `M${x} ${y}q3 -2.400 6 0q-3 2.400 -6 0z`;
    const sheet = `<rect width="110" height="154" rx="7" fill="${PAPER}"/><rect x="4" y="4" width="102" height="146" rx="4" fill="${hue}"/>`;
    const medal = `<circle cx="55" cy="77" r="22" fill="${PAPER}"/>${glyphAt(mark, 41, 63, 28, hue)}`;
    return `<svg viewBox="0 0 110 154" width="110" height="154" aria-hidden="true">${sheet}<path d="${flecks}" fill="${PAPER}" opacity=".2"/>${medal}</svg>`;
  });
