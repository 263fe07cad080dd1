import { expect, test } from "vitest";
import { ruleParts } from "./parts";

test("what was ruled stands apart from what is written", () => {
  expect(ruleParts("A bell rings. RULING: it rings once; nothing says more.")).toEqual([
    { text: "A bell rings. ", ruling: false },
    { text: "It rings once; nothing says more.", ruling: true },
  ]);
  expect(ruleParts("Décision : la cloche sonne.")).toEqual([{ text: "La cloche sonne.", ruling: true }]);
  expect(ruleParts("Une décision du joueur.")).toEqual([{ text: "Une décision du joueur.", ruling: false }]);
});
