import { openGame } from "../boards";
import { hello, type Refusal } from "./api";
import { changed } from "./delta";
import { openLine } from "./line";
import { animate, flash, remember } from "./motion";
import { Scene } from "./scene.svelte";
import { lessMotion } from "./settings.svelte";
import type { AnyMessage, AnyTold, DoneTold, RefusedTold } from "./server";
import type { Picture, Refused } from "./types";

type Answer = DoneTold | RefusedTold;

const RETRY = [0, 1000, 2000, 4000, 8000];
/** A picture is shown so long before the next one comes. */
export const MOVE = 300;
const LONGEST = 1500;

/** A table at the other end of a line: what the server tells, in order and at a pace one can follow, and what we say. */
export abstract class Connected extends Scene {
  line: "joining" | "open" | "lost" = $state("joining");
  /** A table that does not exist, or a browser that may not join. */
  failed: Refused | null = $state.raw(null);
  note: { text: Refused["message"]; stays: boolean } | null = $state.raw(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** The last update that was told. */
  n = 0;
  private socket: WebSocket | undefined;
  private tries = 0;
  private closed = false;
  private asked = new Map<number, (answer: Answer) => void>();
  private lastId = 0;
  private queue: Picture[] = [];
  /** The last one that was told, which is shown when the ones before it have been. */
  private shown: Picture | null = $state.raw(null);
  private busy = false;

  constructor(readonly id: string) {
    super();
    void this.connect();
  }
  /** A picture has taken the place of another. */
  protected abstract turnTo(before: Picture | null, next: Picture): void;

  private async connect(): Promise<void> {
    // Who comes by a link has no cookie yet; who was a guest and has made an account elsewhere logs in first.
    await hello().catch((error: Refusal) => {
      if (error.why.code === "account-made") this.failed = error.why;
    });
    if (this.closed || this.failed) return;
    this.socket = openLine<AnyTold>(this.id, this.n || null, (told) => this.hear(told));
    this.socket.onclose = () => this.lost();
  }
  private lost(): void {
    for (const answer of this.asked.values())
      answer({ is: "refused", id: 0, error: { code: "lost", message: { fr: "", en: "" }, rules: [] } });
    this.asked.clear();
    this.sending = false;
    if (this.closed || this.failed) return;
    this.line = "lost";
    setTimeout(() => void this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }
  close(): void {
    this.closed = true;
    this.socket?.close();
  }
  private hear(told: AnyTold): void {
    switch (told.is) {
      case "table":
        this.n = told.n;
        this.take(told.table);
        break;
      case "update":
        this.n = told.n;
        this.take(changed(this.shown, told.delta) as Picture);
        break;
      case "done":
      case "refused":
        if (!told.id && told.is === "refused" && (!this.picture || told.error.code === "account-made")) this.failed = told.error;
        this.asked.get(told.id)?.(told);
        this.asked.delete(told.id);
        break;
    }
  }
  /** A new picture: shown when the ones before it have been. */
  private take(picture: Picture): void {
    this.line = "open";
    this.tries = 0;
    this.shown = picture;
    this.queue.push(picture);
    if (this.queue.length * MOVE > LONGEST) this.queue = [picture];
    if (!this.busy) void this.show();
  }
  private async show(): Promise<void> {
    this.busy = true;
    while (this.queue.length) {
      const next = this.queue.shift()!;
      if (!this.info) {
        try {
          this.info = await openGame(next.game);
        } catch (error) {
          this.failed = (error as Refusal).why;
          return;
        }
      }
      const before = this.picture;
      const places = before && !lessMotion() ? remember() : undefined;
      this.picture = next;
      this.turnTo(before, next);
      if (places) await animate(places, before!, next, () => this.queue.length > 0);
      else if (before) await flash(before, next);
    }
    this.busy = false;
  }
  protected say(message: AnyMessage): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ is: "refused", id, error: { code: "lost", message: { fr: "", en: "" }, rules: [] } });
        return;
      }
      this.asked.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
  /** Ask for something; what is refused is told in a note. */
  async tell(message: AnyMessage): Promise<Answer> {
    const answer = await this.say(message);
    if (answer.is === "refused") this.complain(answer.error);
    return answer;
  }
  /** A note that stays until it is closed; that the table has moved on is seen anyway. */
  protected complain(error: Refused): void {
    if (error.code !== "lost") this.note = { text: error.message, stays: error.code !== "stale" };
  }
  /** An answer is on its way, or something has happened that is not shown yet. */
  get behind(): boolean {
    return this.sending || this.picture !== this.shown;
  }
  /** Whether the page shows the present, so that what is clicked is what is meant. */
  get present(): boolean {
    return this.line === "open" && !this.behind;
  }
  /** A bot plays, and nobody else looks on: one may skip to the end of its turn. */
  readonly skippable: boolean = $derived.by(() => {
    const picture = this.picture;
    const asked = picture?.decision?.seat ?? -1;
    return (
      picture?.state === "playing" &&
      !!picture.seats[asked]?.bot &&
      picture.you >= 0 &&
      !picture.seats.some((chair, seat) => chair.person && seat !== picture.you)
    );
  });
  /** Show the present at once, and let bots play to the end of their turn without pauses. */
  hurry(): void {
    if (!this.skippable) return;
    this.queue = this.queue.slice(-1);
    void this.say({ do: "hurry" });
  }
}
