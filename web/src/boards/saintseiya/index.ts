import type { GameBoard } from "..";
import { words } from "../../lib/words";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Side from "./Side.svelte";

const say = words({
  main: ["Phase principale", "Main phase"],
  keep: ["Entretien", "Maintenance"],
});
export const board: GameBoard = {
  Board,
  Side,
  End,

  glyphs: { play: "play", discard: "discard", fight: "fight", heal: "heal", technique: "energy", face: "force" },
  steps: (view) => [
    { key: "main", label: say("main"), current: view.step === "main" || view.step === "place" },
    { key: "keep", label: say("keep"), current: view.step === "keep" || view.step === "maintenance" },
  ],
};
