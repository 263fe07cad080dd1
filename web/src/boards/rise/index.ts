import type { Scene } from "../../lib/scene.svelte";
import type { View } from "../../lib/types";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { lines } from "./lines";
import Ribbon from "./Ribbon.svelte";
import Side from "./Side.svelte";
import { say } from "./words";

const COMBAT = ["attack", "attacked", "to-block", "block", "blocked", "to-order", "order", "fights", "over"];
const ENDS = ["end", "ended", "pass", "next"];

function steps(view: View): { key: string; label: string; current: boolean }[] {
  if (view.step === "mulligan") return [{ key: "mulligan", label: say("mulligan"), current: true }];
  const now = COMBAT.includes(view.step)
    ? "combat"
    : ENDS.includes(view.step)
      ? "end"
      : view.step === "restore"
        ? "restore"
        : view.fought
          ? "after"
          : "main";
  return (["restore", "main", "combat", "after", "end"] as const).map((key) => ({ key, label: say(key), current: key === now }));
}

/** What the hand holds, before a mulligan. */
function note(scene: Scene): string {
  if (scene.decision?.kind !== "mulligan") return "";
  const types = scene.zone(scene.near, "hand").map((entry) => (scene.printed(entry.card)?.facts.types as string[] | undefined) ?? []);
  const held = (word: string): number => types.filter((one) => one.includes(word)).length;
  return say("levelsHeld", { n: held("niveau-superieur"), c: held("creature") });
}

export const board: GameBoard = {
  Board,
  Side,
  Ribbon,
  lines,
  steps,
  note,
  glyphs: { invoke: "play", level: "level", attack: "attack", block: "defence", skill: "ether", action: "action" },
};
