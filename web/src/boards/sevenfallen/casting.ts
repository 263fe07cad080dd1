import { byId, type Cast, type Facts, list, type Rows, text } from "../../cards/casting";

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
