import { idOf, type CardDeck, type DeckEntry } from "./types";

/** Equal entries that follow one another are one, with their number. */
type Packed = [name: string, ...cards: (string | [DeckEntry, number])[]];

const LONGEST = 20_000;

function pack(deck: CardDeck): Packed {
  const cards: [DeckEntry, number][] = [];
  for (const entry of deck.cards) {
    const last = cards.at(-1);
    if (last && JSON.stringify(last[0]) === JSON.stringify(entry)) last[1]++;
    else cards.push([entry, 1]);
  }
  return [deck.name, ...cards.map(([entry, n]) => (n === 1 && typeof entry === "string" ? entry : ([entry, n] as [DeckEntry, number])))];
}
function unpack([name, ...cards]: Packed): CardDeck {
  return { name, cards: cards.flatMap((one) => (typeof one === "string" ? [one] : Array<DeckEntry>(Math.min(one[1], 100)).fill(one[0]))) };
}
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
/** A deck as a short text for an address. */
export async function encode(deck: CardDeck): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(pack(deck))), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
/** The deck that an address holds, or nothing where it is broken. */
export async function decode(text: string): Promise<CardDeck | null> {
  if (text.length > LONGEST) return null;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"))));
    if (!Array.isArray(read) || typeof read[0] !== "string") return null;
    const deck = unpack(read as Packed);
    return deck.cards.every((entry) => typeof idOf(entry) === "string") ? deck : null;
  } catch {
    return null;
  }
}
