import { words } from "../lib/words";

const KINDS = {
  "card-type": ["type de carte", "card type"],
  combat: ["combat", "combat"],
  concept: ["notion", "concept"],
  deck: ["deck", "deck"],
  effect: ["effet", "effect"],
  errata: ["erratum", "erratum"],
  faq: ["question fréquente", "frequent question"],
  keyword: ["mot-clé", "keyword"],
  mode: ["mode de jeu", "mode of play"],
  scoring: ["décompte", "scoring"],
  setup: ["mise en place", "set-up"],
  timing: ["moment", "timing"],
  turn: ["tour", "turn"],
  zone: ["zone", "zone"],
  action: ["action", "action"],
} as const;
const say = words(KINDS);
export const kindName = (kind: string): string => (kind in KINDS ? say(kind as keyof typeof KINDS) : kind);
