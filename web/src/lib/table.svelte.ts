import { Answering } from "./answering.svelte";
import { type Act, acts } from "./log";
import { go } from "./router.svelte";
import { type CardState, linesOf } from "./scene.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Entry, Option, Picture, WhyNot } from "./types";

export type { Guard } from "./answering.svelte";

/** A second touch within this time of an answer still means the first one. */
const DOUBLE = 400;

/** A live table: what a touch means, why something cannot be done, what the others did, and the way back. */
export class Table extends Answering {
  whyNot: { entry: Entry | null; reasons: WhyNot[] } | null = $state.raw(null);
  /** I let others go back without being asked again. */
  agreeing = $state(false);
  /** My last decisions are listed, to go back to one of them. */
  recalling = $state(false);
  /** The match has just ended: what was meant for the board does not press what now lies under the pointer. */
  ending = $state(false);
  /** What the others did since my last turn, while it is shown. */
  recap: Act[] | null = $state.raw(null);
  /** How many lines the log had when I was last on turn. */
  private read = 0;

  protected override turnTo(before: Picture | null, next: Picture): void {
    if (before?.decision?.n !== next.decision?.n || before?.you !== next.you) {
      this.whyNot = null;
      if (this.mine && !(before?.decision?.seat === next.you)) play("turn");
      this.askedAnew(before, next);
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
  /** Going away from a match that goes on is asked about. */
  leave(event: MouseEvent): void {
    if (this.picture?.state !== "playing" || this.you < 0 || settings.guards.includes("leave")) return;
    event.preventDefault();
    this.guard = { kind: "leave", names: [], yes: () => go("/") };
  }
  protected override explain(option: Option): void {
    void this.askWhy(this.entries.get(option.card) ?? null, option.key);
  }
  async askWhy(entry: Entry | null, option = ""): Promise<void> {
    const answer = await this.tell({ do: "why", option, card: option ? 0 : (entry?.number ?? 0) });
    if (answer.is === "done") this.whyNot = { entry, reasons: answer.why ?? [] };
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
    const told = answer.what ?? [];
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
}
