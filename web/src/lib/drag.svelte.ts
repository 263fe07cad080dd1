import { discards } from "./roles";
import type { Scene } from "./scene.svelte";
import type { Entry, Option } from "./types";

/** The card that is being dragged. Dragging is a shortcut: all that it does, clicks do too. */
export const dragging = $state({ number: 0, dx: 0, dy: 0, on: false, justDropped: false });
const FAR = 8;

/** Begin to drag: the card lifts once the pointer has gone some way; `moved` is called then. */
export function lift(event: PointerEvent, scene: Scene, entry: Entry, moved: () => void): void {
  const options = scene.optionsOf(entry.number);
  if (event.button !== 0 || !entry.number || !options.length) return;
  const { clientX: x, clientY: y } = event;
  const card = (event.target as Element).closest("[data-card]")!;
  const home = card.getBoundingClientRect();
  const at = { x, y };
  let frame = 0;
  /** Keep the card under the pointer, also where a line that unfolds moves the place it came from. */
  const follow = (): void => {
    const box = card.getBoundingClientRect();
    dragging.dx += home.x + at.x - x - box.x;
    dragging.dy += home.y + at.y - y - box.y;
    frame = requestAnimationFrame(follow);
  };
  const stop = new AbortController();
  const { signal } = stop;
  const finish = (): void => {
    stop.abort();
    cancelAnimationFrame(frame);
    dragging.justDropped = dragging.on;
    Object.assign(dragging, { number: 0, dx: 0, dy: 0, on: false });
    scene.aims = [];
    setTimeout(() => (dragging.justDropped = false), 50);
  };
  addEventListener(
    "pointermove",
    (move) => {
      Object.assign(at, { x: move.clientX, y: move.clientY });
      if (!dragging.on && Math.hypot(at.x - x, at.y - y) > FAR) {
        moved();
        Object.assign(dragging, { number: entry.number!, on: true, dx: at.x - x, dy: at.y - y });
        frame = requestAnimationFrame(follow);
        void scene
          .foresee(options)
          .then(() => dragging.on && (scene.aims = options.flatMap((option) => scene.forecasts[option.key]?.targets ?? [])));
      }
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (up) => {
      const on = dragging.on;
      finish();
      if (on) drop(scene, entry, options, up);
    },
    { signal },
  );
  addEventListener("pointercancel", finish, { signal });
  addEventListener("keydown", (key) => key.key === "Escape" && finish(), { signal });
}

/** Onto a card, or into a place: the option that goes on to it. Onto a discard pile: the one that discards it. Onto the
 * table: its only other option, or its menu. */
function drop(scene: Scene, entry: Entry, options: Option[], up: PointerEvent): void {
  const under = document.elementsFromPoint(up.clientX, up.clientY).filter((element) => !element.closest(".held"));
  const onto = Number(
    under
      .map((element) => element.closest<HTMLElement>("[data-card]")?.dataset.card)
      .find((number) => number && Number(number) !== entry.number) ?? 0,
  );
  const aimed = options.filter((option) => onto && scene.forecasts[option.key]?.targets.includes(onto));
  if (aimed.length === 1) {
    scene.choose(aimed[0]!, onto);
    return;
  }
  const gap = under.map((element) => element.closest<HTMLElement>("[data-place]")?.dataset.place).find(Boolean);
  const placed = options.find((option) => gap && scene.forecasts[option.key]?.places.includes(gap));
  if (placed) {
    scene.choose(placed, gap);
    return;
  }
  const pile = under.map((element) => element.closest<HTMLElement>("[data-pile]")?.dataset.pile).find(Boolean);
  const place = options.filter((option) => (pile ? discards(option) && pile.startsWith("discard") : !discards(option)));
  const home = under.some((element) => element.closest(".hand"));
  if (home && !pile) return;
  if (place.length === 1) scene.drop(place[0]!);
  else if (place.length) scene.openMenu(entry);
}
