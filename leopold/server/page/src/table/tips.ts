/**
 * What a thing at the table is and how it stands now. Things are found in the document as `data-target` (what can be chosen),
 * `data-place` (where something lies, for movements) or `data-tip` (what is neither); `data-seat` around them says whose
 * they are. Everything here is read from the view, so it says no more than the seat may know.
 */

import type { CardWords, SeatView } from "../api/models";
import type { Key, Values } from "../words/index.svelte";
import { begun, say, sayAny, sayIt } from "../words/index.svelte";
import { does, itemWords } from "../words/library";
import { progress } from "./automaton";
import { turnsOf, type TableContext } from "./context";
import type { Chapter } from "./log";

export interface Tip {
  title: string;
  number?: string;
  lines: string[];
  parts?: { title: string; lines: string[] }[];
  words?: CardWords;
  /** Where the book says more. */
  book: string;
}

export interface Thing {
  /** Can it be chosen, or does it only lie there? */
  is: "target" | "place";
  /** "room:2.3", "krones" */
  name: string;
  /** Whose it is, where that matters. */
  seat: number;
}

/** The nearest thing around an element that explains itself. */
export const TIPPED = "[data-target], [data-tip], [data-place], [data-action]";

export function thingAt(element: HTMLElement | SVGElement, near: number): Thing {
  const { target, tip, place, action } = element.dataset;
  const seat = Number(element.closest<HTMLElement>("[data-seat]")?.dataset["seat"] ?? near);
  if (target !== undefined) return { is: "target", name: target, seat };
  return { is: "place", name: tip ?? place ?? `do:${action}`, seat };
}

export function tipOf(context: TableContext, thing: Thing): Tip | null {
  const [kind, rest = ""] = thing.name.split(/:(.*)/s) as [string, string | undefined];
  const tell = thing.is === "target" ? (TARGETS[kind] ?? PLACES[kind] ?? more[kind]) : (PLACES[kind] ?? more[kind]);
  return tell?.(context, rest, thing.seat) ?? null;
}

export type Tell = (context: TableContext, rest: string, seat: number) => Tip | null;

/** Of things that are fetched only where a game has them. */
let more: Readonly<Record<string, Tell>> = {};

export function explain(tells: Readonly<Record<string, Tell>>): void {
  more = { ...more, ...tells };
}

/** Whether somebody is the reader, and what they are called otherwise. */
function whose(context: TableContext, seat: number): Values {
  return { who: seat === context.viewer ? "you" : "other", name: context.seats[seat]?.name ?? "" };
}

const own = (context: TableContext, seat: number): SeatView | undefined => context.view.seats[seat];
const chapter = (name: string) => `rules-${name}`;

function simple(key: Key, book: string, lines: string[], values: Values = {}): Tip {
  return { title: say(key, values), lines, book };
}

// --- cards

function guest(context: TableContext, number: number, now: string[]): Tip {
  const card = context.library.guest(number);
  return {
    title: card.name,
    number: say("card-number", { number }),
    lines: [
      ...now,
      say("card-guest-house", { colour: card.colour }),
      say("card-orders", { items: itemWords(card.order) }),
      say("card-worth", { n: card.vp }),
    ],
    parts: [{ title: say("card-reward"), lines: does(card) }],
    words: card.words,
    book: `guest-${number}`,
  };
}

/** Somebody in a café: whose, and what is still missing. */
function seated(context: TableContext, number: number): string[] {
  for (const seat of context.view.seats) {
    const table = seat.cafe.find((one) => one?.guest === number);
    if (!table) continue;
    const items = itemWords(table.missing);
    const missing = say("tip-missing", { missing: items.length > 0 ? "some" : "none", items });
    return seat.seat === context.near ? [missing] : [say("tip-sits", whose(context, seat.seat)), missing];
  }
  return [];
}

function staff(context: TableContext, number: number): Tip {
  const card = context.library.staff(number);
  const owner = context.view.seats.find((seat) => seat.staff.some((one) => one.number === number));
  const used = owner?.staff.find((one) => one.number === number)?.used ?? false;
  const hired = owner && owner.seat !== context.near ? [say("tip-card-hired", whose(context, owner.seat))] : [];
  const states: Record<string, [string, string]> = { round: ["tip-card-used", "tip-card-ready"], flip: ["tip-card-face_down", "tip-card-waits"] };
  const [done, open] = states[card.timing] ?? [];
  const ready = owner && done && open ? [sayAny(used ? done : open)] : [];
  return {
    title: card.name,
    number: say("card-number", { number: card.number }),
    lines: [...hired, ...(owner ? [] : [say("card-cost", { n: card.cost })]), sayAny(`timing-about-${card.timing}`), ...ready],
    parts: [{ title: "", lines: does(card) }],
    words: card.words,
    book: `staff-${number}`,
  };
}

const staffCard: Tell = (context, rest) => staff(context, Number(rest));

const objective: Tell = (context, letter) => {
  const place = context.view.objectives.find((one) => one.letter === letter);
  if (!place) return null;
  const card = context.library.objective(place.objective);
  const names = place.claimed_by.flatMap((seat) => (seat === null ? [] : [context.seats[seat]?.name ?? ""]));
  const next = place.claimed_by.indexOf(null);
  return {
    title: say("card-objective", { letter }),
    number: say("card-number", { number: card.number }),
    lines: [
      ...does(card),
      ...(names.length > 0 ? [say("tip-objective-claimed", { names })] : []),
      say("tip-objective-next", { n: next < 0 ? 0 : (place.vp[next] ?? 0) }),
    ],
    words: card.words,
    book: `objective-${card.number}`,
  };
};

const tile: Tell = (context, name) => {
  const place = context.view.tiles.find((one) => one.tile === name);
  if (!place) return null;
  const { library } = context;
  const card = library.tile(name);
  return {
    title: say("card-tile", { letter: place.letter }),
    lines: [say("card-tile-when", { round: place.round, back: place.back })],
    parts: [
      { title: say("card-tile-reward", { space: library.board.emperor_reward_from }), lines: does(card) },
      { title: say("card-tile-penalty"), lines: [sayIt(card.punishes)] },
    ],
    words: card.words,
    book: `tile-${name}`,
  };
};

// --- the board

const space: Tell = ({ view, library }, face) => {
  const dice = view.dice[Number(face) - 1] ?? 0;
  return {
    title: say("tip-space", { face: Number(face), name: sayAny(`space-${face}`) }),
    lines: [
      sayAny(`space-about-${face}`, library.numbers),
      say("tip-strength", { n: dice }),
      ...(dice > 0 ? [say("tip-boost", { price: library.board.boost_price, more: dice + 1 })] : []),
    ],
    book: chapter("dice"),
  };
};

const waiting: Tell = (context, at) => {
  const found = context.view.queue[Number(at) - 1];
  return found ? guest(context, found.guest, [say("tip-queue-price", { price: found.price })]) : PLACES["queue"]!(context, at, context.near);
};

/** The number on a space of the emperor track: what it scores. */
const printed = (context: TableContext, space: number): number => context.library.board.emperor_vp[space] ?? 0;

/** Where somebody on a space of the emperor track is led when the emperor comes. */
function favour(context: TableContext, at: number): "penalty" | "reward" | "nothing" {
  if (at === 0) return "penalty";
  return at >= context.library.board.emperor_reward_from ? "reward" : "nothing";
}

const room: Tell = (context, name, seat) => {
  const rooms = own(context, seat)?.rooms.flat() ?? [];
  const found = rooms.find((one) => one.room === name);
  if (!found) return null;
  const { board } = context.library;
  const floor = Number(name.split(".")[0]);
  const { colour, state, badge } = found;
  const lodger = context.past.lodger(seat, name);
  const group = rooms.filter((one) => one.group === found.group);
  const full = group.filter((one) => one.state === "occupied").length;
  const bonus = board.occupancy_bonus[["blue", "red", "yellow"].indexOf(colour)]?.[group.length - 1] ?? 0;
  return {
    title: say("tip-room", { room: name }),
    ...(seat === context.near ? {} : { number: say("tip-whose", whose(context, seat)) }),
    lines: [
      say("tip-room-about", { colour, state, floor }),
      ...(lodger === undefined || state !== "occupied" ? [] : [say("label-lodger", { guest: context.library.guest(lodger).name })]),
      ...(state === "empty" ? [say("tip-room-empty", { price: board.floor_cost[floor - 1] ?? 0 })] : []),
      ...(state === "vacant" ? [say("tip-room-vacant", { colour })] : []),
      ...(badge > 0 ? [say("tip-room-badge", { state, n: badge })] : []),
      say("tip-room-group", { colour, size: group.length, full, done: full === group.length, n: bonus }),
      say("tip-room-worth", { state, n: board.floor_vp[floor - 1] ?? 0 }),
    ],
    book: chapter(state === "empty" ? "rooms" : "check_in"),
  };
};

const kitchen: Tell = (context, item, seat) => {
  const found = own(context, seat);
  if (!found) return null;
  const { board } = context.library;
  const wanted = found.cafe.reduce((sum, table) => sum + (table?.missing[item] ?? 0), 0);
  return {
    title: begun(sayAny(`item-${item}`)),
    lines: [
      say("tip-kitchen-now", { ...whose(context, seat), items: sayAny(`items-${item}`, { n: found.kitchen[item] ?? 0 }) }),
      ...(wanted > 0 ? [say("tip-kitchen-wanted", { ...whose(context, seat), n: wanted })] : []),
      say("tip-kitchen-serve", { price: board.serve_price, most: board.serve_items }),
    ],
    book: chapter("serving"),
  };
};

/** What can be chosen. */
const TARGETS: Readonly<Record<string, Tell>> = {
  queue: waiting,
  cafe: (context, number) => guest(context, Number(number), seated(context, Number(number))),
  guest: (context, number) => guest(context, Number(number), []),
  hand: staffCard,
  staff: staffCard,
  seen: staffCard,
  looked: staffCard,
  die: space,
};

/** Cards that also lie elsewhere. */
export const cardTips = { guest: TARGETS["cafe"]! };

/** What a chapter of the log is called. */
export function chapterTitle(kind: Chapter["kind"], name: string): string {
  if (kind === "setup") return say("table-setup");
  if (kind === "emperor") return say("visit-title");
  return kind === "end" ? say("finale-title") : name;
}

/** Of the log: more of them would be no tip any more. */
const MOST_LINES = 8;

/** What lies somewhere, or can only be looked at. */
const PLACES: Readonly<Record<string, Tell>> = {
  room,
  kitchen,
  objective,
  tile,
  space,
  dice: space,
  hand: (context, number, seat) => {
    if (number) return staff(context, Number(number));
    const found = own(context, seat);
    return found ? simple("tip-hand", chapter("staff"), [say("tip-hand-now", { ...whose(context, seat), n: found.hand_size })]) : null;
  },
  looked: staffCard,
  staff: (context, number, seat) => {
    if (number) return staff(context, Number(number));
    const cards = own(context, seat)?.staff ?? [];
    const names = cards.map((card) => context.library.staff(card.number).name);
    return simple("tip-staff", chapter("staff"), [say("tip-staff-now", { ...whose(context, seat), n: names.length, names })]);
  },
  cafe: (context, at, seat) => {
    const table = own(context, seat)?.cafe[Number(at) - 1];
    if (table) return guest(context, table.guest, seated(context, table.guest));
    return simple("tip-table", chapter("guest"), [say("tip-table-text", whose(context, seat)), say("tip-table-count")]);
  },
  queue: (context, at) => {
    const found = context.view.queue[Number(at) - 1];
    const price = found?.price ?? context.library.board.queue_cost[Number(at) - 1] ?? 0;
    const lines = [say("tip-place-price", { price }), say("tip-place-moves"), ...(found ? [] : [say("tip-place-empty")])];
    return simple("tip-place", chapter("guest"), lines, { space: Number(at) });
  },
  "guest-deck": ({ view }) =>
    simple("tip-guest_deck", "cards-guest", [
      say("tip-guest_deck-text", { n: view.guest_deck, discarded: view.discarded.length }),
      say("tip-guest_deck-again"),
    ]),
  "staff-deck": ({ view }) =>
    simple("tip-staff_deck", "cards-staff", [say("tip-staff_deck-text", { n: view.staff_deck }), say("tip-staff_deck-draw")]),
  bin: ({ view }) => simple("tip-bin", chapter("pass"), [say("tip-bin-text", { n: view.bin }), say("tip-bin-why")]),
  price: ({ library }, floor) =>
    simple("tip-price", chapter("rooms"), [say("tip-price-text", { n: library.board.floor_cost[Number(floor) - 1] ?? 0 })], { floor: Number(floor) }),
  worth: (context, floor, seat) => {
    const n = context.library.board.floor_vp[Number(floor) - 1] ?? 0;
    const rooms = (own(context, seat)?.rooms[Number(floor) - 1] ?? []).filter((one) => one.state === "occupied").length;
    const lines = [say("tip-worth-text", { n }), say("tip-worth-now", { rooms, n: n * rooms })];
    return simple("tip-worth", chapter("end"), lines, { floor: Number(floor) });
  },
  bonuses: (context, _, seat) => {
    const [blue = [], red = [], yellow = []] = context.library.board.occupancy_bonus;
    const rooms = own(context, seat)?.rooms.flat() ?? [];
    const groups = [...new Set(rooms.map((one) => one.group))];
    const full = groups.filter((group) => rooms.every((one) => one.group !== group || one.state === "occupied")).length;
    return simple("tip-bonuses", chapter("groups"), [
      say("tip-bonuses-text"),
      say("tip-bonuses-blue", { values: blue }),
      say("tip-bonuses-red", { values: red }),
      say("tip-bonuses-yellow", { values: yellow }),
      say("tip-bonuses-now", { full, groups: groups.length }),
    ]);
  },
  krones: (context, _, seat) => {
    const n = own(context, seat)?.krones ?? 0;
    const { krone_cap: cap, leftover_vp: vp } = context.library.board;
    return simple("tip-krones", chapter("krones"), [
      say("tip-krones-now", { ...whose(context, seat), n }),
      say("tip-krones-cap", { cap, room: Math.max(0, cap - n) }),
      say("tip-krones-end", { vp }),
    ]);
  },
  points: (context, _, seat) => {
    const found = own(context, seat);
    if (!found) return null;
    const sources = Object.entries(found.sheet).filter(([, n]) => n !== 0);
    return simple("tip-points", chapter("end"), [
      say("tip-points-now", { ...whose(context, seat), n: found.vp }),
      ...sources.map(([source, n]) => say("tip-points-source", { source: sayAny(`source-${source}`), n })),
      ...(sources.length === 0 ? [say("tip-points-none")] : []),
    ]);
  },
  person: (context, _, seat) => {
    const person = context.seats[seat];
    if (!person) return null;
    const here = person.connected ? "yes" : person.taken ? "away" : "no";
    const what =
      person.kind === "bot"
        ? say("tip-person-bot", { level: sayAny(`bot-${person.level}`) })
        : person.kind === "automaton"
          ? say("tip-person-automaton", { level: sayAny(`level-${person.level}.within`) })
          : seat === context.viewer
            ? say("tip-person-you")
            : say("tip-person-friend", { here: person.mine ? "yes" : here });
    return {
      title: person.name,
      lines: [
        what,
        ...(person.style ? [say("tip-person-style", { style: person.style })] : []),
        ...(person.stand_in ? [say("tip-person-standin")] : []),
        ...(context.view.to_move === seat && seat !== context.viewer ? [say("tip-person-turn")] : []),
      ],
      book: chapter(person.kind === "automaton" ? "solo" : "turn"),
    };
  },
  order: (context, _, seat) => {
    const found = own(context, seat);
    if (!found || found.turn_order === 0) return null;
    const [low = 0, high = 0] = turnsOf(context, seat);
    return simple("tip-order", chapter("turn"), [
      say("tip-order-tile", { ...whose(context, seat), low, high }),
      say("tip-order-left", { left: 2 - found.turns }),
      ...(found.passed ? [say("tip-order-passed")] : []),
      say("tip-order-next"),
    ]);
  },
  round: ({ view }, at) => {
    const round = Number(at);
    const tile = view.tiles.find((one) => one.round === round);
    const when = round < view.round || view.over ? "past" : round === view.round ? "now" : "coming";
    const lines = [say("tip-round-when", { when }), ...(tile ? [say("tip-round-emperor", { back: tile.back })] : [])];
    return simple("tip-round", chapter(tile ? "emperor" : "turn"), lines, { round, rounds: view.rounds });
  },
  track: (context) => {
    const next = context.view.tiles.find((one) => one.round >= context.view.round);
    return simple("tip-track-all", chapter("emperor"), [
      ...context.view.seats.map((seat) => say("tip-marker-now", { ...whose(context, seat.seat), printed: printed(context, seat.emperor) })),
      ...(next && !context.view.over ? [say("card-tile-when", { round: next.round, back: next.back })] : []),
    ]);
  },
  emperor: (context, at) => {
    const space = Number(at);
    const { emperor_vp: vp } = context.library.board;
    const names = context.view.seats.filter((seat) => seat.emperor === space).map((seat) => context.seats[seat.seat]?.name ?? "");
    const lines = [
      say("tip-track-worth", { n: vp[space] ?? 0 }),
      say("tip-track-favour", { favour: favour(context, space) }),
      ...(space === vp.length - 1 ? [say("tip-track-end")] : []),
      ...(names.length > 0 ? [say("tip-track-who", { names })] : []),
    ];
    return simple("tip-track", chapter("emperor"), lines, { space });
  },
  marker: (context, at) => {
    const seat = Number(at);
    const found = own(context, seat);
    if (!found) return null;
    const next = context.view.tiles.find((one) => one.round >= context.view.round);
    const after = Math.max(0, found.emperor - (next?.back ?? 0));
    const values = {
      name: context.seats[seat]?.name ?? "",
      round: next?.round ?? 0,
      n: printed(context, found.emperor),
      after: printed(context, after),
      favour: favour(context, after),
    };
    const alone = context.view.solo?.seat === seat;
    const lines = [
      say("tip-marker-now", { ...whose(context, seat), printed: printed(context, found.emperor) }),
      ...(next && !context.view.over ? [say(alone ? "tip-marker-next-automaton" : "tip-marker-next", values)] : []),
    ];
    return simple("tip-marker", chapter("emperor"), lines, values);
  },
  prize: (context, at) => {
    const [letter = "", rank = "1"] = at.split(".");
    const found = context.view.objectives.find((one) => one.letter === letter);
    if (!found) return null;
    const place = Number(rank);
    const by = found.claimed_by[place - 1] ?? null;
    return {
      title: say("tip-prize", { letter, place }),
      lines: [
        say("tip-prize-text", { place, n: found.vp[place - 1] ?? 0 }),
        ...(by === null ? [] : [say("tip-prize-by", whose(context, by))]),
      ],
      book: `objective-${found.objective}`,
    };
  },
  "automaton-marker": (context, letter, seat) => {
    const found = progress(context.view).find((one) => one.letter === letter);
    if (!found) return null;
    const text = say("tip-automaton_marker-text", { state: found.state, n: found.vp });
    return simple("tip-automaton_marker", chapter("solo"), [text], { letter, name: context.seats[seat]?.name ?? "" });
  },
  "automaton-private": ({ view, seats }) =>
    view.solo &&
    simple("tip-automaton_private", chapter("solo"), [say("tip-automaton_private-text", { n: view.solo.private_deck })], {
      name: seats[view.solo.seat]?.name ?? "",
    }),
  "automaton-cards": ({ view, seats }) =>
    view.solo &&
    simple(
      "tip-automaton_cards",
      chapter("solo"),
      [
        say("tip-automaton_cards-text", { n: view.solo.cards_left }),
        ...(view.solo.card === null ? [] : [say("tip-automaton_cards-last", { number: view.solo.card })]),
      ],
      { name: seats[view.solo.seat]?.name ?? "" },
    ),
  do: ({ view }, action) => {
    switch (action) {
      case "pass":
        return simple("tip-pass", chapter("pass"), [
          say("tip-pass-text"),
          say("tip-pass-before"),
          say("tip-pass-dice", { n: view.dice.reduce((sum, n) => sum + n, 0) }),
        ]);
      case "end":
        return simple("tip-end", chapter("turn"), [say("tip-end-text")]);
      case "done":
        return simple("tip-done", chapter("turn"), [say("tip-done-text")]);
      default:
        return null;
    }
  },
  undo: (_, n) => simple("tip-undo", chapter("turn"), [say("tip-undo-text"), ...(Number(n) > 0 ? [say("tip-undo-now", { n: Number(n) })] : [])]),
  "undo-turn": () => simple("act-undo-turn", chapter("turn"), [say("tip-undo_turn-text")]),
  /** A chapter of the log: its pictures in words. */
  log: ({ log, seats }, name) => {
    const found = log.filter(({ chapter: { kind, from } }) => `${kind}.${from}` === name);
    const [first] = found;
    if (!first) return null;
    const { kind, seat } = first.chapter;
    const more = found.length - MOST_LINES;
    return {
      title: chapterTitle(kind, seat === null ? "" : (seats[seat]?.name ?? "")),
      lines: [...found.slice(0, MOST_LINES).map((line) => line.text), ...(more > 0 ? [say("tip-log-more", { n: more })] : []), say("tip-log-open")],
      book: chapter(kind === "emperor" ? "emperor" : kind === "end" ? "end" : "turn"),
    };
  },
  hint: () => simple("tip-hint", chapter("turn"), [say("tip-hint-text")]),
};
