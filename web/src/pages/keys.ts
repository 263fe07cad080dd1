import { type Action, actionOf } from "../lib/keys";
import { ends } from "../lib/roles";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

type Tab = "table" | "log" | "effects" | "talk";

/** The keys of a table. They can be changed, and letters switched off; what is typed into a field is left alone. */
export function keysOf(
  table: Table,
  show: (tab: Tab) => void,
  showKeys: () => void,
): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  let passHeld = false;
  const press = (selector: string): boolean => {
    const button = document.querySelector<HTMLElement>(selector);
    button?.click();
    return !!button;
  };
  const focus = (selector: string): boolean => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    return !!element;
  };
  const act = (action: Action, shift: boolean, repeat: boolean): boolean => {
    switch (action) {
      case "pass": {
        const used = passHeld || press("[data-main]") || table.skippable;
        if (!passHeld) table.hurry();
        passHeld = true;
        return used;
      }
      case "undo":
        if (repeat) return true;
        if (shift) table.redo();
        else table.undo();
        return true;
      case "end": {
        const end = table.options.find(ends);
        if (end) table.choose(end);
        return !!end;
      }
      case "why":
        if (table.peeked) void table.askWhy(table.peeked);
        return true;
      case "zoom":
        table.zoomed = table.zoomed ? null : table.peeked;
        return true;
      case "log":
        show("log");
        return focus(".log");
      case "effects":
        show("effects");
        return true;
      case "prompt":
        return focus("[data-prompt]");
      case "hand":
        return focus(".hand .pi-hit[tabindex='0']");
      case "line":
        return focus(`.mat.${shift ? "you" : "me"} .line .pi-hit[tabindex='0'], [data-keys="b"] .pi-hit`);
      case "again":
        table.repeat();
        return true;
      case "piles":
        return focus(`.mat.me .piles [tabindex='0'], [data-keys="p"] [tabindex='0']`);
    }
  };
  return {
    down(event) {
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, dialog[open]") || event.ctrlKey || event.metaKey) return;
      if (table.recap && event.key !== "Shift" && event.key !== "Tab") {
        table.recap = null;
        if (event.key === " " || event.key === "Escape") {
          event.preventDefault(); // it is skipped, and nothing else
          passHeld = true;
          return;
        }
      }
      // a button that has the focus is pressed by Space as anywhere, unless what it opened was just closed
      if (event.key === " " && target.closest("[data-closed]")) event.preventDefault();
      else if (event.key === " " && target.closest("button, a") && !target.closest("[data-main]")) return;
      // what is held is meant once
      if (event.repeat && event.key === "Enter" && target.closest("[data-prompt], .pi-hit")) event.preventDefault();
      const action = actionOf(event.key);
      const number = Number(event.key);
      let used = false;
      if (event.key === "F1") {
        used = true;
        showKeys();
      } else if (event.key === "Escape") {
        used = !!(table.open || table.guard || table.whyNot);
        table.closeMenu();
        table.guard = null;
        table.whyNot = null;
      } else if (event.key === "Alt") {
        used = !!table.peeked;
        table.zoomed = table.zoomed ? null : table.peeked;
      } else if (number >= 1 && number <= 9) {
        used = table.open ? press(`.menu [data-letter="${number}"]`) : press(`.prompt [data-digit="${number}"]`);
      } else if (action) {
        used = act(action, event.shiftKey, event.repeat);
      } else if (settings.letters && event.key.length === 1) {
        used = press(`.menu [data-letter="${CSS.escape(event.key.toUpperCase())}"]`);
      }
      if (used) event.preventDefault();
    },
    up(event) {
      if (actionOf(event.key) === "pass") passHeld = false;
    },
  };
}
