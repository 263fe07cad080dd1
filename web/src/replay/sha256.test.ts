import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("the hash of a text is the one that everybody knows", async () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  for (let length = 0; length < 200; length++) {
    const text = "Pioche é ".repeat(30).slice(0, length);
    const known = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text)).toBe([...known].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
