import { seen, type Scene } from "../../lib/scene.svelte";
import { words } from "../../lib/words";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { lines } from "./lines";

const say = words({
  forge: ["Clé", "Forge"],
  house: ["Maison", "House"],
  housed: ["Maison : {name}", "House: {name}"],
  main: ["Jouer et utiliser", "Play and use"],
  ready: ["Redresser", "Ready"],
  draw: ["Piocher", "Draw"],
  inHand: ["En main : {houses}", "In hand: {houses}"],
});
/** How many cards of each house the hand holds. */
function byHouse(scene: Scene): string {
  const counts = new Map<string, number>();
  for (const entry of seen(scene.zone(scene.near, "hand"))) {
    const house = String(scene.printed(entry.card)?.facts.house ?? "");
    counts.set(house, (counts.get(house) ?? 0) + 1);
  }
  const told = [...counts].toSorted((a, b) => b[1] - a[1]).map(([house, n]) => `${n} ${scene.word(`word.${house}`)}`);
  return told.length ? say("inHand", { houses: told.join(", ") }) : "";
}
export const board: GameBoard = {
  Board,

  glyphs: { play: "play", discard: "discard", reap: "reap", fight: "fight", unstun: "stun" },
  lines,
  note: byHouse,
  steps: (view, word) =>
    (["forge", "house", "main", "ready", "draw"] as const).map((key) => ({
      key,
      label: key === "house" && view.house ? say("housed", { name: word(`word.${String(view.house)}`) }) : say(key),
      current: view.step === key,
    })),
};
