/** Answers that hardly ever change, kept by the browser for when the server is away: cards, rulings, words; never a table. */

import { Silence } from "./client";

/** `public/sw.js` leaves it alone when a newer page comes. */
const CACHE = "leopold-answers";

/** For as long as the page is open, also where the browser keeps nothing: over plain HTTP it may not. */
const remembered = new Map<string, unknown>();

export interface Kept<T> {
  answer: T;
  /** From an earlier visit, or from earlier in this one: nobody has answered. */
  old: boolean;
}

/** Ask, and keep what is answered under this name; where nobody answers, what was answered last. */
export async function keeping<T>(name: string, ask: () => Promise<T>): Promise<Kept<T>> {
  try {
    const answer = await ask();
    remembered.set(name, answer);
    void keep(name, answer);
    return { answer, old: false };
  } catch (reason) {
    if (!(reason instanceof Silence)) throw reason;
    const answer = remembered.get(name) ?? (await kept(name));
    if (answer === undefined) throw reason;
    return { answer: answer as T, old: true };
  }
}

const addressOf = (name: string) => new URL(`./kept/${name}`, location.href).href;

async function keep(name: string, answer: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(name), new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }));
  } catch {
    // No room, or a browser that keeps nothing.
  }
}

async function kept(name: string): Promise<unknown> {
  try {
    return await (await (await caches.open(CACHE)).match(addressOf(name)))?.json();
  } catch {
    return undefined;
  }
}
