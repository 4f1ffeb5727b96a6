/** From taps to answers: texts as a terminal takes them, and what is still wrong with one that is being put together. */

/** A place of the queue: a guest by number, 0 for nobody, null where nobody has said yet. */
export type Place = number | null;

/** With what a queue begins that is being told: whoever is known to stand there. */
export function placesOf(known: readonly number[]): Place[] {
  return known.map((guest) => guest || null);
}

/** Somebody has left: those to the left of the place move up, and at the left is somebody new. */
export function left(places: readonly Place[], at: number): Place[] {
  return [null, ...places.slice(0, at), ...places.slice(at + 1)];
}

export function put(places: readonly Place[], at: number, guest: Place): Place[] {
  return places.map((other, n) => (n === at ? guest : other));
}

/** The next place that somebody has to say something about, from left to right and round again. */
export function nextOpen(places: readonly Place[], after: number): number | null {
  const open = places.flatMap((guest, n) => (guest === null ? [n] : []));
  return open.find((n) => n > after) ?? open[0] ?? null;
}

/** The five of them; nothing as long as a place is unknown, or if nobody stands there at all. */
export function queueAnswer(places: readonly Place[]): string | null {
  return places.every((guest) => guest !== null) && places.some(Boolean) ? places.join(" ") : null;
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** What is in the way of an answer: too few of them, or too many. */
export function trouble(counts: readonly number[], least: number, most: number): "fewer" | "more" | null {
  const all = sum(counts);
  return all < least ? "more" : all > most ? "fewer" : null;
}

export function changed(counts: readonly number[], at: number, by: number, most = Infinity): number[] {
  return counts.map((n, k) => (k === at ? Math.min(Math.max(0, n + by), most) : n));
}

/** Coloured dice: where each lies, 0 for gone. On a space lie no more of them than dice. */
export function colouredAnswer(faces: readonly (number | null)[], dice: readonly number[]): string | null {
  if (faces.some((face) => face === null)) return null;
  const crowded = faces.some((face) => face !== null && face > 0 && faces.filter((other) => other === face).length > (dice[face - 1] ?? 0));
  return crowded ? null : faces.join(" ");
}

/** Which spaces were crossed, each as often as it was: "3 3 5". */
export function crossedAnswer(counts: readonly number[]): string {
  return counts.flatMap((n, k) => Array.from({ length: n }, () => k + 1)).join(" ") || "none";
}

/** Which guests got what: "64 wine, 89 cake". */
export function servedAnswer(given: readonly { guest: number; items: Readonly<Record<string, number>> }[]): string {
  const parts = given.flatMap(({ guest, items }) => Object.entries(items).flatMap(([item, n]) => Array.from({ length: n }, () => `${guest} ${item}`)));
  return parts.join(", ") || "none";
}

/** A number from keys, held within its bounds; nothing as long as no figure was tapped. */
export function typedNumber(figures: string, minus: boolean, least: number, most: number): number | null {
  return figures === "" ? null : Math.min(most, Math.max(least, Number(figures) * (minus ? -1 : 1)));
}

/** Cards to choose from by what was tapped: a colour, and the figures of the printed number so far. */
export function fitting<Card extends { number: number; name: string; colour?: string }>(cards: readonly Card[], colour: string, figures: string, name: string): Card[] {
  const wanted = name.trim().toLocaleLowerCase();
  return cards.filter(
    (card) => (!colour || card.colour === colour) && (!figures || String(card.number).startsWith(figures)) && (!wanted || card.name.toLocaleLowerCase().includes(wanted)),
  );
}

/** Which figures can come next, so that no number is typed that no card has. */
export function nextFigures(cards: readonly { number: number }[], figures: string): ReadonlySet<string> {
  return new Set(cards.map((card) => String(card.number)).flatMap((number) => (number.startsWith(figures) && number.length > figures.length ? [number[figures.length] as string] : [])));
}
