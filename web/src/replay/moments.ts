import { get } from "../lib/api";
import { changed } from "../lib/delta";
import type { Moments as Told } from "../lib/server";
import type { Eyes, Moment } from "./types";

const ROW = 32;

/** The moments of a match, fetched a row at a time and kept; the rows beside the one that is looked at are fetched
 * before they are needed. */
export class Moments {
  private rows = new Map<string, Promise<Moment[]>>();
  private ready = new Map<string, Moment[]>();

  constructor(
    private readonly id: string,
    private readonly last: number,
  ) {}

  /** A moment that is here already. */
  now(n: number, eyes: Eyes): Moment | undefined {
    return this.ready.get(`${eyes} ${Math.floor(n / ROW)}`)?.[n % ROW];
  }
  async at(n: number, eyes: Eyes): Promise<Moment | undefined> {
    return (await this.row(Math.floor(n / ROW), eyes))[n % ROW];
  }
  /** Have what lies before and after a moment at hand. */
  prepare(n: number, eyes: Eyes): void {
    const row = Math.floor(n / ROW);
    for (const beside of [row + 1, row - 1]) if (beside >= 0 && beside * ROW <= this.last) this.row(beside, eyes).catch(() => undefined);
  }
  private row(row: number, eyes: Eyes): Promise<Moment[]> {
    const key = `${eyes} ${row}`;
    let found = this.rows.get(key);
    if (!found) {
      found = this.fetch(row, eyes).then((moments) => {
        this.ready.set(key, moments);
        return moments;
      });
      found.catch(() => this.rows.delete(key));
      this.rows.set(key, found);
    }
    return found;
  }
  private async fetch(row: number, eyes: Eyes): Promise<Moment[]> {
    const told = await get<Told>(`/api/tables/${this.id}/at/${row * ROW}?seat=${eyes}&count=${ROW}`);
    const found: Moment[] = [];
    for (const one of told.moments) found.push((found.length ? changed(found.at(-1), one) : one) as Moment);
    return found;
  }
}
