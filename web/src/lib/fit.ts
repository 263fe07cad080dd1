import type { Size } from "../cards/types";

/** How cards fit into the box that is left for them: the box decides, never the cards. */

/** The height of a card for its width, with some air for rings and for one that is turned. */
export const TALL = 1.46;
/** Below this width the large drawing of a card cannot be read, and the small one can. */
export const TABLE_LEAST = 84;
/** From this width on a card may show its text, where that is short enough. */
const FULL_LEAST = 160;
/** No card that can be touched is narrower. */
export const LEAST = 46;
/** Cards that lie over each other become smaller, down to this width, before more of them is covered than this part. */
const FAN_LEAST = 58;
const COVERED = 0.3;
/** Neighbours matter: a row is left for two only where its cards are small, and gain so much by it. */
const GAIN = 1.3;
const ROWS = 4;

export interface Fit {
  rows: number;
  width: number;
}

/** Cards in whole rows, none over another; between two rows there is `between` more than the gap. */
export function inRows(count: number, width: number, height: number, gap: number, between: number, most: number): Fit {
  const many = Math.max(1, count);
  let best: Fit = { rows: 1, width: 0 };
  for (let rows = 1; rows <= Math.min(ROWS, many); rows++) {
    const each = Math.ceil(many / rows);
    const fit = Math.min(most, (width - gap * (each - 1)) / each, (height - (gap + between) * (rows - 1)) / rows / TALL);
    const better = best.width < LEAST ? fit > best.width : best.width < TABLE_LEAST && fit > best.width * GAIN;
    if (better) best = { rows, width: Math.floor(fit) };
  }
  return best;
}

/** The least height that cards in rows need. */
export function leastHeight(count: number, width: number, gap: number, between: number): number {
  const each = Math.max(1, Math.floor((width + gap) / (LEAST + gap)));
  const rows = Math.ceil(Math.max(1, count) / each);
  return Math.ceil(rows * LEAST * TALL + (gap + between) * (rows - 1));
}

/** As what a card of this width is drawn; one that is covered in part shows no text. */
export const sizeOf = (width: number, covered: boolean): Size =>
  width < TABLE_LEAST ? "thumb" : width < FULL_LEAST || covered ? "table" : "full";

/** How large letters are on the large drawing, 320 wide, that are 12 px on a card of this width. */
export const lettersOn = (width: number): number => (12 * 320) / width;
/** How long a text may be that is read on such a card: so many letters in so many lines of its place, below its kind. */
export function textOn(width: number): number {
  const size = lettersOn(width);
  return Math.floor(246 / (size * 0.55)) * Math.floor((146 - size * 1.7) / (size * 1.2));
}

/** Cards in one row, over each other where they must: how wide, and how far each covers the one before it. */
export function inFan(count: number, width: number, height: number, most: number, gap: number): { width: number; over: number } {
  const tall = Math.min(most, height / TALL);
  const wide = width / (count * (1 - COVERED) + COVERED);
  const card = Math.floor(Math.min(tall, Math.max(wide, FAN_LEAST), width));
  return { width: card, over: count < 2 ? 0 : Math.max(-gap, card - (width - card) / (count - 1)) };
}
