import { openGame } from "../boards";
import { hello, Refusal } from "./api";
import { changed } from "./delta";
import { animate, flash, remember } from "./motion";
import { openLine } from "./line";
import { type Act, acts } from "./log";
import { closes, discards, ends, passes } from "./roles";
import { go } from "./router.svelte";
import { type CardState, linesOf, Scene } from "./scene.svelte";
import { lessMotion, settings } from "./settings.svelte";
import type { AnyMessage, DoneTold, RefusedTold, TableTold, UpdateTold } from "./server";
import { play } from "./sound";
import type { Decision, Entry, Forecast, Option, Picture, Refused, WhyNot } from "./types";
import { both } from "./words";

type Answer = DoneTold | RefusedTold;
type Told = (Omit<TableTold, "table"> & { table: Picture }) | UpdateTold | Answer;

/** A question that is asked before something that cannot be taken back. */
export interface Guard {
  kind: "end" | "discard" | "leave" | "pointless";
  names: string[];
  yes: () => void;
}
const RETRY = [0, 1000, 2000, 4000, 8000];
const MOVE = 300;
const LONGEST = 1500;
/** A second touch within this time of an answer still means the first one. */
const DOUBLE = 400;

/** A live table: what the server tells, in order and at a pace one can follow, and what we answer. */
export class Table extends Scene {
  line: "joining" | "open" | "lost" = $state("joining");
  /** A table that does not exist, or a browser that may not join. */
  failed: Refused | null = $state.raw(null);
  note: { text: Refused["message"]; stays: boolean } | null = $state.raw(null);
  whyNot: { entry: Entry | null; reasons: WhyNot[] } | null = $state.raw(null);
  guard: Guard | null = $state.raw(null);
  /** I let others go back without being asked again. */
  agreeing = $state(false);
  /** My last decisions are listed, to go back to one of them. */
  recalling = $state(false);
  /** An answer is on its way. */
  sending = $state(false);
  /** From when until when the page waits before it gives the only answer there is. */
  pause: { from: number; until: number } | null = $state.raw(null);
  /** The match has just ended: what was meant for the board does not press what now lies under the pointer. */
  ending = $state(false);
  /** What the others did since my last turn, while it is shown. */
  recap: Act[] | null = $state.raw(null);
  n = 0;
  /** How many lines the log had when I was last on turn. */
  private read = 0;
  private socket: WebSocket | undefined;
  private tries = 0;
  private closed = false;
  private asked = new Map<number, (answer: Answer) => void>();
  private lastId = 0;
  private queue: Picture[] = [];
  /** The last one that was told, which is shown when the ones before it have been. */
  private shown: Picture | null = $state.raw(null);
  private busy = false;
  private question = "";
  private onto: number | string = 0;
  /** A card pressed again while damage is divided and the point before it is on its way: given where the row goes on. */
  private pressed = 0;
  /** My last answer, and which question it answered. */
  private said: { n: number; like: string; option: Option } | null = $state.raw(null);
  /** It is given again as long as what is asked is alike. */
  private repeating = false;
  /** What comes next in an order that was given for several at once, by key. */
  private planned: string[] = [];
  /** When which card was picked in this row. */
  private row: { n: number; card: number }[] = [];
  private sentAt = 0;
  /** I have said at this table that I mean what is pointless. */
  private confirmed = false;
  /** What I have chosen, and of it what I have taken back, last first. */
  private made: { n: number; key: string }[] = [];
  private undone: { n: number; key: string }[] = [];

  constructor(readonly id: string) {
    super();
    void this.connect();
  }

  // The line to the server

  private async connect(): Promise<void> {
    // Who comes by a link has no cookie yet; who was a guest and has made an account elsewhere logs in first.
    await hello().catch((error: Refusal) => {
      if (error.why.code === "account-made") this.failed = error.why;
    });
    if (this.closed || this.failed) return;
    this.socket = openLine<Told>(this.id, this.n || null, (told) => this.hear(told));
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
  private hear(told: Told): void {
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
  private turnTo(before: Picture | null, next: Picture): void {
    const decision = next.decision;
    if (before?.decision?.n !== decision?.n || before?.you !== next.you) {
      this.open = 0;
      this.aims = [];
      if (this.guard?.kind !== "leave") this.guard = null;
      this.pause = null;
      this.whyNot = null;
      this.forecasts = {};
      const question = `${decision?.kind} ${decision?.source} ${decision?.seat}`;
      const goesOn = question === this.question && this.aiming && inRow(before!.decision!, decision!);
      this.row = goesOn ? this.row.filter((one) => one.n < decision!.n) : []; // what was undone is picked no more
      this.picks = this.row.map((one) => one.card);
      this.question = question;
      if (goesOn && this.pressed) this.onto = this.pressed;
      this.pressed = 0;
      const fresh = this.mine && !(before?.decision?.seat === next.you);
      if (fresh) play("turn");
      if (this.said && !(before?.decision && decision && follows(before.decision, decision) && this.said.like === this.like))
        this.said = null;
      if (!this.mine) this.planned = [];
      if (!this.answerOnto(next) && !this.answerPlanned() && !this.answerAgain()) this.answerForced(next);
    }
    this.follow(before, next);
    if (next.asked && !before?.asked) this.agree(next);
    if (before?.state === "playing" && next.state === "over") {
      this.ending = true;
      setTimeout(() => (this.ending = false), DOUBLE);
    }
    if (before && next.match && before.match && linesOf(next) > linesOf(before)) play("card");
  }
  /** My turn has come: what happened between the ends of my turns is told again. */
  private follow(before: Picture | null, next: Picture): void {
    const mine = next.you >= 0 && next.match?.active === next.you;
    if (next.state !== "playing" || (before?.match?.turn ?? 0) > (next.match?.turn ?? 0)) this.recap = null;
    else if (mine && before?.match && before.match.turn < next.match!.turn && settings.recap) {
      const lines = (next.log ?? []).slice(Math.max(0, this.read - (next.earlier ?? 0)));
      const turns = lines.flatMap((line, i) => (line.id === "turn" ? [i] : []));
      const told = acts(lines.slice(turns[0] ?? 0, turns.at(-1) ?? 0));
      this.recap = told.filter((act) => act.head.id !== "turn").length ? (turns.length > 2 ? told : told.slice(1)) : null;
    }
    if (mine || !before) this.read = linesOf(next);
  }
  /** A card was dropped on another, or in a place: that one is meant. */
  private answerOnto(picture: Picture): boolean {
    const fits =
      this.mine && this.onto
        ? (picture.decision?.options ?? []).filter((option) => option.card === this.onto || option.key === this.onto)
        : [];
    this.onto = 0;
    if (fits.length !== 1) return false;
    queueMicrotask(() => this.send(fits[0]!));
    return true;
  }
  /** Several were put in order at once: the next of them, where an order is asked. */
  private answerPlanned(): boolean {
    if (!this.ordering || !this.planned.length) return false;
    const option = this.options.find((one) => one.key === this.planned[0]);
    this.planned = option ? this.planned.slice(1) : [];
    if (option) queueMicrotask(() => this.send(option));
    return !!option;
  }
  private answerAgain(): boolean {
    const option = this.repeating ? this.again : undefined;
    this.repeating = !!option;
    if (option) queueMicrotask(() => this.send(option));
    return !!option;
  }
  /** One answer only: give it, after a pause that does not tell a person opposite what is in the hand. */
  private answerForced(picture: Picture): void {
    const decision = picture.decision;
    const only = decision?.options?.length === 1 ? decision.options[0] : undefined;
    if (!settings.forced || !only || decision?.seat !== picture.you || ends(only)) return;
    if (decision.stop && settings.stops[picture.game]?.includes(decision.stop)) return;
    const people = picture.seats.some((chair, seat) => chair.person && seat !== picture.you);
    const answer = (): void => {
      if (this.picture?.decision?.n !== decision.n) return;
      if (this.present) this.choose(only);
      else setTimeout(answer, MOVE);
    };
    const length = people ? 400 + Math.random() * 800 : MOVE;
    this.pause = { from: Date.now(), until: Date.now() + length };
    setTimeout(answer, length);
  }

  // What we say

  private say(message: AnyMessage): Promise<Answer> {
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
  private complain(error: Refused): void {
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
  override click(entry: Entry): void {
    const number = entry.number ?? 0;
    const options = this.optionsOf(number);
    if (!options.length && performance.now() - this.sentAt < DOUBLE) return;
    if (!this.mine || !number) {
      this.zoomed = entry;
    } else if (!options.length && this.picks.includes(number)) {
      this.unpick(number);
    } else if (!options.length) {
      void this.askWhy(entry);
    } else if (options.length === 1 && !this.guarded(options[0]!)) {
      this.choose(options[0]!);
    } else {
      this.openMenu(entry);
    }
  }
  /** Where discarding is all that is asked, one means it. */
  private guarded(option: Option): boolean {
    return discards(option) && this.options.some((one) => !discards(one) && !closes(one));
  }
  override openMenu(entry: Entry): void {
    this.open = this.open === entry.number ? 0 : (entry.number ?? 0);
    void this.foresee(this.optionsOf(entry.number));
  }
  /** Close a card's menu; who was in it is back on the card. */
  closeMenu(): void {
    if (this.open) document.querySelector<HTMLElement>(`[data-card="${this.open}"] .pi-hit`)?.focus();
    this.open = 0;
  }
  override stateOf(number: number | undefined): CardState {
    return this.line === "lost" ? "idle" : super.stateOf(number);
  }
  override drop(option: Option): void {
    if (!this.guarded(option) || settings.guards.includes("discard")) this.choose(option);
    else this.guard = { kind: "discard", names: [this.cardName(this.entries.get(option.card)?.card)], yes: () => this.send(option) };
  }
  /** Going away from a match that goes on is asked about. */
  leave(event: MouseEvent): void {
    if (this.picture?.state !== "playing" || this.you < 0 || settings.guards.includes("leave")) return;
    event.preventDefault();
    this.guard = { kind: "leave", names: [], yes: () => go("/") };
  }
  override choose(option: Option, onto: number | string = 0): void {
    if (!this.present) {
      if (this.decision?.damage) this.pressed = option.card;
      return;
    }
    this.onto = onto;
    const names = ends(option) ? this.idleNames() : [];
    if (names.length && !settings.guards.includes("end")) {
      this.guard = { kind: "end", names, yes: () => this.send(option) };
      return;
    }
    if (option.pointless && !this.confirmed && !settings.guards.includes("pointless")) {
      const yes = (): void => {
        this.confirmed = true;
        this.send(option);
      };
      this.guard = { kind: "pointless", names: [both(option.label)], yes };
      return;
    }
    this.send(option);
  }
  private send(option: Option): void {
    const n = this.decision?.n;
    if (n === undefined) return;
    this.sending = true;
    this.sentAt = performance.now();
    this.guard = null;
    this.open = 0;
    this.aims = [];
    if (option.card && this.aiming) {
      this.row = [...this.row, { n, card: option.card }];
      this.picks = this.row.map((one) => one.card);
    }
    this.said = { n, like: this.like, option };
    play("option");
    this.made = [...this.made.filter((one) => one.n < n), { n, key: option.key }];
    if (this.undone.at(-1)?.n === n && this.undone.at(-1)?.key === option.key) this.undone.pop();
    else this.undone = [];
    void this.say({ do: "choose", n, option: option.key }).then((answer) => {
      this.sending = false;
      if (answer.is === "refused") this.refused(answer.error, option);
    });
  }
  /** What a rule forbids is explained; anything else is told in a note. */
  private refused(error: Refused, option: Option): void {
    if (error.rules.length) void this.askWhy(this.entries.get(option.card) ?? null, option.key);
    else this.complain(error);
  }
  /** The cards that could still act, by name. */
  private idleNames(): string[] {
    const numbers = [...new Set(this.options.filter((option) => option.card && !discards(option)).map((option) => option.card))];
    return numbers.map((number) => this.cardName(this.entries.get(number)?.card)).filter(Boolean);
  }
  async askWhy(entry: Entry | null, option = ""): Promise<void> {
    const answer = await this.tell({ do: "why", option, card: option ? 0 : (entry?.number ?? 0) });
    if (answer.is === "done") this.whyNot = { entry, reasons: answer.why as WhyNot[] };
  }
  /** Ask what options would do, where it is not known yet. */
  override async foresee(options: Option[]): Promise<void> {
    const keys = options
      .map((option) => option.key)
      .filter((key) => !(key in this.forecasts))
      .slice(0, 12);
    if (!keys.length) return;
    const answer = await this.say({ do: "what", options: keys });
    if (answer.is !== "done") return;
    const told = answer.what as (Forecast | null)[];
    this.forecasts = { ...this.forecasts, ...Object.fromEntries(keys.map((key, i) => [key, told[i] ?? null])) };
  }

  // Going back

  /** My own last decisions, newest first. */
  get moments(): number[] {
    return this.picture?.moments ?? [];
  }
  readonly undoState: "free" | "ask" | "asking" | "none" = $derived.by(() => {
    const picture = this.picture;
    if (!picture || picture.you < 0 || !picture.moments?.length) return "none";
    if (picture.asked) return "asking";
    return picture.moments[0]! >= (picture.undo ?? 0) ? "free" : "ask";
  });
  undo(to = this.moments[0]): void {
    if (to === undefined || this.line !== "open") return;
    this.repeating = false;
    this.planned = [];
    this.undone = [...this.undone, ...this.made.filter((one) => one.n >= to).toReversed()];
    void this.tell({ do: "undo", to });
  }
  /** Others may go back in this match as they like: what they ask now, and from now on. */
  alwaysAgree(): void {
    this.agreeing = true;
    this.agree(this.picture);
  }
  private agree(picture: Picture | null): void {
    const asked = picture?.asked;
    if (this.agreeing && asked && picture.you >= 0 && asked.by !== picture.you && !asked.agreed.includes(picture.you))
      void this.tell({ do: "answer-undo", yes: true });
  }
  /** Choose again what was taken back, where the question is the same. */
  redo(): void {
    const last = this.undone.at(-1);
    const option = last && last.n === this.decision?.n ? this.options.find((one) => one.key === last.key) : undefined;
    if (option) this.choose(option);
  }
  override unpick(number: number): void {
    const last = this.row.findLast((one) => one.card === number);
    if (last) this.undo(last.n);
  }
  override pour(number: number): void {
    const option = this.optionsOf(number)[0];
    if (!option || !this.present) return;
    this.repeating = true;
    this.send(option);
  }

  // Several like answers

  /** What is asked, but for the copy of the card that asks. */
  private get like(): string {
    const source = this.entries.get(this.decision?.source ?? 0)?.card ?? "";
    return `${this.decision?.kind} ${source} ${this.decision?.seat}`;
  }
  /** My last answer, where the question is asked again: the same; of an order, the next that is like it, or the first. */
  readonly again: Option | undefined = $derived.by(() => {
    const said = this.said;
    if (!said || !this.mine || this.responding || said.n === this.decision?.n || said.like !== this.like) return undefined;
    const same = this.options.find((option) => option.key === said.option.key);
    if (same || !this.ordering) return same && !passes(same) && !same.pointless ? same : undefined;
    return this.options.find((option) => this.faceOf(option) === this.faceOf(said.option)) ?? this.options[0];
  });
  /** Give the same answer for the rest of a row. */
  repeat(): void {
    if (!this.again || !this.present) return;
    this.repeating = true;
    this.send(this.again);
  }
  /** What an option looks like: copies of a card with the same effect look alike. */
  private faceOf(option: Option): string {
    return `${option.verb} ${this.entries.get(option.card)?.card ?? option.key} ${option.label.fr}`;
  }
  /** What can be put in order, like things together. */
  readonly alike: Option[][] = $derived.by(() => {
    if (!this.ordering) return [];
    const groups = new Map<string, Option[]>();
    for (const option of this.options) groups.set(this.faceOf(option), [...(groups.get(this.faceOf(option)) ?? []), option]);
    return [...groups.values()];
  });
  /** Put like things in order one after the other. */
  chooseAll(group: Option[]): void {
    if (!this.present) return;
    this.planned = group.slice(1).map((option) => option.key);
    this.send(group[0]!);
  }
}
/** Whether one question follows another in a row of answers: nothing new is offered, but that one may stop. */
function follows(before: Decision, next: Decision): boolean {
  const offered = new Set(before.options?.map((option) => option.key));
  return next.n > before.n && !!next.options?.every((option) => offered.has(option.key) || closes(option));
}
/** Whether one question follows another in a row of picks, or was asked before it: nothing new is offered. */
function inRow(before: Decision, next: Decision): boolean {
  const offered = new Set(before.options?.map((option) => option.card));
  return next.n < before.n || !!next.options?.every((option) => offered.has(option.card) || closes(option));
}
