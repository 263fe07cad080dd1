import { actionOf } from "../lib/keys";
import type { Replay } from "./replay.svelte";

/** The keys of a replay. Arrows within a zone of cards, and what is typed into a field, are left alone. */
export function keysOf(replay: Replay): (event: KeyboardEvent) => void {
  const move = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case "ArrowLeft":
      case "ArrowRight": {
        const by = event.key === "ArrowLeft" ? -1 : 1;
        if (event.shiftKey) replay.turn(by);
        else replay.step(by);
        return true;
      }
      case "Home":
        void replay.to(0);
        return true;
      case "End":
        void replay.to(Infinity);
        return true;
      default:
        return false;
    }
  };
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || target.closest("input, select, dialog[open]")) return;
    let used = true;
    if (move(event)) replay.pause();
    else if (event.key === " " && !target.closest("button, a")) replay.toggle();
    else if (event.key === "Escape" && replay.whyNot) replay.whyNot = null;
    else if (event.key === "Alt" && replay.peeked) replay.zoomed = replay.zoomed ? null : replay.peeked;
    else if (actionOf(event.key) === "why" && replay.peeked) void replay.askWhy(replay.peeked);
    else if (actionOf(event.key) === "zoom" && replay.peeked) replay.zoomed = replay.peeked;
    else used = false;
    if (used) event.preventDefault();
  };
}
