import { words } from "../lib/words";

const say = words({
  easy: ["Robot facile", "Easy bot"],
  normal: ["Robot normal", "Normal bot"],
  hard: ["Robot fort", "Strong bot"],
  greedy: ["Robot glouton", "Greedy bot"],
  random: ["Robot au hasard", "Random bot"],
});
const levels = words({
  easy: ["facile", "easy"],
  normal: ["normal", "normal"],
  hard: ["fort", "strong"],
  greedy: ["glouton", "greedy"],
  random: ["au hasard", "random"],
});
const manners = words({
  easy: ["Voit peu de coups à l’avance, pour apprendre.", "Looks little ahead: for learning."],
  normal: ["Réfléchit un peu, ne triche jamais.", "Thinks a little, never peeks."],
  hard: ["Réfléchit deux secondes, ne triche jamais.", "Thinks two seconds, never peeks."],
  greedy: ["Prend toujours ce qui rapporte tout de suite.", "Always takes what pays at once."],
  random: ["Joue ce qui lui tombe sous la main.", "Plays whatever comes to hand."],
});
type Known = "easy" | "normal" | "hard" | "greedy" | "random";
const ORDER: readonly string[] = ["easy", "normal", "hard", "greedy", "random"] satisfies Known[];
const known = (bot: string): bot is Known => ORDER.includes(bot);
const rank = (bot: string): number => (known(bot) ? ORDER.indexOf(bot) : ORDER.length);

/** A bot as people call it. */
export const botName = (bot: string): string => (known(bot) ? say(bot) : bot);
export const botLevel = (bot: string): string => (known(bot) ? levels(bot) : bot);
export const botManner = (bot: string): string => (known(bot) ? manners(bot) : "");
/** From the easiest to the strongest, then the odd ones. */
export const inOrder = (bots: string[]): string[] => [...bots].sort((a, b) => rank(a) - rank(b));
/** Whom a newcomer meets. */
export const usual = (bots: string[]): string => ["normal", "greedy"].find((bot) => bots.includes(bot)) ?? bots[0] ?? "";
