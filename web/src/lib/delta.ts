/** What a table has become: the server sends only what has changed (see pioche/server/picture.py). */
export function changed(old: unknown, change: unknown): unknown {
  if (change === null || change === undefined) return old;
  const how = change as Record<string, unknown>;
  if ("=" in how) return how["="];
  if ("+" in how) return [...(old as unknown[]).slice((how["<"] as number | undefined) ?? 0), ...(how["+"] as unknown[])];
  const gone = new Set((how["-"] as string[] | undefined) ?? []);
  const next: Record<string, unknown> = {};
  for (const [key, value] of Object.entries((old ?? {}) as Record<string, unknown>)) if (!gone.has(key)) next[key] = value;
  for (const [key, one] of Object.entries(how)) if (key !== "-") next[key] = changed(next[key], one);
  return next;
}
