/**
 * Movements between two states of the table: guests walk from the queue to a table and into their room, dishes travel,
 * staff are laid down. What moved is read from the two views, where it moved from the document before and after.
 */

import type { SeatView, View } from "../api/models";
import { ITEMS } from "../art/types";

const BOARD = "board";

/** A place in the document: whose panel it is in, and its name there. */
type Place = string;

const placeOf = (whose: number | typeof BOARD, place: string): Place => `${whose}/${place}`;

export type Measured = ReadonlyMap<Place, DOMRect>;

function elements(root: ParentNode): Map<Place, HTMLElement> {
  const found = new Map<Place, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place], [data-target]")) {
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    const whose = seat === undefined ? BOARD : Number(seat);
    for (const name of [element.dataset["place"], element.dataset["target"]]) {
      if (name && !found.has(placeOf(whose, name))) found.set(placeOf(whose, name), element);
    }
  }
  return found;
}

export function measure(root: ParentNode): Measured {
  return new Map([...elements(root)].map(([place, element]) => [place, element.getBoundingClientRect()]));
}

/** A thing that went from one place to another. An item leaves its place as it was, so it flies as a copy. */
export type Move = { from: Place[]; to: Place; as: "itself" | "guest" | { item: string } };

/** What moved between two views. Where it came from is a list: the first place that is on the screen counts. */
export function moves(before: View, after: View): Move[] {
  const found: Move[] = [];
  const from = new Map<number, Place[]>();
  before.queue.forEach((space, at) => {
    if (space) from.set(space.guest, [placeOf(BOARD, `queue:${at + 1}`)]);
  });
  for (const seat of before.seats) {
    seat.cafe.forEach((table, at) => {
      if (table) from.set(table.guest, [placeOf(seat.seat, `cafe:${at + 1}`)]);
    });
  }
  after.queue.forEach((space, at) => {
    if (!space) return;
    const was = from.get(space.guest) ?? [placeOf(BOARD, "guest-deck")];
    const to = placeOf(BOARD, `queue:${at + 1}`);
    if (was[0] !== to) found.push({ from: was, to, as: "itself" });
  });
  for (const seat of after.seats) {
    const earlier = before.seats[seat.seat];
    if (earlier) found.push(...movesOf(earlier, seat, from));
  }
  return found;
}

function movesOf(before: SeatView, after: SeatView, from: ReadonlyMap<number, Place[]>): Move[] {
  const found: Move[] = [];
  const at = (place: string) => placeOf(after.seat, place);
  const supply = [placeOf(BOARD, "spaces")];
  const here = new Set(after.cafe.flatMap((table) => (table ? [table.guest] : [])));
  after.cafe.forEach((table, place) => {
    if (!table) return;
    const was = from.get(table.guest);
    const to = at(`cafe:${place + 1}`);
    if (was && was[0] !== to) found.push({ from: was, to, as: "itself" });
    const earlier = before.cafe.find((one) => one?.guest === table.guest);
    for (const item of ITEMS) {
      const brought = (table.served[item] ?? 0) - (earlier?.served[item] ?? 0);
      const kitchen = (before.kitchen[item] ?? 0) > (after.kitchen[item] ?? 0);
      if (brought > 0) found.push({ from: kitchen ? [at(`kitchen:${item}`)] : supply, to, as: { item } });
    }
  });
  const left = before.cafe.flatMap((table, place) => (table && !here.has(table.guest) ? [at(`cafe:${place + 1}`)] : []));
  const occupied = newRooms(before, after, "occupied");
  occupied.forEach((room, n) => {
    const origin = left[n];
    if (origin) found.push({ from: [origin], to: at(`room:${room}`), as: "guest" });
  });
  for (const item of ITEMS) {
    const more = (after.kitchen[item] ?? 0) - (before.kitchen[item] ?? 0);
    if (more > 0) found.push({ from: supply, to: at(`kitchen:${item}`), as: { item } });
  }
  const hired = new Set(before.staff.map((card) => card.number));
  for (const card of after.staff) {
    if (!hired.has(card.number)) {
      const origins = [at(`hand:${card.number}`), placeOf(BOARD, `looked:${card.number}`)];
      found.push({ from: origins, to: at(`staff:${card.number}`), as: "itself" });
    }
  }
  return found;
}

function newRooms(before: SeatView, after: SeatView, state: string): string[] {
  const was = new Map(before.rooms.flat().map((room) => [room.room, room.state]));
  return after.rooms.flat().flatMap((room) => (room.state === state && was.get(room.room) !== state ? [room.room] : []));
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Show the movements, once the document has the new state. */
export function animate(root: ParentNode, earlier: Measured, list: readonly Move[], pace: number): void {
  if (stillness.matches || pace <= 0) return;
  const now = elements(root);
  for (const move of list) {
    const target = now.get(move.to);
    const origin = move.from.map((place) => earlier.get(place) ?? now.get(place)?.getBoundingClientRect()).find((rect) => rect);
    if (!target || !origin || origin.width === 0) continue;
    const there = target.getBoundingClientRect();
    if (there.width === 0) continue;
    if (move.as === "itself") slide(target, origin, there, pace);
    else if (move.as === "guest") shrink(origin, there, pace);
    else fly(move.as.item, origin, there, pace);
  }
}

const EASE = "cubic-bezier(0.25, 0.8, 0.3, 1)";

function slide(element: HTMLElement, origin: DOMRect, there: DOMRect, pace: number): void {
  const zoom = element.currentCSSZoom ?? 1;
  const scale = origin.width / there.width;
  const x = (origin.left - there.left) / zoom;
  const y = (origin.top - there.top) / zoom;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: 420 / pace, easing: EASE },
  );
}

/** A small thing that flies over the table and is gone. */
function over(element: Element, origin: DOMRect, there: DOMRect, size: number, pace: number): void {
  const box = document.createElement("div");
  box.className = "flying";
  box.append(element);
  document.body.append(box);
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.left + rect.width / 2 - size / 2}px, ${rect.top + rect.height / 2 - size / 2}px) scale(${scale})`;
  const flight = box.animate(
    [
      { transform: at(origin, 1.5), opacity: 0.2 },
      { transform: at(origin, 1.5), opacity: 1, offset: 0.1 },
      { transform: at(there, 1), opacity: 1, offset: 0.9 },
      { transform: at(there, 0.8), opacity: 0 },
    ],
    { duration: 620 / pace, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => box.remove();
}

const SVG = "http://www.w3.org/2000/svg";

function symbol(name: string, size: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#art-${name}`);
  svg.append(use);
  return svg;
}

function fly(item: string, origin: DOMRect, there: DOMRect, pace: number): void {
  over(symbol(item, 32), origin, there, 32, pace);
}

function shrink(origin: DOMRect, there: DOMRect, pace: number): void {
  over(symbol("suitcase", 40), origin, there, 40, pace);
}
