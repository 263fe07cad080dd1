const KEY = "pioche-seeds";
const MOST = 60;

function read(): [table: string, commitment: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}
/** What this browser was told of a seed before it could be known: only that can be checked afterwards. */
export const noted = (table: string): string | undefined => read().find(([one]) => one === table)?.[1];

export function note(table: string, commitment: string): void {
  if (noted(table) !== undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, commitment], ...read()].slice(0, MOST)));
  } catch {
    // then there is nothing to compare with but what the server says now
  }
}
