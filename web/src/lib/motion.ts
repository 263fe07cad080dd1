import { tick } from "svelte";
import type { Entry, Picture } from "./types";

/** Where every card lay, by number, and every pile, by name. */
export interface Places {
  cards: Map<string, DOMRect>;
  piles: Map<string, DOMRect>;
}
const MOVE = 280;
const QUICK = 160;
const OUT = "cubic-bezier(.2,.8,.2,1)";

export function remember(): Places {
  const cards = new Map<string, DOMRect>();
  const piles = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]"))
    cards.set(element.dataset.card!, element.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>("[data-pile]"))
    piles.set(element.dataset.pile!, element.getBoundingClientRect());
  return { cards, piles };
}

/** Let what moved arrive from where it was, and what was hurt shiver. Waits until it is over, or until `hurry` says that
 * the next thing has happened. */
export async function animate(places: Places, before: Picture, after: Picture, hurry: () => boolean): Promise<void> {
  await tick();
  const running: Animation[] = [];
  const wounds = hurts(before, after);
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const number = element.dataset.card!;
    const to = element.getBoundingClientRect();
    const from = places.cards.get(number) ?? places.piles.get(element.dataset.from ?? "");
    if (from && to.width && Math.hypot(from.x - to.x, from.y - to.y) > 3) {
      element.style.zIndex = "20";
      const start = {
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
        transformOrigin: "0 0",
      };
      const moving = element.animate([start, { transform: "none", transformOrigin: "0 0" }], { duration: MOVE, easing: OUT });
      moving.onfinish = moving.oncancel = () => (element.style.zIndex = "");
      running.push(moving);
    } else if (wounds.has(number)) {
      fall(element, running);
      running.push(
        element.animate(
          [{ transform: "none" }, { transform: "translateX(3px)" }, { transform: "translateX(-3px)" }, { transform: "none" }],
          { duration: QUICK },
        ),
      );
    }
  }
  if (!running.length) return;
  const skip = new AbortController();
  const end = (): void => running.forEach((one) => one.finish());
  addEventListener("pointerdown", end, { signal: skip.signal, capture: true });
  addEventListener("keydown", end, { signal: skip.signal, capture: true });
  const done = Promise.allSettled(running.map((one) => one.finished));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, hurry() ? MOVE / 2 : MOVE + 60))]);
  skip.abort();
}

/** The drop lands before the card shivers. */
function fall(element: HTMLElement, running: Animation[]): void {
  const drop = document.createElement("i");
  drop.className = "falling";
  element.querySelector(".pi-face")?.append(drop);
  const falling = drop.animate(
    [
      { transform: "translateY(-70px) scale(.6)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: MOVE,
      easing: "cubic-bezier(.5,0,.9,.6)",
    },
  );
  falling.onfinish = falling.oncancel = () => drop.remove();
  running.push(falling);
}

/** Without motion: what has changed is shown in reverse for a moment. */
export async function flash(before: Picture, after: Picture): Promise<void> {
  await tick();
  for (const number of hurts(before, after)) {
    const element = document.querySelector(`[data-card="${number}"]`);
    element?.classList.add("inv");
    setTimeout(() => element?.classList.remove("inv"), 600);
  }
}

/** The cards that have more damage now than before. */
function hurts(before: Picture, after: Picture): Set<string> {
  const was = damages(before);
  return new Set([...damages(after)].filter(([number, damage]) => damage > (was.get(number) ?? 0)).map(([number]) => number));
}
function damages(picture: Picture): Map<string, number> {
  const found = new Map<string, number>();
  for (const player of picture.match?.players ?? [])
    for (const zone of Object.values(player))
      if (Array.isArray(zone))
        for (const entry of zone as Entry[])
          if (typeof entry?.damage === "number" && entry.number) found.set(String(entry.number), entry.damage);
  return found;
}
