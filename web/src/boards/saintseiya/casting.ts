import { byId, type Cast, type Facts, has, list, type Rows, text } from "../../cards/casting";
import type { Backdrop } from "../../cards/types";

const HEROES: Record<string, string> = {
  seiya: "pegase",
  shiryu: "dragon",
  hyoga: "cygne",
  shun: "andromede",
  ikki: "phoenix",
};
/** Constellations, beasts and things worn on the head; the twelve of gold are among them. */
const SIGN =
  /belier|taureau|gemeaux|cancer|lion|vierge|balance|scorpion|sagittaire|capricorne|verseau|poissons|aigle|ophiuchus|lezard|persee|corbeau|centaure|chiens|baleine|cocher|cephee|fleche|grand-chien|hercule|cerbere|mouche|paon|lotus|tarentule|licorne|hydre|loup|ours|cameleon|celeste|marine|terrestre|dragon-des-mers|sirene|kraken|lyumnades|chrysaor|scylla|hippocampe|cheval-des-mers|serpent-des-mers|dauphin|cristal|flammes|spartan|leda|spica|jango|dubhe|merak|phecda|megrez|alioth|benetnash|mizar|alcor|alpha|beta|gamma|delta|epsilon|(?<!z)eta/;
/** Signs that are written in more than one way. */
const SAME_SIGN: Record<string, string> = {
  "cheval-des-mers": "hippocampe",
  alpha: "dubhe",
  beta: "merak",
  gamma: "phecda",
  delta: "megrez",
  epsilon: "alioth",
  eta: "benetnash",
};
const FAMILY: Rows = [
  [/transcended/, "transcende"],
  [/^gold/, "or"],
  [/^silver/, "argent"],
  [/^bronze/, "bronze"],
  [/^black/, "noir"],
  [/^steel/, "acier"],
  [/^(divine-warrior|warrior|robe)/, "divin"],
  [/^(general|marina|scale)/, "marina"],
  [/^athena/, "athena"],
  [/^ghost/, "fantome"],
  [/^wanderer/, "errant"],
];
/** Characters without a constellation. */
const PERSONS: Rows = [
  [/^(athena|hilda|freya)/, "lady"],
  [/^poseidon/, "king"],
  [/^pope/, "mask"],
  [/^guilty/, "mask"],
  [/^(docrates|cassios|jaki)/, "giant"],
  [/^gigas/, "scientist"],
  [/^phaeton/, "officer"],
  [/^oko/, "monk"],
  [/^kiki/, "goblin"],
  [/^kuraggu/, "octopus"],
  [/^geist/, "lady"],
  [/^garde-asgard/, "knight"],
  [/^soldat-marina/, "templar"],
];
const RELICS: Rows = [
  [/^anneau/, "ring"],
  [/^balmung/, "blade"],
  [/^trident/, "trident"],
  [/^urne/, "urn"],
];
const TECHNIQUES: Rows = [
  [/^meteores/, "meteors"],
  [/^(broyeur|colere)/, "fist"],
  [/^comete/, "comet"],
  [/^defense/, "spiral"],
  [/^vague/, "bolt"],
  [/^tempete/, "vortex"],
  [/^poussiere/, "snow"],
  [/^cercle/, "snow"],
  [/^excalibur/, "blade"],
  [/^ultime/, "wave"],
  [/^illusion/, "eye"],
  [/^(renaissance|envol)/, "flames"],
];
const EPICS: Rows = [
  [/^attaque/, "blast"],
  [/^blizzard/, "snow"],
  [/^defiance/, "eye"],
  [/^(deluge|fonte)/, "wave"],
  [/^destruction/, "flames"],
  [/^doutes/, "spiral"],
  [/^encercles/, "net"],
  [/^epuisement/, "drop"],
  [/^la-force/, "hand"],
  [/^fuite/, "vortex"],
  [/^une-seconde/, "sunrise"],
  [/^ne-jamais/, "fist"],
  [/^prise/, "chains"],
  [/^septieme/, "comet"],
  [/^soutien/, "mist"],
  [/^tournoi/, "crown"],
  [/^victoire/, "banner"],
  [/^volonte/, "torch"],
];

/** Where heroes fight, by set. */
const GROUNDS: Record<string, Backdrop> = { asgard: "peaks", poseidon: "waves" };

export function saintseiyaCast(id: string, facts: Facts): Cast {
  const type = text(facts, "type");
  const set = text(facts, "set");
  const classes = list(facts, "classes");
  const traits = classes.filter((one) => one !== "hero");
  const golden = set === "promo" || has(classes, /^gold/);
  const family =
    type === "epic"
      ? "epopee"
      : type === "pillar"
        ? "marina"
        : golden
          ? "or"
          : (FAMILY.find(([pattern]) => has(classes, pattern))?.[1] ?? "sans");
  const sign = signOf(id, golden);
  const first = id.split("-")[0]!;
  const hero =
    HEROES[text(facts, "hero")] ?? HEROES[first] ?? (has(classes, /black/) && Object.values(HEROES).find((one) => one === first));
  switch (type) {
    case "relic":
      return { family: /athena/.test(id) ? "athena" : set === "poseidon" ? "marina" : "divin", traits, art: byId(id, RELICS) };
    case "pillar":
      return { family, traits, art: "pillar" };
    case "epic":
      return { family, traits, art: byId(id, EPICS) ?? "sunrise" };
    case "technique":
      return { family, traits, hero: hero || undefined, art: byId(id, TECHNIQUES) };
    case "armour":
      return hero ? { family, traits, hero, art: "cloth", backdrop: GROUNDS[set] } : { family, traits, sign, art: "cloth" };
  }
  if (hero) return { family, traits, hero, sign: golden ? sign : undefined, backdrop: GROUNDS[set] };
  const person = byId(id, PERSONS);
  if (person) return { family, traits, art: person };
  return { family, traits: ["saint", ...traits], sign };
}
/** A sign of gold for those of gold, another head-dress for the others. */
function signOf(id: string, golden: boolean): string | undefined {
  const found = SIGN.exec(id.slice(id.indexOf("-") + 1))?.[0] ?? SIGN.exec(id)?.[0];
  if (found === "lion" && !golden) return "petit-lion";
  return found && (SAME_SIGN[found] ?? found);
}
