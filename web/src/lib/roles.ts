import type { Option } from "./types";

// What an option does in the course of any game, by its role: the page knows no verb of any game.

/** Ends a turn or a phase. */
export const ends = (option: Option): boolean => option.role === "ends";
/** Is said for one moment only, and never for the rest. */
export const passes = (option: Option): boolean => option.role === "passes" || ends(option);
/** Closes a row of picks. */
export const closes = (option: Option): boolean => option.role === "closes" || passes(option);
/** Is seldom meant: among other things it is never done by a single click on a card. */
export const discards = (option: Option): boolean => option.role === "discards";
/** An effect that is due, listed with its source. */
export const triggers = (option: Option): boolean => option.role === "triggers";
/** What an attack or an effect is aimed at. */
export const targets = (option: Option): boolean => option.role === "targets";
