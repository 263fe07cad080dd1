import type { Line } from "./types";

/** Something on the timeline that one may look for. */
export interface Mark {
  n: number;
  seat: number;
  glyph: string;
  fill: string;
}
const KEYS: Record<string, string> = { red: "#e2604f", yellow: "#f0c245", blue: "#79aee8" };
const PAPER = "#f4ecdb";
const FLAME = "#f0a03c";
const LOST = "#e9a79f";

/** Words of the players or of the table that are marked when they change, by game. */
const WORDS: Record<string, Record<string, (now: unknown, before: unknown) => [glyph: string, fill: string] | null>> = {
  keyforge: {
    keys: (now, before) => {
      const had = (before as string[] | undefined) ?? [];
      const fresh = (now as string[]).find((key) => !had.includes(key));
      return fresh ? ["key", KEYS[fresh] ?? PAPER] : ["key", LOST];
    },
  },
  saintseiya: {
    flames: () => ["flame", FLAME],
    sapphires: () => ["cosmos", PAPER],
  },
};
/** Lines of the log that are marked, by their id. */
const LINES: Record<string, [glyph: string, fill: string]> = {
  feather: ["feather", LOST],
  mortal: ["fv", LOST],
  eliminated: ["cross", LOST],
  conceded: ["cross", LOST],
  won: ["check", PAPER],
};

export function marksOf(line: Line): Mark[] {
  const found: Mark[] = [];
  const before = new Map<string, unknown>();
  for (const [n, seat, word, value] of line.changes) {
    const drawn = WORDS[line.game]?.[word]?.(value, before.get(`${seat} ${word}`));
    if (drawn) found.push({ n, seat, glyph: drawn[0], fill: drawn[1] });
    before.set(`${seat} ${word}`, value);
  }
  for (const one of line.log) {
    const drawn = LINES[one.id];
    if (drawn) found.push({ n: one.n, seat: -1, glyph: drawn[0], fill: drawn[1] });
  }
  return found;
}
