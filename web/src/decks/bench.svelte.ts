import { post, Refusal } from "../lib/api";
import type { Both, GameInfo } from "../lib/types";
import { forget, freeName, keep } from "./kept.svelte";
import { idOf, type CardDeck, type CheckedDeck, type DeckEntry } from "./types";

const PAUSE = 120;

/** A deck on the workbench: every change is checked by the server, can be undone, and is kept once it is one's own. */
export class Bench {
  deck: CardDeck = $state.raw({ name: "", cards: [] });
  checked: CheckedDeck | null = $state.raw(null);
  /** Why the server could not read it at all. */
  unread: Both | null = $state.raw(null);
  /** Whether this browser keeps it. */
  mine = $state(false);
  private past: CardDeck[] = $state.raw([]);
  readonly counts: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    for (const entry of this.deck.cards) found.set(idOf(entry), (found.get(idOf(entry)) ?? 0) + 1);
    return found;
  });
  /** The cards that a refusal is about, with its rule. */
  readonly wrong: Map<string, string> = $derived(
    new Map(this.checked?.refusals.filter((one) => one.card).map((one) => [one.card, one.rule])),
  );
  readonly legal: boolean = $derived(!!this.checked && !this.checked.refusals.length);
  readonly canUndo: boolean = $derived(this.past.length > 0);
  private asked = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly info: GameInfo,
    deck: CardDeck,
    mine: boolean,
  ) {
    this.deck = deck;
    this.mine = mine;
    void this.check();
  }
  count(id: string): number {
    return this.counts.get(id) ?? 0;
  }
  add(id: string): void {
    const at = this.deck.cards.findLastIndex((entry) => idOf(entry) === id);
    const cards = this.deck.cards.slice();
    cards.splice(at < 0 ? cards.length : at + 1, 0, id);
    this.change(cards);
  }
  remove(id: string): void {
    const at = this.deck.cards.findLastIndex((entry) => idOf(entry) === id);
    if (at >= 0) this.change(this.deck.cards.toSpliced(at, 1));
  }
  clear(): void {
    this.change([]);
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.put({ ...before, name: this.deck.name });
  }
  rename(wish: string): void {
    const name = wish.trim().slice(0, 60);
    if (!name || name === this.deck.name) return;
    if (this.mine) forget(this.info.game, this.deck.name);
    this.mine = true;
    this.put({ ...this.deck, name: freeName(this.info.game, name) });
  }
  /** Make it one's own. */
  keep(): void {
    if (this.mine) return;
    this.mine = true;
    this.put({ ...this.deck, name: freeName(this.info.game, this.deck.name) });
  }
  /** A deck that is changed is another one: only its name and its cards stay. */
  private change(cards: DeckEntry[]): void {
    this.past = [...this.past, this.deck];
    const name = this.mine ? this.deck.name : freeName(this.info.game, this.deck.name);
    this.mine = true;
    this.put({ name, cards });
  }
  private put(deck: CardDeck): void {
    this.deck = deck;
    if (this.mine) keep(this.info.game, deck);
    clearTimeout(this.soon);
    this.soon = setTimeout(() => void this.check(), PAUSE);
  }
  private async check(): Promise<void> {
    const asked = ++this.asked;
    try {
      const checked = await post<CheckedDeck>(`/api/games/${this.info.game}/deck`, { text: JSON.stringify(this.deck) });
      if (asked !== this.asked) return;
      this.checked = checked;
      this.unread = null;
    } catch (error) {
      if (asked === this.asked && error instanceof Refusal) [this.checked, this.unread] = [null, error.why.message];
    }
  }
}
