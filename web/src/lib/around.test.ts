import { expect, test } from "vitest";
import { opened, seating } from "./around";

test("one opponent is always seen whole, and two where there is room", () => {
  expect(seating([1], 1, false)).toEqual({ far: [1], near: [], brief: false });
  expect(seating([1, 2], 2, false).brief).toBe(false);
  expect(seating([1, 2], 1, false).brief).toBe(true);
  expect(seating([1, 2, 3, 4, 5], 2, false)).toEqual({ far: [1, 2, 3, 4, 5], near: [], brief: true });
});
test("two teams of two sit around the table, partners across the corner", () => {
  expect(seating([1, 2, 3], 2, true)).toEqual({ far: [1, 2], near: [3], brief: false });
  expect(seating([1, 2, 3], 1, true)).toEqual({ far: [1, 2, 3], near: [], brief: true });
});
test("the side that lies open is the chosen one, that with answers, who plays, or the last", () => {
  expect(opened([1, 2, 3], 3, [2], 1, 1)).toBe(3);
  expect(opened([1, 2, 3], -1, [2], 1, 1)).toBe(2);
  expect(opened([1, 2, 3], -1, [], 3, 1)).toBe(3);
  expect(opened([1, 2, 3], -1, [], 0, 2)).toBe(2);
  expect(opened([1, 2, 3], -1, [], 0, -1)).toBe(1);
});
