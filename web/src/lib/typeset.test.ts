import { expect, test } from "vitest";
import { typeset } from "./typeset";

test("French is set as it is printed, English as it is written", () => {
  expect(typeset("Quelle classe pour l'Enfant ?", "fr")).toBe("Quelle classe pour l’Enfant\u202f?");
  expect(typeset("Provocation: ses voisines ; « Jouez »", "fr")).toBe("Provocation\u202f: ses voisines\u202f; «\u202fJouez\u202f»");
  expect(typeset("La capacité de Elora, que Elora possède Aube", "fr")).toBe("La capacité d’Elora, qu’Elora possède Aube");
  expect(typeset("18:42, http://hote:80/ et KF-CORE-010", "fr")).toBe("18:42, http://hote:80/ et KF-CORE-010");
  expect(typeset("What's this?", "en")).toBe("What's this?");
});
