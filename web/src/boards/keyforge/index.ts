import { words } from "../../lib/words";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { lines } from "./lines";
import { look } from "./look";

const say = words({
  forge: ["Clé", "Forge"],
  house: ["Maison", "House"],
  housed: ["Maison : {name}", "House: {name}"],
  main: ["Jouer et utiliser", "Play and use"],
  ready: ["Redresser", "Ready"],
  draw: ["Piocher", "Draw"],
});
export const keyforge: GameBoard = {
  Board,
  look,
  glyphs: { play: "play", discard: "discard", reap: "reap", fight: "fight", unstun: "stun" },
  lines,
  steps: (view, word) =>
    (["forge", "house", "main", "ready", "draw"] as const).map((key) => ({
      key,
      label: key === "house" && view.house ? say("housed", { name: word(`word.${String(view.house)}`) }) : say(key),
      current: view.step === key,
    })),
};
