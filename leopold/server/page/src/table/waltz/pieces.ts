/** From the view to what the drawings of the expansion want: balls, rehearsal rooms, celebrities, entrances. */

import type { BallRowView, SeatView } from "../../api/models";
import type { Ballroom, BallroomRow, BalconyPlace, Celebrity, EntranceOffer, RehearsalArea, Seat, Step } from "../../art/types";
import { begun, say, sayAny, sayIt, sentences, type Values } from "../../words/index.svelte";
import { does } from "../../words/library";
import { emblem, type TableContext } from "../context";

type HallView = NonNullable<TableContext["view"]["balls"]>["halls"][number];

/** Which place of a ballroom a name means: "1.top", or the balcony, which belongs to the last one. */
export function placeOf(context: TableContext, place: string): { hall: number; row: string; ballroom: string } {
  const halls = context.view.balls?.halls ?? [];
  const [number = "", row = place] = place.split(".");
  const hall = Number(number) || halls.length;
  return { hall, row, ballroom: halls[hall - 1]?.ballroom ?? "" };
}

/** The same in words: "Zum Sperl, top row". */
export function placeWords(context: TableContext, place: string): string {
  const { hall, row, ballroom } = placeOf(context, place);
  return sayAny("ball-place-named", { hall, row, ballroom: context.library.ballroom(ballroom).name });
}

/** Whose dancers stand somewhere, counted, the reader's own first: ["2 of yours", "1 of Ben"]. */
export function dancersWords(context: TableContext, dancers: readonly number[]): string[] {
  const seats = [...new Set(dancers)].sort((one, other) => Number(other === context.viewer) - Number(one === context.viewer) || one - other);
  return seats.map((seat) => say("waltz-dancers-of", { ...whose(context, seat), n: dancers.filter((one) => one === seat).length }));
}

/** Is there more of somebody's entrance than its house shows, or somebody famous with them? */
export function hasBeside(context: TableContext, seat: number): boolean {
  const own = context.view.seats[seat];
  if (!own?.entrance) return Boolean(own?.celebrities?.length);
  const { when, steps, powers, tokens, kept, goals, tiles, sums } = context.library.entrance(own.entrance.entrance);
  const lies = when !== null || tiles > 0 || Object.keys(sums).length > 0 || [steps, powers, tokens, kept, goals].some((one) => one.length > 0);
  return lies || Boolean(own.celebrities?.length);
}

/** Whether somebody is the reader, and what they are called otherwise. */
export function whose(context: TableContext, seat: number): Values {
  return { who: seat === context.viewer ? "you" : "other", name: context.seats[seat]?.name ?? "" };
}

export function rowLabel(context: TableContext, row: BallRowView): string {
  const names = dancersWords(context, row.dancers);
  const free = row.spaces === null ? -1 : row.spaces - row.dancers.length;
  return say("waltz-row", { place: placeWords(context, row.place), price: row.price, free, there: names.length > 0 ? "some" : "none", dancers: names });
}

/** How a ballroom stands: it was scored, it is the next, or it comes later. */
export function scoredWhen(context: TableContext, hall: HallView): Ballroom["scored"] {
  const { round, over, balls } = context.view;
  if (over || hall.round < round) return "done";
  const next = balls?.halls.find((one) => one.round >= round);
  return next === hall ? "next" : "later";
}

/** What a ballroom pays: by the number of players, as many tables as there are of them. */
export function worthOf(context: TableContext, ballroom: string): number[] {
  const { points } = context.library.ballroom(ballroom);
  return points[context.view.players - 2] ?? points[0] ?? [];
}

export function hallOf(context: TableContext, hall: HallView): Ballroom {
  const card = context.library.ballroom(hall.ballroom);
  return {
    ballroom: hall.ballroom,
    name: card.name,
    round: hall.round,
    scored: scoredWhen(context, hall),
    scoring: "",
    worth: worthOf(context, hall.ballroom),
    when: say("waltz-scored", { round: hall.round }),
    words: card.words,
    rows: hall.rows.map((row, at) => rowOf(context, row, card.rows[at] ?? [])),
  };
}

export function rowOf(context: TableContext, row: BallRowView, steps: readonly Step[]): BallroomRow {
  return {
    row: row.row as BallroomRow["row"],
    spaces: row.spaces ?? 0,
    price: row.price,
    steps,
    dancers: row.dancers.map((seat) => emblem(context, seat)),
    mark: context.mark(`ball:${row.place}`, rowLabel(context, row)),
  };
}

export function balconyOf(context: TableContext, row: BallRowView): BalconyPlace {
  return {
    name: say("waltz-balcony"),
    price: row.price,
    words: context.library.ballroom(context.view.balls?.halls[0]?.ballroom ?? "").words,
    dancers: row.dancers.map((seat): Seat => emblem(context, seat)),
    mark: context.mark(`ball:${row.place}`, rowLabel(context, row)),
  };
}

/** The areas of somebody's rehearsal room, or of one that is still to be had. */
export function areasOf(context: TableContext, room: string, seat: SeatView | undefined, live: boolean): RehearsalArea[] {
  return context.library.rehearsal(room).areas.map((area, at): RehearsalArea => {
    const there = seat?.rehearsal?.areas[at];
    const dancers = there?.dancers ?? area.dancers;
    const label = say("waltz-area", { area: at + 1, n: dancers, of: area.dancers });
    const mark = live ? context.mark(`area:${at + 1}`, label) : undefined;
    return { area: String(at + 1), dancers, of: area.dancers, steps: area.steps, words: context.library.rehearsal(room).words, label, ...(mark ? { mark } : {}) };
  });
}

/** Somebody famous: beside a die in the lounge, or with whoever took it. */
export function celebrityOf(context: TableContext, id: string, die: string, vp: number, target: string, label: string): Celebrity {
  const card = context.library.celebrity(id);
  const { when, steps, powers, words } = card;
  return { celebrity: id, name: card.name, vp, die, when, steps, powers, words, mark: context.mark(target, label) };
}

export function celebrityLabel(context: TableContext, id: string, state: Values): string {
  const card = context.library.celebrity(id);
  return say("label-card", { label: say("waltz-celebrity", { name: card.name, ...state }), text: sentences(does(card)) });
}

export function offerOf(context: TableContext, slot: number): EntranceOffer | undefined {
  const offer = context.view.auction?.offers.find((one) => one.slot === slot);
  if (!offer) return undefined;
  const card = context.library.entrance(offer.entrance);
  const bidder = offer.bidder === null ? null : emblem(context, offer.bidder);
  const bid = say("waltz-offer", { entrance: card.name, bid: offer.bid ?? -1, ...(offer.bidder === null ? { who: "nobody", name: "" } : whose(context, offer.bidder)) });
  const effect = sentences(does(card));
  return {
    entrance: offer.entrance,
    name: card.name,
    items: Object.fromEntries(Object.entries(card.kitchen).filter(([, n]) => n > 0)),
    effect,
    brief: begun(sayIt(card.short)),
    ...(offer.bid === null ? {} : { bid: offer.bid }),
    bidder,
    mark: context.mark(`offer:${slot}`, say("label-card", { label: bid, text: effect })),
  };
}
