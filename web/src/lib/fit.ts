/** How cards fit into the box that is left for them: the box decides, never the cards. */

/** The height of a card for its width, with some air for rings and for one that is turned. */
export const TALL = 1.46;
/** Below this width the large drawing of a card cannot be read, and the small one can. */
export const TABLE_LEAST = 84;
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

/** Cards in one row, over each other where they must: how wide, and how far each covers the one before it. */
export function inFan(count: number, width: number, height: number, most: number, gap: number): { width: number; over: number } {
  const tall = Math.min(most, height / TALL);
  const wide = width / (count * (1 - COVERED) + COVERED);
  const card = Math.floor(Math.min(tall, Math.max(wide, FAN_LEAST), width));
  return { width: card, over: count < 2 ? 0 : Math.max(-gap, card - (width - card) / (count - 1)) };
}
