export type { ForkData, Line, Moment, Turn } from "../lib/server";

/** Through whose eyes: those of a seat, with nothing hidden, or (empty) those of a spectator while the match goes on. */
export type Eyes = number | "all" | "";
