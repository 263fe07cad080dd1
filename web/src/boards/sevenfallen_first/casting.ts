import { byId, type Cast, type Facts, type Rows, text } from "../../cards/casting";

/** Who fights for a race. */
const RACES: Record<string, string> = {
  dragon: "dragon",
  dracodien: "dinosaur",
  eondrien: "angel",
  pirate: "pirate",
  sirene: "aquan",
  creature: "beast",
  ombre: "thief",
  revenant: "specter",
  vampire: "demon",
  machine: "robot",
  celeste: "angel",
  guerisseur: "healer",
  samourai: "samurai",
  moine: "monk",
  shinobi: "ninja",
  esprit: "spirit",
  templier: "templar",
  lumineux: "knight",
  dieu: "deity",
  deesse: "deity",
};
/** Whom a realm's adorateurs are, when their name says no more. */
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
  [/^(leviathan|vouivre)/, "serpent"],
  [/^tortue/, "turtle"],
  [/^(poisson|bete-de|rat-des|salamandre)/, "beast"],
  [/^(drone|essaim)/, "insect"],
  [/^(obusier|tourelle|missile|golem-tourelle|canonniere)/, "cannon"],
  [/^(colosse|automate|omegatron)/, "mech"],
  [/^(cuve|alchimiste)/, "flask"],
  [/^(noyau|relais|accumulateur)/, "engine"],
  [/^(idole|statue|figure-de-proue|gargouille)/, "idol"],
  [/^fregate/, "ship"],
  [/^(spectre|liche|goule|devoreur)/, "specter"],
  [/^esprit/, "spirit"],
  [/^(coffre|reliquaire)/, "chest"],
  [/^pierre-tombale|^ossuaire/, "skull"],
  [/^(pavois|bouclier)/, "shield"],
  [/^(carapace|armure)/, "armour"],
  [/^gardien-du-torii/, "gate"],
  [/^nuage/, "mist"],
  [/^rempart-de-plumes/, "feather"],
  [/^mannequin/, "samurai"],
  [/^forgeron|^armuriere|^reparateur/, "smith"],
  [/^(archiviste|copiste|bibliothecaire|calligraphe|cartographe)/, "scribe"],
  [/^(necromant|empoisonneuse|givreuse)/, "witch"],
  [/^(tavernier|contrebandier|donatrice)/, "merchant"],
  [/^(pretre|chapelain|orante|choeur|pelerine)/, "priest"],
  [/^(chevalier|cavaliere|paladine)/, "knight"],
  [/^(soigneuse|guerisseuse|chirurgien|couveuse)/, "healer"],
];
const WONDERS: Rows = [
  [/^foudre/, "bolt"],
  [/^fleche/, "arrows"],
  [/^jugement/, "scales"],
  [/^(chute|exil|repli)/, "vortex"],
  [/^(profanation|colere-des-morts)/, "skull"],
  [/^colere/, "blast"],
  [/^pluie/, "meteors"],
  [/^(renfort|levee|provocation)/, "horn"],
  [/^resurrection/, "phoenix"],
  [/^(charge|elan)/, "spear"],
  [/^peau/, "emblem"],
  [/^benediction/, "shield"],
  [/^(guerison|priere)/, "hand"],
  [/^don/, "coin"],
  [/^revelation/, "eye"],
  [/^affaiblissement/, "spiral"],
  [/^silence/, "mist"],
  [/^terreur/, "mask"],
  [/^hiver/, "snow"],
  [/^conversion/, "scroll"],
  [/^mirage/, "mirror"],
  [/^rupture/, "chains"],
];

export function firstCast(id: string, facts: Facts): Cast {
  const family = text(facts, "realm") || "ciel";
  const race = RACES[text(facts, "race")];
  const traits = race ? [race] : [];
  const art = (name: string): Cast => ({ family, traits, art: name });
  switch (text(facts, "type")) {
    case "miracle":
      return art(byId(id, WONDERS) ?? "sunrise");
    case "golem":
      return art(byId(id, NAMED) ?? "golem");
    case "worshipper":
      return art(byId(id, NAMED) ?? FAITHFUL[family] ?? "human");
    case "divinity":
    case "mortal":
      return art(race && race !== "angel" ? race : "deity");
    default:
      return art(byId(id, NAMED) ?? race ?? "angel");
  }
}
