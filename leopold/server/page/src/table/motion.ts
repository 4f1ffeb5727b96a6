/**
 * Movements between two states of the table: guests walk from the queue to a table and into their room, dishes and dice
 * travel, cards are drawn and laid down, markers step along the emperor's track. What moved is read from the two views,
 * where it moved from the document before and after; `flight.ts` draws it.
 */

import type { SeatView, View } from "../api/models";
import { ITEMS, type Item, type Seat } from "../art/types";
import { emblemOf } from "./context";
import { bump, flyCard, flyDie, flyMark, flySign, flySigns, light, slide, walk } from "./flight";

const BOARD = "board";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A place in the document: whose panel it is in, and its name there. */
type Place = string;

const placeOf = (whose: number | typeof BOARD, place: string): Place => `${whose}/${place}`;

export type Measured = ReadonlyMap<Place, DOMRect>;

function elements(root: ParentNode): Map<Place, HTMLElement> {
  const found = new Map<Place, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place], [data-target], [data-lies]")) {
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    const whose = seat === undefined ? BOARD : Number(seat);
    for (const name of [element.dataset["place"], element.dataset["target"], element.dataset["lies"]]) {
      if (name && !found.has(placeOf(whose, name))) found.set(placeOf(whose, name), element);
    }
  }
  return found;
}

/** Where everything is, for movements; where nothing shall move, nobody need know. */
export function measure(root: ParentNode): Measured {
  if (stillness.matches) return new Map();
  return new Map([...elements(root)].map(([place, element]) => [place, element.getBoundingClientRect()]));
}

/**
 * How a thing went from one place to another. What is drawn where it arrived goes there itself, perhaps from space to
 * space; what leaves no trace, or only a larger number, flies as a copy; a number swells, a room lights up.
 */
export type Shape = "itself" | "steps" | "guest" | "card" | "number" | "light" | { item: Item } | { die: number } | { seat: Seat } | { sign: "coin" | "points"; n: number };
export type Move = { from: Place[]; to: Place; /** Where that place is not on the screen. */ else?: Place; as: Shape };

/**
 * What moved between two views. Where it came from is a list: the first place that is on the screen counts; of steps it
 * is every space on the way.
 */
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
    if (earlier) found.push(...movesOf(earlier, seat, from), ...numbersOf(earlier, seat));
  }
  return [...found, ...lookedAt(before, after), ...diceTaken(before, after), ...claims(before, after), ...dancers(before, after), ...celebrities(before, after)];
}

const DECK = placeOf(BOARD, "staff-deck");

/** Cards turned up for a moment come from the deck. */
function lookedAt(before: View, after: View): Move[] {
  const known = new Set([...before.looked_at, ...before.drafting, ...before.seats.flatMap((seat) => seat.hand ?? [])]);
  return [...after.looked_at, ...after.drafting].flatMap((card) =>
    card === null || known.has(card) ? [] : [{ from: [DECK], to: placeOf(BOARD, `looked:${card}`), as: "itself" as const }],
  );
}

/** One die less and none rolled: somebody took it. An automaton plays within another's action, once that one is done. */
function diceTaken(before: View, after: View): Move[] {
  if (before.round !== after.round || before.bin !== after.bin) return [];
  const less = before.dice.flatMap((n, at) => Array<number>(Math.abs(n - (after.dice[at] ?? 0))).fill(at + 1));
  const face = less[0];
  if (face === undefined || less.length > 1 || (after.dice[face - 1] ?? 0) > (before.dice[face - 1] ?? 0)) return [];
  const mover = before.to_move;
  const done = mover === null || before.die_taken || (after.seats[mover]?.passed ?? false);
  const taker = done ? (after.solo?.seat ?? null) : mover;
  if (taker === null) return [];
  // It lies on the number of its turn; that of an extra turn has none.
  const turn = (before.seats[taker]?.turns ?? 0) + 1;
  return [{ from: [placeOf(BOARD, `dice:${face}`)], to: placeOf(taker, `turn:${turn}`), else: placeOf(taker, "person"), as: { die: face } }];
}

/** Who claims an objective lays a mark on it. */
function claims(before: View, after: View): Move[] {
  return after.objectives.flatMap((place, at) =>
    place.claimed_by.flatMap((seat, prize): Move[] => {
      if (seat === null || (before.objectives[at]?.claimed_by[prize] ?? null) !== null) return [];
      const mark = emblemOf(after, seat);
      return [{ from: [placeOf(seat, "person")], to: placeOf(BOARD, `prize:${place.letter}.${prize + 1}`), as: { seat: mark } }];
    }),
  );
}

/** Who sends a dancer to a ball sees it leave the rehearsal room, or the table of the guest who dances. */
function dancers(before: View, after: View): Move[] {
  const rows = (view: View) => [
    ...(view.balls?.halls ?? []).flatMap((hall) => hall.rows.map((row) => ({ to: `ballroom:${hall.ballroom}.${row.row}`, dancers: row.dancers }))),
    ...(view.balls ? [{ to: "balcony", dancers: view.balls.balcony.dancers }] : []),
  ];
  const earlier = new Map(rows(before).map((row) => [row.to, row.dancers]));
  return rows(after).flatMap(({ to, dancers: now }) => {
    const was = [...(earlier.get(to) ?? [])];
    const come = now.filter((seat) => {
      const there = was.indexOf(seat);
      if (there >= 0) was.splice(there, 1);
      return there < 0;
    });
    return come.map((seat): Move => ({ from: [...left(before, after, seat), placeOf(seat, "person")], to: placeOf(BOARD, to), as: { seat: emblemOf(after, seat) } }));
  });
}

/** The tables that a seat's guests have left, and the areas of its rehearsal room that its dancers have. */
function left(before: View, after: View, seat: number): Place[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  const areas = (was?.rehearsal?.areas ?? []).flatMap((area, at) => (area.dancers > (is?.rehearsal?.areas[at]?.dancers ?? 0) ? [placeOf(BOARD, `rehearsal:${at + 1}`)] : []));
  const tables = (was?.cafe ?? []).flatMap((table, at) => (table && !is?.cafe.some((one) => one?.guest === table.guest) ? [placeOf(seat, `cafe:${at + 1}`)] : []));
  return [...tables, ...areas];
}

/** Celebrities come from the lounge to whoever took their die. */
function celebrities(before: View, after: View): Move[] {
  return after.seats.flatMap((seat) =>
    (seat.celebrities ?? []).flatMap(({ celebrity }): Move[] => {
      const place = before.lounge?.places.find((one) => one.celebrity === celebrity);
      return place ? [{ from: [placeOf(BOARD, `lounge:${place.colour}`)], to: placeOf(seat.seat, `celebrity:${celebrity}`), as: "itself" }] : [];
    }),
  );
}

/** Money, points and favour. */
function numbersOf(before: SeatView, after: SeatView): Move[] {
  const found: Move[] = [];
  const purse = placeOf(after.seat, "krones");
  const score = placeOf(after.seat, "points");
  const board = placeOf(BOARD, "spaces");
  if (before.krones !== after.krones) {
    const n = after.krones - before.krones;
    found.push({ from: [], to: purse, as: "number" });
    found.push(n > 0 ? { from: [board], to: purse, as: { sign: "coin", n } } : { from: [purse], to: board, as: { sign: "coin", n: -n } });
  }
  if (before.vp !== after.vp) found.push({ from: [], to: score, as: "number" });
  if (after.vp > before.vp) {
    const room = newRooms(before, after, "occupied").map((one) => placeOf(after.seat, `room:${one}`));
    found.push({ from: [...room, placeOf(after.seat, "person")], to: score, as: { sign: "points", n: after.vp - before.vp } });
  }
  if (before.emperor !== after.emperor) {
    const way = Array.from({ length: Math.abs(after.emperor - before.emperor) + 1 }, (_, k) =>
      placeOf(BOARD, `emperor:${before.emperor + k * Math.sign(after.emperor - before.emperor)}`),
    );
    found.push({ from: way, to: placeOf(BOARD, `marker:${after.seat}`), as: "steps" });
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
  for (const room of filled(before, after)) found.push({ from: [], to: at(`room:${room}`), as: "light" });
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
  const drawn = (after.hand ?? []).filter((card) => before.hand && !before.hand.includes(card));
  for (const card of drawn) {
    found.push({ from: [at(`staff:${card}`), placeOf(BOARD, `looked:${card}`), DECK], to: at(`hand:${card}`), as: "itself" });
  }
  if (after.hand === null) {
    const more = Math.max(0, after.hand_size - before.hand_size);
    found.push(...Array<Move>(more).fill({ from: [DECK], to: at("hand"), as: "card" }));
  }
  return found;
}

/** The rooms of groups that have just become full. */
function filled(before: SeatView, after: SeatView): string[] {
  const full = (seat: SeatView, group: string) => seat.rooms.flat().every((room) => room.group !== group || room.state === "occupied");
  return after.rooms.flat().flatMap((room) => (full(after, room.group) && !full(before, room.group) ? [room.room] : []));
}

function newRooms(before: SeatView, after: SeatView, state: string): string[] {
  const was = new Map(before.rooms.flat().map((room) => [room.room, room.state]));
  return after.rooms.flat().flatMap((room) => (room.state === state && was.get(room.room) !== state ? [room.room] : []));
}

/** Show the movements, once the document has the new state. */
export function animate(root: ParentNode, earlier: Measured, list: readonly Move[], pace: number): void {
  if (stillness.matches || pace <= 0) return;
  const now = elements(root);
  const rectOf = (place: Place) => earlier.get(place) ?? now.get(place)?.getBoundingClientRect();
  const shown = (place: Place | undefined) => {
    const element = place === undefined ? undefined : now.get(place);
    const there = element?.getBoundingClientRect();
    return element && there && there.width > 0 ? { element, there } : undefined;
  };
  for (const { from, to, as, else: instead } of list) {
    const found = shown(to) ?? shown(instead);
    if (!found) continue;
    const { element: target, there } = found;
    const origins = from.flatMap((place) => rectOf(place) ?? []).filter((rect) => rect.width > 0);
    if (as === "number") bump(target, pace);
    if (as === "light") light(target, pace);
    const origin = origins[0];
    if (!origin) continue;
    if (as === "itself") slide(target, origin, there, pace);
    else if (as === "steps") walk(target, origins, there, pace);
    else if (as === "guest") flySign("suitcase", 40, origin, there, pace);
    else if (as === "card") flyCard(origin, there, pace);
    else if (as === "number" || as === "light") continue;
    else if ("sign" in as) flySigns(as.sign, as.n, origin, there, pace);
    else if ("item" in as) flySign(as.item, 32, origin, there, pace);
    else if ("die" in as) flyDie(as.die, origin, there, pace);
    else flyMark(as.seat, origin, there, pace);
  }
}
