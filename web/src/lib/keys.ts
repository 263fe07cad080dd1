import { settings } from "./settings.svelte";
import { words } from "./words";

/** What a single key does at a table, and which one does it unless another was chosen. */
const USUAL = {
  pass: " ",
  end: "t",
  undo: "z",
  why: "?",
  zoom: "i",
  log: "l",
  effects: "e",
  prompt: "g",
  hand: "h",
  line: "b",
  piles: "p",
  again: ".",
};
export type Action = keyof typeof USUAL;
export const ACTIONS = Object.keys(USUAL) as Action[];
export const actionName = words({
  pass: ["passer, ou confirmer le bouton principal", "pass, or confirm the main button"],
  end: ["finir le tour", "end the turn"],
  undo: ["annuler ; avec Maj refaire", "undo; with Shift redo"],
  why: ["pourquoi pas cette carte ?", "why not this card?"],
  zoom: ["voir la carte en grand (aussi Alt)", "see the card large (also Alt)"],
  log: ["journal", "log"],
  effects: ["effets en vigueur", "effects in force"],
  prompt: ["relire ce qui est demandé", "read again what is asked"],
  hand: ["votre main", "your hand"],
  line: ["votre ligne ; avec Maj la leur", "your line; with Shift theirs"],
  piles: ["vos piles", "your piles"],
  again: ["pareil pour la suite", "same for the rest"],
} satisfies Record<Action, readonly [string, string]>);
const say = words({
  taken: ["{key} sert déjà à : {what}.", "{key} is in use: {what}."],
  fixed: ["{key} ne peut pas être changée.", "{key} cannot be changed."],
});

export const keyFor = (action: Action): string => settings.keys[action] ?? USUAL[action];
/** A key as it is printed. */
export const keyName = (key: string): string => (key === " " ? "␣" : key.length === 1 ? key.toUpperCase() : key);
export const nameOf = (action: Action): string => keyName(keyFor(action));
/** What a pressed key does here, if it does anything. Space is no letter: it works where letters are switched off. */
export function actionOf(key: string): Action | undefined {
  if (key !== " " && !settings.letters) return undefined;
  return ACTIONS.find((action) => keyFor(action) === key.toLowerCase());
}
/** Why an action cannot have a key: digits choose, longer names move about or belong to the browser, and no two actions
 * share one. Empty where it can. */
export function refusesKey(action: Action, key: string): string {
  if (key.length !== 1 || /\d/.test(key)) return say("fixed", { key: keyName(key) });
  const other = ACTIONS.find((one) => one !== action && keyFor(one) === key.toLowerCase());
  return other ? say("taken", { key: keyName(key), what: actionName(other) }) : "";
}
/** Give an action another key; its usual one is not written down. */
export function setKey(action: Action, key: string): void {
  const { [action]: _, ...rest } = settings.keys;
  settings.keys = key.toLowerCase() === USUAL[action] ? rest : { ...rest, [action]: key.toLowerCase() };
}
