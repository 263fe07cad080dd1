import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { dragging } from "./drag.svelte";
import { targets } from "./roles";
import { settings } from "./settings.svelte";
import { typeset } from "./typeset";
import type { Chair, Decision, Entry, Forecast, GameInfo, Option, Picture, Player, Printed, View } from "./types";
import { both, called } from "./words";

export type CardState = "idle" | "option" | "open" | "target" | "picked" | "dim" | "source";

/** A position to look at, through the eyes of one seat: what boards and cards draw from. It can be live (a table) or
 * past (a replay). */
export class Scene {
  picture: Picture | null = $state.raw(null);
  info: GameInfo | null = $state.raw(null);
  /** The card whose menu is open, by number. */
  open = $state(0);
  /** The cards that an option under the pointer would go on to. */
  aims: number[] = $state.raw([]);
  /** Cards picked in this row of like questions, in order. One that is picked twice stands twice. */
  picks: number[] = $state.raw([]);
  /** The card that is shown large. */
  zoomed: Entry | null = $state.raw(null);
  /** The card under the pointer or in focus. */
  peeked: Entry | null = $state.raw(null);
  /** The pile that lies open. */
  pile: { label: string; name: string; top: "first" | "last" } | null = $state.raw(null);
  forecasts: Record<string, Forecast | null> = $state.raw({});
  /** How often a card lies on the board where it can be clicked. */
  private placed = new SvelteMap<number, number>();

  readonly view: View | undefined = $derived(this.picture?.match);
  readonly you: number = $derived(this.picture?.you ?? -1);
  /** Beside whom a spectator looks on. */
  beside = $state(0);
  /** The seat at the lower edge. */
  readonly near: number = $derived(this.you < 0 ? this.beside : this.you);
  readonly decision: Decision | null = $derived(this.picture?.decision ?? null);
  readonly mine: boolean = $derived(!!this.decision?.options && this.decision.seat === this.you);
  readonly options: Option[] = $derived(this.mine ? (this.decision?.options ?? []) : []);
  /** A chance to respond: where the game names one, or to what waits on a stack. */
  readonly responding: boolean = $derived(
    this.mine &&
      (!!this.decision?.stop ||
        (!!this.view?.stack.some((items) => items.length) && this.options.some((option) => option.role === "passes"))),
  );
  /** Something is picked for a card that asks, or in an order; a chance to respond has a source too, but offers what one
   * can do. */
  readonly aiming: boolean = $derived(!this.responding && (!!this.decision?.source || this.options.some(targets)));
  /** Which comes first is asked: of effects, or of cards. */
  readonly ordering: boolean = $derived(this.mine && this.decision?.role === "orders");
  readonly byCard: Map<number, Option[]> = $derived.by(() => {
    const found = new Map<number, Option[]>();
    for (const option of this.options) if (option.card) found.set(option.card, [...(found.get(option.card) ?? []), option]);
    return found;
  });
  /** Every card that is seen, by number. */
  readonly entries: Map<number, Entry> = $derived.by(() => {
    const found = new Map<number, Entry>();
    const walk = (value: unknown): void => {
      if (!Array.isArray(value)) return;
      for (const one of value as unknown[]) {
        if (typeof one !== "object" || one === null) continue;
        const entry = one as Entry;
        if (typeof entry.number === "number" && typeof entry.card === "string") found.set(entry.number, entry);
        for (const inner of Object.values(entry)) walk(inner);
      }
    };
    if (this.view) {
      for (const [name, value] of Object.entries(this.view)) if (name !== "players" && name !== "stack") walk(value);
      for (const player of this.view.players) for (const value of Object.values(player)) walk(value);
    }
    return found;
  });
  /** The card that one is about to use: its menu is open, or it is dragged. */
  readonly lifted: number = $derived(this.open || (dragging.on ? dragging.number : 0));
  /** Where its options would bring it, as far as that is known: "rear 0" is a zone of the first seat. */
  readonly bound: Set<string> = $derived(
    new Set(
      this.optionsOf(this.lifted)
        .flatMap((option) => this.forecasts[option.key]?.changes ?? [])
        .filter((change) => change.value === "zone" && change.card === this.lifted)
        .map((change) => String(change.to)),
    ),
  );
  /** Where in a line the card that is dragged could be put, by the key that will be asked for. */
  readonly places: string[] = $derived(
    dragging.on ? this.optionsOf(dragging.number).flatMap((option) => this.forecasts[option.key]?.places ?? []) : [],
  );
  /** Options that no card on the board stands for. */
  readonly loose: Option[] = $derived(this.options.filter((option) => !option.card || !this.placed.get(option.card)));

  /** It is looked at, not played: hands lie small, to leave room for the time. */
  readonly past: boolean = false;
  /** The seat that the page calls « vous ». */
  get self(): number {
    return this.you;
  }
  get players(): Player[] {
    return this.view?.players ?? [];
  }
  player(seat: number): Player | undefined {
    return this.view?.players[seat];
  }
  /** The others, as they sit after the seat at the lower edge. */
  others(): number[] {
    const count = this.players.length;
    return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (this.near + 1 + i) % count);
  }
  /** Some seats play together. */
  readonly teamed: boolean = $derived(new Set(this.view?.players.map((player) => player.team)).size < (this.view?.players.length ?? 0));
  /** With whom a seat plays, seen from the lower edge; nothing where everybody plays alone. */
  teamOf(seat: number): "" | "ours" | "theirs" {
    if (!this.teamed) return "";
    return this.player(seat)?.team === this.player(this.near)?.team ? "ours" : "theirs";
  }
  /** Whether what is asked has answers among the cards before a player. */
  answersAt(seat: number): boolean {
    const found = (value: unknown): boolean =>
      Array.isArray(value) &&
      (value as (Entry | null)[]).some((one) => !!one && (!!this.optionsOf(one.number).length || Object.values(one).some(found)));
    return this.mine && Object.values(this.player(seat) ?? {}).some(found);
  }
  chair(seat: number): Chair | undefined {
    return this.picture?.seats[seat];
  }
  name(seat: number): string {
    return called(this.player(seat)?.name || this.chair(seat)?.name || "");
  }
  zone(seat: number, name: string): Entry[] {
    return (this.player(seat)?.[name] as Entry[] | undefined) ?? [];
  }
  shared(name: string): Entry[] {
    return (this.view?.[name] as Entry[] | undefined) ?? [];
  }
  /** A zone by the name of its pile: `discard.0`, or `reserve`. */
  pileOf(name: string): Entry[] {
    const [zone, seat] = name.split(".");
    return seat === undefined ? this.shared(zone!) : this.zone(Number(seat), zone!);
  }
  printed(id: string | undefined): Printed | undefined {
    return id ? this.info?.cards[id] : undefined;
  }
  cardName(id: string | undefined): string {
    return both(this.printed(id)?.names) || (id ?? "");
  }
  word(key: string): string {
    const words = this.info?.words[settings.lang] ?? {};
    const found = words[key] ?? words[key.replace(/^word\./, "fact.")] ?? key.split(".").at(-1) ?? key;
    return typeset(found, settings.lang);
  }
  optionsOf(number: number | undefined): Option[] {
    return number ? (this.byCard.get(number) ?? []) : [];
  }
  /** What the open question says about a card. */
  stateOf(number: number | undefined): CardState {
    if (!number) return "idle";
    if (this.open === number) return "open";
    if (this.picks.includes(number) && !this.byCard.has(number)) return "picked";
    if (this.aims.includes(number)) return "target";
    if (!this.mine) return "idle";
    if (this.byCard.has(number)) return this.aiming ? "target" : "option";
    if (this.decision?.source === number) return "source";
    return this.byCard.size ? "dim" : "idle"; // where no card can be chosen all are looked at: a hand, before a mulligan
  }
  /** A card stands on the board while the returned function is not called. */
  place(number: number): () => void {
    const add = (one: number): void => untrack(() => void this.placed.set(number, (this.placed.get(number) ?? 0) + one));
    add(1);
    return () => add(-1);
  }
  /** How often a card was picked in this row. */
  times(number: number | undefined): number {
    return this.picks.filter((one) => one === number).length;
  }
  /** Go back to before a card was last picked. */
  unpick(_number: number): void {}
  /** Pick a card again as long as this row goes on. */
  pour(_number: number): void {}
  /** A card was clicked. */
  click(entry: Entry): void {
    this.zoomed = entry;
  }
  /** Take an option; `onto` is the card or the key that is meant when the next question is which one. */
  choose(_option: Option, _onto: number | string = 0): void {}
  /** A card was dropped where only this option takes it. */
  drop(option: Option): void {
    this.choose(option);
  }
  openMenu(_entry: Entry): void {}
  /** Ask what options would do. */
  foresee(_options: Option[]): Promise<void> {
    return Promise.resolve();
  }
}

/** How many cards a zone holds, hidden ones too. */
export const count = (zone: Entry[]): number => zone.reduce((sum, entry) => sum + (entry.hidden ?? 1), 0);
/** The cards of a zone that can be seen. */
export const seen = (zone: Entry[]): Entry[] => zone.filter((entry) => entry.number !== undefined);
/** How many lines the log has, with those that came before the ones we hold. */
export const linesOf = (picture: Picture | null): number => (picture?.earlier ?? 0) + (picture?.log?.length ?? 0);
