import { byId, type Cast, type Facts, list, type Rows, text } from "../../cards/casting";

/** What a type of Rise looks like. */
const KINDS: Record<string, string> = {
  squelette: "specter",
  zombie: "specter",
  fantome: "spirit",
  monstre: "giant",
  clone: "mutant",
  machine: "robot",
  ange: "angel",
  bete: "beast",
  chat: "beast",
  demon: "demon",
  dragon: "dragon",
  esprit: "spirit",
  plante: "tree",
  adepte: "monk",
  nourriture: "merchant",
  bonbon: "faerie",
  "???": "mutant",
};
const NAMED: Rows = [
  [/squelette|garde-d-os|roi-des-os|chevalier-exhume|sarcophage/, "specter"],
  [/^(moustique|essaim|araignee|ver-)/, "insect"],
  [/^(cigogne|griffon|passereau)/, "falcon"],
  [/(loup|ours-des|taureau|chien|rat|sangsue|mastodonte)/, "beast"],
  [/(salamandre|serpent)/, "serpent"],
  [/(escargot|tortue)/, "turtle"],
  [/(archer|arbaletrier|frondeuse|tireuse)/, "falconer"],
  [/(medecin|infirmiere|docteur|rebouteux|vaccine)/, "healer"],
  [/(duelliste|gladiatrice|berserker|lame-|lancier)/, "knight"],
  [/(cuisinier|traiteur|serveuse|commis|crieur)/, "merchant"],
  [/(titan|colosse|ogresse)/, "giant"],
  [/(raz-de-maree|jet-jumeau|goutte|noye|vampire)/, "aquan"],
  [/(flamme|furie|braise|feu-follet|fumee|pluie)/, "imp"],
  [/(glacon)/, "crystal"],
];
const GATES: Rows = [
  [/catacombes|charnier|mausolee/, "skull"],
  [/temple|arche/, "temple"],
  [/haie|garde-manger/, "grove"],
  [/ecluse|banquise/, "wave"],
  [/char|nef|four/, "ship"],
  [/./, "gate"],
];
const THINGS: Rows = [
  [/couronne/, "crown"],
  [/(marteau|clef)/, "mace"],
  [/(bombe|pile|gilet)/, "engine"],
  [/(sablier|horloge)/, "lamp"],
  [/(ailes)/, "feather"],
  [/(champignon|nappe|toque)/, "flagon"],
  [/(linceul|bec|sceau|focus)/, "emblem"],
  [/(trefle)/, "grove"],
  [/(hiver|riviere|coeur)/, "crystal"],
  [/(cure|mutisme|loi|impot|recette)/, "scroll"],
  [/(miroir)/, "mirror"],
  [/(cri|table)/, "banner"],
];
const DEEDS: Rows = [
  [/(boule|braise|fleche|incendie)/, "flames"],
  [/(orbe|tension|court|panne)/, "bolt"],
  [/(devastation|fosse)/, "blast"],
  [/(prophetie|destinee|revelation)/, "eye"],
  [/(miroir|copie|blast)/, "mirror"],
  [/(gel|detresse|regression)/, "spiral"],
  [/(danse|souhait|souffle)/, "sunrise"],
  [/(lame|courant)/, "wave"],
];

export function riseCast(id: string, facts: Facts): Cast {
  const types = list(facts, "types");
  const traits = types.map((one) => KINDS[one]).filter((one): one is string => !!one);
  const art = (family: string, name: string | undefined): Cast => (name ? { family, traits, art: name } : { family, traits });
  if (types.includes("invocateur")) return art("invocateur", traits[0] ?? byId(id, INVOKERS) ?? "witch");
  if (types.includes("niveau-superieur")) return art("niveau", "drop");
  if (types.includes("porte")) return art("porte", byId(id, GATES));
  if (types.includes("creature")) return art("creature", byId(id, NAMED) ?? traits[0] ?? "human");
  if (types.includes("incantation")) return art("constante", byId(id, THINGS) ?? "orb");
  return art("imminente", byId(id, DEEDS) ?? (text(facts, "theme") === "festin" ? "hand" : undefined));
}
const INVOKERS: Rows = [
  [/atlas|tyran|hermetic/, "giant"],
  [/azell|lazarus|nadir/, "witch"],
  [/yris|oracle|seraphine/, "medium"],
  [/harnya|ozate/, "faerie"],
  [/quarantaine|vermeil|yzate/, "healer"],
];
