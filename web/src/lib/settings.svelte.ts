import type { Lang } from "./types";

export interface Choices {
  lang: Lang;
  theme: "auto" | "dark" | "light";
  motion: "auto" | "full" | "less";
  sound: number;
  forced: boolean;
  /** What the others did is told again when one's turn comes. */
  recap: boolean;
  letters: boolean;
  /** By action, the keys that were chosen instead of the usual ones. */
  keys: Record<string, string>;
  guards: string[];
  muted: boolean;
  /** By game, the chances to respond at which one is asked even if there is only to pass. */
  stops: Record<string, string[]>;
  /** Games that are played with a guide, and the kinds of questions that need it no more. */
  guided: string[];
  learnt: Record<string, string[]>;
}
const KEY = "pioche";

function first(): Choices {
  const lang: Lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  const made: Choices = {
    lang,
    theme: "auto",
    motion: "auto",
    sound: 0,
    forced: true,
    recap: true,
    letters: true,
    keys: {},
    guards: [],
    muted: false,
    stops: { sevenfallen: ["window-combat"] },
    guided: [],
    learnt: {},
  };
  try {
    return { ...made, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return made;
  }
}

/** What this person has chosen for this browser. */
export const settings: Choices = $state(first());

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemNight = $state(night.matches);
let systemStill = $state(still.matches);
night.addEventListener("change", (event) => (systemNight = event.matches));
still.addEventListener("change", (event) => (systemStill = event.matches));

export const theme = (): "dark" | "light" => (settings.theme === "auto" ? (systemNight ? "dark" : "light") : settings.theme);
export const lessMotion = (): boolean => settings.motion === "less" || (settings.motion === "auto" && systemStill);

/** Keep the page's language, theme and motion in step, and remember what was chosen. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = theme();
    root.classList.toggle("less", lessMotion());
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}
