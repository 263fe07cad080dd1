import { expect, test } from "vitest";
import css from "../styles/tokens.css?raw";
import { FAMILIES } from "./families";

// WCAG AA over everything that is printed or written: text 4.5, graphics 3.
const TEXT = 4.5;
const GRAPHIC = 3;
const block = (from: string, to: string): Record<string, string> => {
  const text = css.slice(css.indexOf(from), css.indexOf(to));
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map((found) => [found[1]!, found[2]!]));
};
const printed = block(":root {", "/* NUIT");
const THEMES = {
  dark: { ...printed, ...block("/* NUIT", "/* JOUR") },
  light: { ...printed, ...block("/* JOUR", "@media (prefers") },
};
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(one: string | undefined, other: string | undefined): number {
  if (!one || !other) return 0;
  const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
type Pair = [what: string, ratio: number, need: number];
const pairs: Pair[] = [];
const check = (what: string, one: string | undefined, other: string | undefined, need: number): void =>
  void pairs.push([what, ratio(one, other), need]);
/** The body of a line or its margin must stand out. */
const best = (what: string, inks: (string | undefined)[], ground: string | undefined): void =>
  void pairs.push([what, Math.max(...inks.map((ink) => ratio(ink, ground))), GRAPHIC]);

for (const [name, t] of Object.entries(THEMES)) {
  for (const ground of ["table", "mat-me", "mat-you", "panel", "panel-2"]) {
    for (const ink of ["text", "text-2", "text-3", "amber-text"]) check(`${name}: ${ink} on ${ground}`, t[ink], t[ground], TEXT);
    for (const ink of ["signal", "target", "line-strong", "info", "danger", "warn", "ok"])
      check(`${name}: ${ink} on ${ground}`, t[ink], t[ground], GRAPHIC);
  }
  for (const ink of ["danger", "ok"]) check(`${name}: ${ink} as text on a panel`, t[ink], t.panel, TEXT);
  check(`${name}: signal-ink on signal`, t["signal-ink"], t.signal, TEXT);
  check(`${name}: target-ink on target`, t["target-ink"], t.target, TEXT);
  check(`${name}: white on danger-fill`, "#ffffff", t["danger-fill"], TEXT);
  for (const ground of ["table", "mat-me", "mat-you"])
    for (const ink of ["blood", "steel", "ink"]) best(`${name}: ${ink} line on ${ground}`, [printed[ink], printed.paper], t[ground]);
}
for (const ink of ["blood", "steel"]) {
  check(`${ink} line on card paper`, printed[ink], printed.paper, GRAPHIC);
  check(`white on ${ink}`, "#ffffff", printed[ink], TEXT);
}
for (const [ink, ground] of [
  ["#ffffff", "#8f2416"],
  ["#ffffff", "#687581"],
  ["#8f1f18", printed.paper],
  ["#00705a", printed.paper],
  [printed.ink, printed.paper],
  [printed["ink-2"], printed.paper],
  [printed["amber-deep"], printed.paper],
])
  check(`${ink} on ${ground}`, ink, ground, TEXT);
for (const [name, family] of Object.entries(FAMILIES)) {
  check(`white on ${name} deep`, "#ffffff", family.deep, TEXT);
  check(`${name} deep on paper`, family.deep, printed.paper, TEXT);
  check(`ink on ${name} paper`, printed.ink, family.paper, TEXT);
  check(`ink on ${name} tone`, printed.ink, family.tone, GRAPHIC);
  for (const ink of ["blood", "steel"]) best(`${ink} line over a ${name} print`, [printed[ink], printed.paper, printed.ink], family.tone);
}

test("there are more than three hundred pairs of colours", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(334);
});
test("every pair of colours can be told apart", () => {
  expect(pairs.filter(([, found, need]) => found < need).map(([what, found]) => `${what}: ${found.toFixed(2)}`)).toEqual([]);
});
