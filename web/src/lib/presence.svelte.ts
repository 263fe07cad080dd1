import type { Table } from "./table.svelte";

const NOTED = 10;
const CALM = 10_000;
const WATCHFUL = 2_000;

/** Who is at the table and who has gone, asked from time to time. Made while a page is, which it lives as long as. */
export class Presence {
  /** By seat, for how many seconds its person has not been connected. */
  private gone: number[] = $state.raw([]);
  /** After how many seconds one need not wait any more. */
  idle = $state(60);
  watching = $state(0);
  /** Somebody wants to know, as long as this is set. */
  asking = $state(false);
  /** The seat for whose return one waits without being told again. */
  patient = $state(-1);

  constructor(private table: Table) {
    $effect(() => {
      if (!this.asking && !(this.playing && this.others)) return;
      if (this.asking) void this.look();
      const every = setInterval(() => void this.look(), this.asking || this.gone.some(Boolean) ? WATCHFUL : CALM);
      return () => clearInterval(every);
    });
  }
  private get playing(): boolean {
    return this.table.picture?.state === "playing";
  }
  private get others(): boolean {
    return !!this.table.picture?.seats.some((chair, seat) => chair.person && seat !== this.table.you);
  }
  /** The seat of somebody else who has been away for a while, or -1. */
  get missing(): number {
    const seats = this.table.picture?.seats ?? [];
    return this.gone.findIndex((seconds, seat) => seconds >= NOTED && seat !== this.table.you && seats[seat]?.person);
  }
  /** For how many seconds. */
  get away(): number {
    return Math.floor(this.gone[this.missing] ?? 0);
  }
  async look(): Promise<void> {
    if (document.hidden || this.table.line !== "open") return;
    const answer = await this.table.tell({ do: "ping" });
    if (answer.is !== "done") return;
    this.gone = answer.gone as number[];
    this.idle = answer.idle as number;
    this.watching = answer.watching as number;
    if (!this.gone[this.patient]) this.patient = -1;
  }
}
