import { expect, test } from "vitest";
import { scrollBy } from "./bring";

const span = (top: number, near = true) => ({ top, bottom: top + 80, near });

test("nothing moves where all that may be chosen is in sight", () => {
  expect(scrollBy([span(20, false), span(150)], 300)).toBe(0);
  expect(scrollBy([], 300)).toBe(0);
});
test("what lies below comes into sight, and no more than that", () => {
  expect(scrollBy([span(300), span(400)], 200)).toBe(286);
  expect(scrollBy([span(-50, false)], 200)).toBe(-56);
});
test("one's own side comes first where both do not fit", () => {
  expect(scrollBy([span(0, false), span(300)], 200)).toBe(186);
});
test("where even that is too much, what comes first there", () => {
  expect(scrollBy([span(0, false), span(300), span(600)], 200)).toBe(186);
  expect(scrollBy([{ top: 100, bottom: 500, near: true }], 200)).toBe(94);
});
