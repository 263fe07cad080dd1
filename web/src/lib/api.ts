import type { Both, GameInfo, Hello, Person, Refused } from "./types";

/** The server said no: the reason in both languages. */
export class Refusal extends Error {
  constructor(readonly why: Refused) {
    super(why.code);
  }
}
const LOST: Both = { fr: "Le serveur ne répond pas.", en: "The server does not answer." };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refusal({ code: "lost", message: LOST, rules: [] });
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((data as { error?: Refused } | null)?.error ?? { code: "lost", message: LOST, rules: [] });
  return data as T;
}

let greeting: Promise<Hello> | undefined;
/** Who we are and what can be played; the first answer gives a guest their cookie. */
export function hello(again = false): Promise<Hello> {
  if (again || !greeting) greeting = ask<Hello>("/api/hello");
  greeting.catch(() => (greeting = undefined));
  return greeting;
}

const games = new Map<string, Promise<GameInfo>>();
/** All that is printed in a game. `brief` is enough to choose a deck, and a third of it: cards have no texts. */
export function gameInfo(slug: string, brief = false): Promise<GameInfo> {
  const address = `/api/games/${slug}${brief ? "?brief=1" : ""}`;
  let info = games.get(`/api/games/${slug}`) ?? games.get(address);
  if (!info || (!brief && !games.has(address))) games.set(address, (info = ask<GameInfo>(address)));
  info.catch(() => games.delete(address));
  return info;
}
export const get = <T>(path: string): Promise<T> => ask<T>(path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(path, body);
export const rename = (name: string): Promise<Person> => post<Person>("/api/name", { name });
