import { describe, expect, it, test } from "vitest";
import { inFan, inRows, LEAST, leastHeight, lettersOn, sizeOf, TALL, textOn } from "./fit";
import { shapeOf } from "./shape";

describe("cards in rows", () => {
  it("grow until the box is full, by height or by width", () => {
    expect(inRows(1, 1000, 292, 8, 0, 400)).toEqual({ rows: 1, width: 200 });
    expect(inRows(5, 532, 400, 8, 0, 400)).toEqual({ rows: 1, width: 100 });
    expect(inRows(1, 1000, 1000, 8, 0, 180).width).toBe(180);
  });
  it("stand in one row as long as two would not make them much larger", () => {
    expect(inRows(6, 600, 220, 6, 0, 200).rows).toBe(1);
    expect(inRows(12, 360, 220, 2, 0, 200).rows).toBe(2);
  });
  it("always fit into the box", () => {
    for (let count = 1; count <= 30; count++)
      for (const [width, height] of [
        [300, 140],
        [600, 90],
        [1200, 400],
      ] as const) {
        const { rows, width: card } = inRows(count, width, height, 4, 0, 200);
        const each = Math.ceil(count / rows);
        expect(each * card + (each - 1) * 4).toBeLessThanOrEqual(width);
        expect(rows * card * TALL + (rows - 1) * 4).toBeLessThanOrEqual(height + 1);
      }
  });
  it("say how high the box must be for cards that can be touched", () => {
    const height = leastHeight(9, 300, 3, 0);
    expect(inRows(9, 300, height, 3, 0, 200).width).toBeGreaterThanOrEqual(LEAST - 1);
    expect(leastHeight(0, 300, 3, 0)).toBe(leastHeight(1, 300, 3, 0));
  });
});

describe("cards in a fan", () => {
  it("lie side by side where there is room, and over each other where not", () => {
    expect(inFan(3, 1000, 292, 150, 6)).toEqual({ width: 150, over: -6 });
    const { width, over } = inFan(10, 400, 146, 150, 6);
    expect(width).toBe(58);
    expect(width + 9 * (width - over)).toBeCloseTo(400);
    expect(inFan(5, 380, 146, 150, 6).width).toBe(100);
  });
  it("keep an edge of each free", () => {
    const { width, over } = inFan(12, 304, 140, 150, 6);
    expect(width - over).toBeGreaterThanOrEqual(20);
  });
});

describe("the shape of a screen", () => {
  it("follows from its size alone", () => {
    expect(shapeOf(1440, 900)).toBe("wide");
    expect(shapeOf(1180, 820)).toBe("rail");
    expect(shapeOf(768, 1024)).toBe("rail");
    expect(shapeOf(390, 844)).toBe("column");
    expect(shapeOf(844, 390)).toBe("low");
    expect(shapeOf(960, 540)).toBe("low");
  });
});

test("a card in hand shows a text that can be read on it, and no longer one", () => {
  expect(sizeOf(80, false)).toBe("thumb");
  expect(sizeOf(130, false)).toBe("table");
  expect(sizeOf(165, false)).toBe("full");
  expect(sizeOf(165, true)).toBe("table");
  expect(textOn(165)).toBeGreaterThan(50);
  expect(textOn(220)).toBeGreaterThan(1.6 * textOn(165));
  expect(lettersOn(160)).toBe(24);
});
