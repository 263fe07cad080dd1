import { noted } from "../home/commitments";
import { get, Refusal } from "../lib/api";
import { openGame } from "../boards";
import { animate, remember } from "../lib/motion";
import { Scene, type CardState } from "../lib/scene.svelte";
import { lessMotion } from "../lib/settings.svelte";
import type { Both, Entry, LogLine, Option, Refused, WhyNot } from "../lib/types";
import { both, capital } from "../lib/words";
import { Moments } from "./moments";
import { sha256 } from "./sha256";
import type { Eyes, ForkData, Line, Moment } from "./types";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1100;
const CALM = 140;
const NO_NEWS: Both = { fr: "La partie n’est pas allée plus loin.", en: "The match has gone no further." };

/** A match, looked at decision by decision through the eyes of one seat, or with nothing hidden once it is over. */
export class Replay extends Scene {
  line: Line | null = $state.raw(null);
  forks: ForkData[] = $state.raw([]);
  failed: Refused | null = $state.raw(null);
  note: { text: Both; stays: boolean } | null = $state.raw(null);
  whyNot: { entry: Entry | null; reasons: WhyNot[] } | null = $state.raw(null);
  eyes: Eyes = $state("all");
  /** The decision before which the match stands. */
  n = $state(0);
  moment: Moment | null = $state.raw(null);
  playing = $state(false);
  speed = $state(1);
  override readonly past = true;
  private moments: Moments | undefined;
  private lines = new Map<Eyes, Promise<Line>>();
  private logs: LogLine[] = [];
  private wanted = 0;
  private renewing = false;
  private stepped = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly last: number = $derived(this.line?.last ?? 0);
  readonly atLast: boolean = $derived(this.n === this.last);
  /** The last decision is that of the moment when it was asked for: there may be more by now. */
  readonly goesOn: boolean = $derived(!!this.line && goesOn(this.line));
  /** The turn of this moment, and its place in the row of turns. */
  readonly turnAt: number = $derived((this.line?.turns ?? []).findLastIndex((turn) => turn.n <= this.n));
  readonly taken: Option | null = $derived(this.moment?.decision?.options?.find((option) => option.key === this.moment?.taken) ?? null);
  /** Whether the seed is the one that was promised before the match, to this browser where it was there. */
  readonly fair: boolean = $derived(!!this.line && sha256(this.line.seed) === (noted(this.line.table) ?? this.line.commitment));

  constructor(readonly id: string) {
    super();
  }

  override get self(): number {
    return typeof this.eyes === "number" && this.line?.mine.includes(this.eyes) ? this.eyes : (this.line?.you ?? -1);
  }

  /** Open the match at a moment, through the wanted eyes where one may, else through one's own or as others see it. */
  async load(n: number, wanted: Eyes): Promise<void> {
    try {
      const first = await this.lineFor(wanted).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.why.code !== "not-over") throw error;
        return this.lineFor((wanted = ""));
      });
      const own = first.you >= 0 ? first.you : goesOn(first) ? "" : "all";
      const eyes = wanted === "" ? own : wanted;
      const line = await this.lineFor(eyes);
      this.info = await openGame(line.game);
      this.moments = new Moments(this.id, line.last);
      await this.look(eyes, Math.min(n, line.last));
      if (!goesOn(line)) this.forks = await get<ForkData[]>(`/api/tables/${this.id}/forks`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.line) this.failed = error.why;
      else this.tell(error);
    }
  }
  close(): void {
    this.pause();
  }
  private lineFor(eyes: Eyes): Promise<Line> {
    let line = this.lines.get(eyes);
    if (!line) {
      line = get<Line>(`/api/tables/${this.id}/line?seat=${eyes}`);
      line.catch(() => this.lines.delete(eyes));
      this.lines.set(eyes, line);
    }
    return line;
  }
  private tell(error: unknown): void {
    if (error instanceof Refusal) this.note = { text: error.why.message, stays: true };
  }

  // Where and through whose eyes

  async look(eyes: Eyes, n = this.n): Promise<void> {
    try {
      const line = await this.lineFor(eyes);
      const moment = await this.moments?.at(n, eyes);
      if (!moment) return;
      this.line = line;
      this.logs = line.log;
      this.eyes = eyes;
      this.wanted = n;
      this.show(moment);
    } catch (error) {
      if (!this.line) throw error;
      this.tell(error);
    }
  }
  /** Go to a decision; of several wishes the last one counts. Beyond the last decision, ask whether there are more. */
  async to(n: number): Promise<void> {
    if (n > this.last && this.goesOn) return this.renew(n);
    n = Math.max(0, Math.min(this.last, n));
    this.wanted = n;
    const here = this.moments?.now(n, this.eyes);
    if (here) {
      this.show(here);
      return;
    }
    this.n = n;
    try {
      const moment = await this.moments?.at(n, this.eyes);
      if (moment && this.wanted === n) this.show(moment);
    } catch (error) {
      this.tell(error);
    }
  }
  private async renew(n: number): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    const before = this.n;
    this.lines.clear();
    this.note = null;
    await this.load(n, this.eyes);
    this.renewing = false;
    if (this.goesOn && this.n === before) this.note ??= { text: NO_NEWS, stays: false };
  }
  step(by: number): void {
    void this.to(this.wanted + by);
  }
  /** To the beginning of this turn, of the one before or of the one after. */
  turn(by: number): void {
    const turns = this.line?.turns ?? [];
    const begun = turns[this.turnAt]?.n ?? 0;
    const to = by < 0 && this.n > begun ? begun : (turns[this.turnAt + by]?.n ?? (by < 0 ? 0 : Infinity));
    void this.to(to);
  }
  private show(moment: Moment): void {
    const line = this.line!;
    const before = this.picture;
    const quick = performance.now() - this.stepped < CALM;
    const travels = before?.match && Math.abs(moment.n - before.match.n) === 1 && !quick && !lessMotion();
    const places = travels ? remember() : undefined;
    this.stepped = performance.now();
    if (moment.n !== this.moment?.n) this.whyNot = null;
    this.n = moment.n;
    this.moment = moment;
    this.picture = {
      table: line.table,
      game: line.game,
      state: "over",
      you: typeof this.eyes === "number" ? this.eyes : -1,
      seats: line.seats,
      open: false,
      delay: 0,
      commitment: line.commitment,
      next: "",
      host: false,
      options: {},
      limits: null,
      talk: [],
      asked: null,
      match: moment.match,
      decision: moment.decision,
      log: this.logs.slice(0, upTo(this.logs, moment.n)),
    };
    if (places && before) void animate(places, before, this.picture, () => true);
    this.moments?.prepare(moment.n, this.eyes);
  }
  /** The question of this moment, without the name of whom it was put to. */
  get question(): string {
    const decision = this.moment?.decision;
    const text = both(decision?.prompt);
    const name = decision ? this.name(decision.seat) : "";
    return capital(name && text.startsWith(`${name}, `) ? text.slice(name.length + 2) : text);
  }
  /** What the decision of this moment has led to, as these eyes have read it. */
  get outcome(): LogLine[] {
    return this.logs.slice(upTo(this.logs, this.n), upTo(this.logs, this.n + 1));
  }

  // Playing it

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.atLast) void this.to(0);
    this.schedule();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.atLast) this.pause();
      else void this.to(this.n + 1).then(() => this.playing && this.schedule());
    }, PACE / this.speed);
  }

  // Cards

  override stateOf(number: number | undefined): CardState {
    if (!number) return "idle";
    if (this.whyNot?.entry?.number === number) return "dim";
    if (this.taken?.card === number) return "picked";
    return this.moment?.decision?.source === number ? "source" : "idle";
  }
  /** A card that had no option says why, to the one who was asked; any other is shown large. */
  override click(entry: Entry): void {
    const decision = this.moment?.decision;
    if (!decision?.options || decision.options.some((option) => option.card === entry.number)) this.zoomed = entry;
    else void this.askWhy(entry);
  }
  async askWhy(entry: Entry): Promise<void> {
    const { n, eyes } = this;
    this.pause();
    try {
      const reasons = await get<WhyNot[]>(`/api/tables/${this.id}/at/${n}/why?seat=${eyes}&card=${entry.number ?? 0}`);
      if (this.n === n && this.eyes === eyes) this.whyNot = { entry, reasons };
    } catch (error) {
      this.tell(error);
    }
  }
}

/** Only of a match that is over the seed is told; a record from elsewhere is as it is. */
const goesOn = (line: Line): boolean => !line.seed && !line.kept;

/** How many lines of the log were written before decision `n`. */
function upTo(log: LogLine[], n: number): number {
  let low = 0;
  let high = log.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (log[middle]!.n <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}
