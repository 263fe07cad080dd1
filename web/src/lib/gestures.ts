/** What fingers do beside tapping. Nothing is done by a gesture alone: buttons and keys do it too. */
const DOWN = 60;
const ASIDE = 50;
const TAP = { long: 300, far: 16 };

/** A sheet that is swiped down is closed, unless it is scrolled. */
export function swipeDown(sheet: HTMLElement, close: () => void): { destroy: () => void } {
  let from: Touch | undefined;
  const start = (event: TouchEvent): void => {
    const scrolled = event.composedPath().some((one) => one instanceof Element && sheet.contains(one) && one.scrollTop > 0);
    from = event.touches.length === 1 && !scrolled ? event.touches[0] : undefined;
  };
  const end = (event: TouchEvent): void => {
    const to = event.changedTouches[0];
    if (from && to && to.clientY - from.clientY > DOWN && Math.abs(to.clientX - from.clientX) < ASIDE) close();
    from = undefined;
  };
  sheet.addEventListener("touchstart", start, { passive: true });
  sheet.addEventListener("touchend", end);
  return {
    destroy: () => {
      sheet.removeEventListener("touchstart", start);
      sheet.removeEventListener("touchend", end);
    },
  };
}

/** Two fingers that tap at once. */
export function twoFingerTap(place: HTMLElement, act: () => void): { destroy: () => void } {
  let began = 0;
  let fingers: Touch[] = [];
  const start = (event: TouchEvent): void => {
    if (event.touches.length === 1) began = event.timeStamp;
    fingers = event.touches.length === 2 ? [...event.touches] : [];
  };
  const move = (event: TouchEvent): void => {
    const far = [...event.touches].some((one) => {
      const was = fingers.find((finger) => finger.identifier === one.identifier);
      return was && Math.hypot(one.clientX - was.clientX, one.clientY - was.clientY) > TAP.far;
    });
    if (far) fingers = [];
  };
  const end = (event: TouchEvent): void => {
    if (event.touches.length || fingers.length !== 2) return;
    fingers = [];
    if (event.timeStamp - began < TAP.long) act();
  };
  place.addEventListener("touchstart", start, { passive: true });
  place.addEventListener("touchmove", move, { passive: true });
  place.addEventListener("touchend", end);
  return {
    destroy: () => {
      place.removeEventListener("touchstart", start);
      place.removeEventListener("touchmove", move);
      place.removeEventListener("touchend", end);
    },
  };
}

/** A tap on a place where there is nothing to press. */
export function tapBeside(place: HTMLElement, act: () => void): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (!(event.target as Element).closest("button, a, input, select, [role=menu]")) act();
  };
  place.addEventListener("click", click);
  return { destroy: () => place.removeEventListener("click", click) };
}
