/** How far a ground scrolls so that what may be chosen on it is in sight: all of it; where that is too much, what lies on
 * one's own side; where that is too much, what comes first there. Nothing moves that need not. */
export interface Span {
  top: number;
  bottom: number;
  /** Whether it lies on one's own side. */
  near: boolean;
}
const AIR = 6;
const around = (spans: Span[]): Span => ({
  top: Math.min(...spans.map((one) => one.top)) - AIR,
  bottom: Math.max(...spans.map((one) => one.bottom)) + AIR,
  near: true,
});

/** `spans` are measured from the upper edge of what is seen, which is `height` high. */
export function scrollBy(spans: Span[], height: number): number {
  if (!spans.length) return 0;
  const own = spans.filter((one) => one.near);
  const mine = own.length ? own : spans;
  const first = mine.reduce((a, b) => (b.top < a.top ? b : a));
  const wanted = [spans, mine].map(around).find((one) => one.bottom - one.top <= height) ?? around([first]);
  if (wanted.top < 0 || wanted.bottom - wanted.top > height) return wanted.top;
  return Math.max(0, wanted.bottom - height);
}

const CHOICES = ".is-option > .pi-face, .is-target > .pi-face, [data-glows]";

/** Bring what may be chosen on a ground into sight, once what was measured has led to what is drawn. */
export function bringChoices(ground: HTMLElement, smooth: boolean): () => void {
  let wait = requestAnimationFrame(() => {
    wait = requestAnimationFrame(() => {
      const frame = ground.getBoundingClientRect();
      const spans = [...ground.querySelectorAll(CHOICES)].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top: top - frame.top, bottom: bottom - frame.top, near: !one.closest(".far-side") };
      });
      ground.scrollBy({ top: scrollBy(spans, frame.height), behavior: smooth ? "smooth" : "instant" });
    });
  });
  return () => cancelAnimationFrame(wait);
}
