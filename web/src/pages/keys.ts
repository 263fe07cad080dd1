import { settings } from "../lib/settings.svelte";
import { ENDS, type Table } from "../lib/table.svelte";

type Tab = "table" | "log" | "effects" | "talk";

/** The keys of a table. Letters can be switched off; what is typed into a field is left alone. */
export function keysOf(
  table: Table,
  show: (tab: Tab) => void,
  showKeys: () => void,
): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  let spaceHeld = false;
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
  const letter = (key: string, shift: boolean): boolean => {
    switch (key) {
      case "z":
        if (shift) table.redo();
        else table.undo();
        return true;
      case "t": {
        const end = table.options.find((option) => ENDS.has(option.verb));
        if (end) table.choose(end);
        return !!end;
      }
      case "?":
        if (table.peeked) void table.askWhy(table.peeked);
        return true;
      case "i":
        table.zoomed = table.zoomed ? null : table.peeked;
        return true;
      case "l":
        show("log");
        return focus(".log");
      case "e":
        show("effects");
        return true;
      case "g":
        return focus("[data-prompt]");
      case "h":
        return focus(".hand .pi-hit[tabindex='0']");
      case "b":
        return focus(`.mat.${shift ? "you" : "me"} .line .pi-hit[tabindex='0'], [data-keys="b"] .pi-hit`);
      case "p":
        return focus(`.mat.me .piles [tabindex='0'], [data-keys="p"] [tabindex='0']`);
      default:
        return press(`.menu [data-letter="${key.toUpperCase()}"]`);
    }
  };
  return {
    down(event) {
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, dialog[open]") || event.ctrlKey || event.metaKey) return;
      const number = Number(event.key);
      let used = false;
      if (event.key === "F1") {
        used = true;
        showKeys();
      } else if (event.key === "Escape") {
        used = !!(table.open || table.guard || table.whyNot);
        if (table.open) focus(`[data-card="${table.open}"] .pi-hit`);
        table.open = 0;
        table.guard = null;
        table.whyNot = null;
      } else if (event.key === " ") {
        if (target.closest("button, a") && !target.closest("[data-main]")) return;
        used = spaceHeld || press("[data-main]");
        spaceHeld = true;
      } else if (event.key === "Alt") {
        used = !!table.peeked;
        table.zoomed = table.zoomed ? null : table.peeked;
      } else if (number >= 1 && number <= 9) {
        used = table.open ? press(`.menu [data-letter="${number}"]`) : press(`.prompt .buttons > :nth-child(${number})`);
      } else if (settings.letters && event.key.length === 1) {
        used = letter(event.key.toLowerCase(), event.shiftKey);
      }
      if (used) event.preventDefault();
    },
    up(event) {
      if (event.key === " ") spaceHeld = false;
    },
  };
}
