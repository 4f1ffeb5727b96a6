/** What the things of the expansion are and how they stand. */

import { begun, say, sayAny, sayIt } from "../../words/index.svelte";
import { does, itemWords, UNTOLD } from "../../words/library";
import type { TableContext } from "../context";
import { cardTips, type Tell, type Tip } from "../tips";
import { dancersWords, placeOf, scoredWhen, whose } from "./pieces";

const BALLS = "rules-balls";
const LOUNGE = "rules-lounge";
const ENTRANCES = "rules-entrances";
const KEY = "rules-key";
const SOLO = "rules-solo";

const row: Tell = (context, place) => {
  const { balls } = context.view;
  const { hall, row: name, ballroom } = placeOf(context, place);
  const found = [...(balls?.halls ?? []).flatMap((one) => one.rows), ...(balls ? [balls.balcony] : [])].find((one) => one.place === place);
  const view = balls?.halls[hall - 1];
  if (!found || !view) return null;
  const card = context.library.ballroom(ballroom);
  const there = dancersWords(context, found.dancers);
  const brings = does(card).filter((_, at) => card.words.does[at]?.params?.["row"] === name);
  return {
    title: begun(sayAny("ball-place-named", { hall, row: name, ballroom: card.name })),
    lines: [
      say("tip-ball-price", { price: found.price }),
      say("tip-ball-free", { free: found.spaces === null ? -1 : found.spaces - found.dancers.length }),
      there.length > 0 ? say("tip-ball-there", { dancers: there }) : say("tip-ball-nobody"),
      ...brings,
      ...(name === "balcony" ? [say("tip-balcony-counts", { ballroom: card.name })] : []),
      say("tip-ballroom-when", { round: view.round, scored: scoredWhen(context, view) }),
    ],
    words: card.words,
    book: BALLS,
  };
};

const ballroom: Tell = (context, rest) => {
  const id = rest.split(".")[0] ?? "";
  const view = context.view.balls?.halls.find((one) => one.ballroom === id);
  if (!view) return null;
  const card = context.library.ballroom(id);
  return {
    title: card.name,
    lines: [say("tip-ballroom-when", { round: view.round, scored: scoredWhen(context, view) })],
    parts: [{ title: "", lines: does(card) }],
    words: card.words,
    book: BALLS,
  };
};

const area: Tell = (context, rest, seat) => {
  const at = Number(rest);
  const rehearsal = context.view.seats[seat]?.rehearsal;
  const there = rehearsal?.areas[at - 1];
  if (!rehearsal?.room || !there) return room(context, "", seat);
  const card = context.library.rehearsal(rehearsal.room);
  return {
    title: begun(sayAny("rehearsal-room", { rehearsal: rehearsal.room })),
    lines: [
      say("tip-area-now", { n: there.dancers, of: there.of }),
      ...does(card).filter((_, k) => card.words.does[k]?.params?.["area"] === at),
      say("tip-rehearsal-text"),
    ],
    words: card.words,
    book: BALLS,
  };
};

const room: Tell = (context, name, seat) => {
  const id = name || context.view.seats[seat]?.rehearsal?.room;
  if (!id) return null;
  const card = context.library.rehearsal(id);
  return { title: begun(sayAny("rehearsal-room", { rehearsal: id })), lines: [say("tip-rehearsal-text"), ...does(card)], words: card.words, book: BALLS };
};

const celebrity: Tell = (context, id) => {
  const card = context.library.celebrity(id);
  const place = context.view.lounge?.places.find((one) => one.celebrity === id);
  const host = context.view.seats.find((seat) => seat.celebrities?.some((one) => one.celebrity === id));
  const used = host?.celebrities?.find((one) => one.celebrity === id)?.used;
  return {
    title: card.name,
    lines: [
      ...does(card),
      ...(place ? [say("tip-celebrity-worth", { vp: place.vp })] : []),
      ...(place && place.face > 0 ? [say("tip-celebrity-die", { colour: place.colour, face: place.face })] : []),
      ...(host ? [say("tip-celebrity-with", whose(context, host.seat))] : []),
      ...(used ? [say("tip-celebrity-used")] : []),
    ],
    words: card.words,
    book: LOUNGE,
  };
};

const lounge: Tell = (context, colour) => {
  const there = context.view.lounge?.places.find((one) => one.colour === colour)?.celebrity;
  return there ? celebrity(context, there, context.near) : { title: say("waltz-lounge"), lines: [say("tip-lounge-text")], book: LOUNGE };
};

const key: Tell = (context) => {
  const found = context.view.key;
  if (!found) return null;
  return {
    title: sayAny("act-key"),
    lines: [
      say("tip-key-text"),
      say("tip-key-deal", { price: found.price, gain: found.gain }),
      ...(found.taken_by === null ? [] : [say("waltz-key-taken", whose(context, found.taken_by))]),
    ],
    words: { ...UNTOLD, ours: found.ours },
    book: KEY,
  };
};

function entranceTip(context: TableContext, id: string, now: string[]): Tip {
  const card = context.library.entrance(id);
  const items = itemWords(card.kitchen);
  return {
    title: card.name,
    lines: [...now, ...(items.length > 0 ? [say("tip-entrance-begins", { items })] : []), ...does(card)],
    words: card.words,
    book: ENTRANCES,
  };
}

const offer: Tell = (context, slot) => {
  const found = context.view.auction?.offers.find((one) => one.slot === Number(slot));
  if (!found) return null;
  const highest = say("tip-offer-highest", { bid: found.bid ?? 0, ...(found.bidder === null ? { who: "nobody", name: "" } : whose(context, found.bidder)) });
  return entranceTip(context, found.entrance, [highest]);
};

const token: Tell = (context, name, seat) => {
  const found = context.view.seats[seat]?.entrance;
  if (!found) return null;
  const card = context.library.entrance(found.entrance);
  const brings = does(card).filter((_, at) => card.words.does[at]?.params?.["token"] === Number(name));
  return { title: say("tip-token"), lines: [...brings, say("tip-token-text")], words: card.words, book: ENTRANCES };
};

const goal: Tell = (context, letter, seat) => {
  const found = context.view.seats[seat]?.entrance?.goals.find((one) => one.letter === letter);
  if (!found) return null;
  const card = context.library.objective(found.objective);
  return { title: say("tip-goal"), number: say("card-number", { number: card.number }), lines: does(card).slice(0, 1), words: card.words, book: `objective-${card.number}` };
};

const favour: Tell = (context, name, seat) => {
  const found = context.view.seats[seat]?.entrance?.favours.find((one) => one.favour === name);
  if (!found?.tile) return null;
  const card = context.library.tile(found.tile);
  return { title: say("tip-favour"), lines: [say("tip-favour-text", { n: found.steps }), ...card.words.does.map(sayIt)], words: card.words, book: `tile-${found.tile}` };
};

const kept: Tell = (context, _, seat) => {
  const found = context.view.seats[seat]?.entrance;
  if (!found) return null;
  const values = context.library.entrance(found.entrance).kept.map(String);
  return { title: say("tip-kept"), lines: [say("waltz-kept", { n: found.kept.length }), say("tip-kept-text", { values })], book: ENTRANCES };
};

/** What is particular about the automaton's hotel, with the numbers of the board. */
function about(context: TableContext): string[] {
  const { house, solo } = context.view;
  if (!house || !solo) return [];
  const { stars_vp, ...numbers } = context.library.numbers as Record<string, number | readonly number[]>;
  const params = { ...numbers, stars_vp: (Array.isArray(stars_vp) ? stars_vp : []).map(String), automaton: solo.automaton };
  return [sayAny(`automaton-house-${house.house}-about`, params)];
}

const ofHouse =
  (title: (context: TableContext) => string, more: (context: TableContext) => string[] = () => []): Tell =>
  (context) =>
    context.view.house ? { title: title(context), lines: [...more(context), ...about(context)], book: SOLO } : null;

export const TIPS: Readonly<Record<string, Tell>> = {
  ball: row,
  ballroom,
  floor: ballroom,
  balcony: (context, _, seat) => row(context, "balcony", seat),
  area,
  rehearsal: (context, rest, seat) => (/^\d*$/.test(rest) ? (rest ? area : room)(context, rest, seat) : room(context, rest, seat)),
  lounge,
  celebrity,
  key,
  "skeleton-key": key,
  offer,
  entrance: (context, id) => entranceTip(context, id, []),
  token,
  goal,
  favour,
  kept,
  guest: cardTips.guest,
  give: (context, at) => {
    const seat = context.view.solo?.seat ?? -1;
    const table = context.view.seats[seat]?.cafe[Number(at) - 1];
    const tip = table ? cardTips.guest(context, String(table.guest), seat) : null;
    const reserved = context.view.house?.reserved[Number(at) - 1];
    return tip && reserved ? { ...tip, lines: [say("waltz-reserved", { room: reserved }), ...tip.lines] } : tip;
  },
  "automaton-dancers": ({ view, seats }) => {
    const left = view.seats[view.solo?.seat ?? -1]?.rehearsal?.areas.reduce((sum, one) => sum + one.dancers, 0) ?? 0;
    return { title: seats[view.solo?.seat ?? -1]?.name ?? "", lines: [say("table-automaton-dancers", { n: left })], book: SOLO };
  },
  house: ofHouse((context) => sayAny("automaton-house", { house: context.view.house?.house ?? "" })),
  gear: ofHouse(() => say("tip-gear")),
  stars: ofHouse(() => say("tip-stars"), (context) => [say("waltz-stars", { n: context.view.house?.stars ?? 0, of: 9 })]),
  pool: ofHouse(() => say("tip-pool"), () => [say("tip-pool-text")]),
  "space-item": ofHouse(() => say("tip-space_item")),
};
