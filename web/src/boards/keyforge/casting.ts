import { byId, type Cast, type Facts, list, type Rows, text } from "../../cards/casting";

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
