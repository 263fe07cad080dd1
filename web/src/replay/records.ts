import { Refusal } from "../lib/api";
import type { Refused } from "../lib/types";

/** Bring a record from a file here; the table it becomes. */
export async function bring(file: File): Promise<string> {
  const response = await fetch("/api/records", { method: "POST", headers: { "content-type": "application/json" }, body: file });
  const data = (await response.json()) as { table?: string; error?: Refused };
  if (data.error) throw new Refusal(data.error);
  return data.table!;
}
