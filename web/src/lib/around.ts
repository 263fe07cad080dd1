/** Who sits where at a table of any number of seats. */
export interface Seating {
  /** At the upper edge, from left to right. */
  far: number[];
  /** Beside the player at the lower edge. */
  near: number[];
  /** All the others are told in brief, and one of them at a time lies open. */
  brief: boolean;
}

/** `others` as they sit after the near seat; `room`: how many whole sides fit side by side. Two teams of two sit around the
 * table, where it is wide: who plays next is in front, and one's partner across the corner. */
export function seating(others: number[], room: number, teams: boolean): Seating {
  if (teams && others.length === 3 && room > 1) return { far: others.slice(0, 2), near: others.slice(2), brief: false };
  return { far: others, near: [], brief: others.length > room };
}

/** Whose side lies open: the one that was chosen, else one with answers to what is asked, else who plays, else the last. */
export function opened(others: number[], chosen: number, answers: number[], active: number, last: number): number {
  return [chosen, ...answers, active, last].find((seat) => others.includes(seat)) ?? others[0] ?? -1;
}
