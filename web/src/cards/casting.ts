import type { Backdrop } from "./types";

/** From what is printed on a card to what is drawn: inks and backdrop (family), people (traits), a person (hero), a sign
 * on the head (sign), or one drawing by name (art). Boards spread it into the card that they show. */
export interface Cast {
  family: string;
  traits: string[];
  hero?: string;
  sign?: string;
  art?: string;
  backdrop?: Backdrop;
}
type Facts = Record<string, unknown>;
const text = (facts: Facts, name: string): string => (typeof facts[name] === "string" ? facts[name] : "");
const list = (facts: Facts, name: string): string[] => (Array.isArray(facts[name]) ? (facts[name] as string[]) : []);
const has = (words: readonly string[], wanted: RegExp): boolean => words.some((word) => wanted.test(word));
/** The first row whose pattern is in the id names the drawing. */
type Rows = readonly (readonly [RegExp, string])[];
const byId = (id: string, rows: Rows): string | undefined => rows.find(([pattern]) => pattern.test(id))?.[1];

// ---------------------------------------------------------------- KeyForge
/** What an action does, in the words of its English text: the picture must not change with the language. */
const DOES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bforge|\bkeys?\b/i, ["forge"]],
  [/\bsteal/i, ["purse", "hand"]],
  [/\bcapture/i, ["chains", "net"]],
  [/\barchive|\bdiscard|\bpurge/i, ["quill", "vortex"]],
  [/\bready/i, ["horn", "sunrise"]],
  [/\bstun/i, ["bolt", "spiral"]],
  [/\bheal|ward/i, ["sunrise", "hand"]],
  [/\bdestroy/i, ["skull", "blast", "wave"]],
  [/\bdamage/i, ["fist", "bolt", "arrows", "blast", "claw"]],
  [/\breturn|shuffle|swap/i, ["vortex", "wave", "spiral"]],
  [/\bdraw|look|reveal/i, ["eye", "quill"]],
  [/\bgain\b|Æ/i, ["coin", "sunrise", "horn"]],
];
export const deeds = (english: string): string[] =>
  DOES.filter(([pattern]) => pattern.test(english))
    .slice(0, 2)
    .flatMap(([, drawings]) => drawings);

/** Things whose name says what is seen. */
const WARES: Rows = [
  [/cannon|gun|blaster/, "cannon"],
  [/banner/, "banner"],
  [/gauntlet|discombobulator/, "gauntlet"],
  [/obelisk|memolith|star$/, "tablet"],
  [/javelin|needle|sting/, "spear"],
  [/skulls|soul/, "skull"],
  [/bomb|mines|exploiter/, "blast"],
  [/chest|vault|box|delivery/, "chest"],
  [/library|keyforgery|cataloguer/, "book"],
  [/scroll|ritual|creed|masterplan|quest/, "scroll"],
  [/shield|scutum|protect/, "emblem"],
  [/portal|tunneler/, "gate"],
  [/shard|crystal|bauble/, "crystal"],
  [/boots|sandals/, "boots"],
  [/ring-of|collar/, "ring"],
  [/key-to|skeleton-key/, "key"],
  [/altar/, "shrine"],
  [/amphora/, "urn"],
  [/potion|virus|pheromones|blood|therapy/, "flagon"],
  [/horn|flute/, "horn"],
  [/tree|seed|bloom/, "grove"],
  [/dagger|duskrunner/, "blade"],
  [/lash|chains/, "chains"],
  [/maul/, "mace"],
  [/armor|armageddon|mantle|suit|legionary/, "armour"],
  [/flame|heart/, "torch"],
  [/forge$/, "anvil"],
  [/wolf|bear$/, "claw"],
  [/machine|gizmo|widget/, "engine"],
  [/sniffer/, "eye"],
  [/commpod|biomatrix/, "orb"],
  [/antenna/, "bolt"],
  [/jammer/, "net"],
  [/sigil/, "emblem"],
  [/reliquary/, "lamp"],
  [/cave|pit$/, "vortex"],
  [/universe|ghostform/, "spiral"],
];
export function keyforgeCast(id: string, facts: Facts): Cast {
  const type = text(facts, "type");
  const thing = type === "artifact" || type === "upgrade" ? byId(id, WARES) : undefined;
  return { family: text(facts, "house"), traits: list(facts, "traits"), ...(thing && { art: thing }) };
}

// ---------------------------------------------------------------- 7 Fallen
/** Who fights for a class. */
const CLASSES: Record<string, string> = {
  dragon: "dragon",
  dracodien: "dinosaur",
  eondrien: "angel",
  chevalier: "knight",
  templier: "templar",
  valkyr: "valkyr",
  fauconnier: "falconer",
  faucon: "falcon",
  veilleur: "spirit",
  robot: "robot",
  meca: "mech",
  ingenieur: "scientist",
  demon: "demon",
  goule: "specter",
  pirate: "pirate",
  poseid: "aquan",
  sylvanidien: "faerie",
  treen: "tree",
  "ange-celeste": "angel",
  guerisseur: "healer",
  chroniqueur: "scribe",
  samourai: "samurai",
  ninja: "ninja",
  "imperial-spiritiste": "medium",
  oni: "giant",
};
/** Whom a realm's worshippers are, when no class says more. */
const FAITHFUL: Record<string, string> = {
  eondra: "monk",
  lumiere: "squire",
  metascience: "scientist",
  nuit: "thief",
  poseidia: "merchant",
  purete: "priest",
  voie: "medium",
};
/** Pages whose name says what is seen on them. */
const NAMED: Rows = [
  [/^phenix/, "phoenix"],
  [/^(serpent-de-magma|leviathan)/, "serpent"],
  [/^(meduse|pieuvre)/, "octopus"],
  [/^tortue/, "turtle"],
  [/^renard/, "beast"],
  [/^(la-bete|rongeurs)/, "beast"],
  [/^(ours|lion-du|destrier)/, "beast"],
  [/^coffre-a/, "chest"],
  [/^tablette/, "tablet"],
  [/^sphere/, "orb"],
  [/^noyau/, "engine"],
  [/^voliere/, "falcon"],
  [/^armure-vide/, "samurai"],
  [/^(spectre|ombre|gamort|pantin)/, "specter"],
  [/^ecuyer-d-oss/, "specter"],
  [/^drone/, "insect"],
  [/^tourelle|^katapult/, "cannon"],
  [/^statue|^idole|^figure-de-proue/, "idol"],
  [/^moine/, "monk"],
  [/^(dompteur|oiseleur)/, "falconer"],
  [/^(couveuse|orpheline|mere-)/, "healer"],
  [/^(souffleuse|forgeron|armurier|ouvrier)/, "smith"],
  [/^oracle/, "witch"],
  [/^(receleuse|colporteur)/, "merchant"],
  [/^(bourreau|penitent|espionne)/, "thief"],
  [/^jeune-fea/, "faerie"],
  [/^(novice-copiste|cartographe)/, "scribe"],
  [/^maitre-d-armes/, "samurai"],
];
const ARMS: Rows = [
  [/^lance/, "spear"],
  [/^(griffes)/, "claw"],
  [/^gant/, "gauntlet"],
  [/^canon/, "cannon"],
  [/^exosquelette/, "armour"],
  [/^hache/, "axe"],
  [/^arc/, "bow"],
  [/^bottes/, "boots"],
  [/^bouclier/, "emblem"],
  [/^torche/, "torch"],
  [/^grappin/, "hook"],
  [/^baton/, "staff"],
  [/^eventail/, "fan"],
  [/./, "blade"],
];
const PLACES: Rows = [
  [/^forge/, "anvil"],
  [/^(autel|dojo|sanctuaire|chapelle)/, "shrine"],
  [/^(cathedrale|citadelle|cite)/, "tower"],
  [/^archives/, "book"],
  [/^ossuaire/, "skull"],
  [/^crique/, "wave"],
  [/^canopee/, "grove"],
  [/^source/, "vortex"],
  [/./, "temple"],
];
const WONDERS: Rows = [
  [/^pluie-de-braises/, "meteors"],
  [/^souffle-a/, "blast"],
  [/^(orbe|relique)/, "orb"],
  [/^(saison-des|jugement-du-brasier|gestation)/, "flames"],
  [/^nid/, "egg"],
  [/^oeuf/, "egg"],
  [/^(sentence-de|adoubement|un-souffle|lame|voie-du-duel)/, "blade"],
  [/^(repli|retraite|rappel-d-usine)/, "vortex"],
  [/^bouclier/, "emblem"],
  [/^(serrez|bordee)/, "arrows"],
  [/^(zenith|souffle-d)/, "sunrise"],
  [/^vigile/, "torch"],
  [/^(surcharge|impulsion)/, "bolt"],
  [/^(recharge|batterie)/, "engine"],
  [/^(chaine-de)/, "chains"],
  [/^reseau/, "net"],
  [/^portail/, "gate"],
  [/^(pluie-d-encre|destin|chapitre)/, "quill"],
  [/^cube/, "cube"],
  [/^foi/, "hand"],
  [/^folie/, "spiral"],
  [/^(de-l-autre|reflet)/, "mirror"],
  [/^eclat/, "crystal"],
  [/^rappel-des/, "horn"],
  [/^offrande/, "coin"],
  [/^pacte/, "scroll"],
  [/^baffe/, "fist"],
  [/^demonification/, "eye"],
  [/^(rapt|levee|peste)/, "skull"],
  [/^sentence-du/, "scroll"],
  [/^graines/, "grove"],
  [/^mutinerie/, "fist"],
  [/^(brume|nuage)/, "mist"],
  [/^pavillon/, "banner"],
  [/^chant/, "horn"],
  [/^plume/, "feather"],
  [/^premier/, "hand"],
  [/^main/, "hand"],
  [/^pluie-de-grace/, "drop"],
  [/^(jugement-sans|treve)/, "scales"],
  [/^lecon/, "book"],
  [/^appel/, "lamp"],
  [/^nuit-des/, "lamp"],
];

export function sevenfallenCast(id: string, facts: Facts): Cast {
  const family = text(facts, "realm") || "ciel";
  const traits = list(facts, "classes").map((one) => CLASSES[one] ?? one);
  const art = (name: string | undefined): Cast => (name ? { family, traits, art: name } : { family, traits });
  switch (text(facts, "type")) {
    case "equipment":
      return art(byId(id, ARMS));
    case "temple":
      return art(byId(id, PLACES));
    case "miracle":
    case "blessing":
    case "gift":
      return art(byId(id, WONDERS) ?? "sunrise");
    case "golem":
      return art(byId(id, NAMED) ?? "golem");
    case "worshipper":
      return art(byId(id, NAMED) ?? traits[0] ?? FAITHFUL[family] ?? "human");
    case "divinity":
      return art(traits[0] && traits[0] !== "angel" ? traits[0] : "deity");
    default:
      return art(byId(id, NAMED) ?? traits[0] ?? "angel");
  }
}

// ---------------------------------------------------------------- Saint Seiya
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
