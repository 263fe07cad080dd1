import { Connected, MOVE } from "./connected.svelte";
import { closes, discards, ends, passes } from "./roles";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Decision, Option, Picture, Refused } from "./types";
import { both } from "./words";

/** A question that is asked before something that cannot be taken back. */
export interface Guard {
  kind: "end" | "discard" | "leave" | "pointless";
  names: string[];
  yes: () => void;
}

/** Answers to what is asked: those that one gives, and those that follow from them or need nobody. */
export abstract class Answering extends Connected {
  guard: Guard | null = $state.raw(null);
  /** From when until when the page waits before it gives the only answer there is. */
  pause: { from: number; until: number } | null = $state.raw(null);
  protected sentAt = 0;
  /** When which card was picked in this row. */
  protected row: { n: number; card: number }[] = [];
  /** It is given again as long as what is asked is alike. */
  protected repeating = false;
  /** What comes next in an order that was given for several at once, by key. */
  protected planned: string[] = [];
  /** What I have chosen, and of it what I have taken back, last first. */
  protected made: { n: number; key: string }[] = [];
  protected undone: { n: number; key: string }[] = [];
  private question = "";
  private onto: number | string = 0;
  /** A card pressed again while damage is divided and the point before it is on its way: given where the row goes on. */
  private pressed = 0;
  /** My last answer, and which question it answered. */
  private said: { n: number; like: string; option: Option } | null = $state.raw(null);
  /** I have said at this table that I mean what is pointless. */
  private confirmed = false;

  /** Why a rule forbids an option. */
  protected abstract explain(option: Option): void;

  /** Another question is open: what belonged to the one before is gone, and what is known of the answer is given. */
  protected askedAnew(before: Picture | null, next: Picture): void {
    const decision = next.decision;
    this.open = 0;
    this.aims = [];
    if (this.guard?.kind !== "leave") this.guard = null;
    this.pause = null;
    this.forecasts = {};
    const question = `${decision?.kind} ${decision?.source} ${decision?.seat}`;
    const goesOn = question === this.question && this.aiming && inRow(before!.decision!, decision!);
    this.row = goesOn ? this.row.filter((one) => one.n < decision!.n) : []; // what was undone is picked no more
    this.picks = this.row.map((one) => one.card);
    this.question = question;
    if (goesOn && this.pressed) this.onto = this.pressed;
    this.pressed = 0;
    if (this.said && !(before?.decision && decision && follows(before.decision, decision) && this.said.like === this.like))
      this.said = null;
    if (!this.mine) this.planned = [];
    if (!this.answerOnto(next) && !this.answerPlanned() && !this.answerAgain()) this.answerForced(next);
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

  /** Where discarding is all that is asked, one means it. */
  protected guarded(option: Option): boolean {
    return discards(option) && this.options.some((one) => !discards(one) && !closes(one));
  }
  override drop(option: Option): void {
    if (!this.guarded(option) || settings.guards.includes("discard")) this.choose(option);
    else this.guard = { kind: "discard", names: [this.cardName(this.entries.get(option.card)?.card)], yes: () => this.send(option) };
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
  protected send(option: Option): void {
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
    if (error.rules.length) this.explain(option);
    else this.complain(error);
  }
  /** The cards that could still act, by name. */
  private idleNames(): string[] {
    const numbers = [...new Set(this.options.filter((option) => option.card && !discards(option)).map((option) => option.card))];
    return numbers.map((number) => this.cardName(this.entries.get(number)?.card)).filter(Boolean);
  }
  override pour(number: number): void {
    const option = this.optionsOf(number)[0];
    if (!option || !this.present) return;
    this.repeating = true;
    this.send(option);
  }

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
