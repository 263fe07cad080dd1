import type { ClockData } from "./types";

/** Seconds that a seat has left at a moment. */
export function leftOf(clock: ClockData, seat: number, now: number): number {
  const start = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? start - (now - clock.since) : start);
}
