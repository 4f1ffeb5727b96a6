/**
 * Where a card is now, as far as the viewer may know. It is read from the view the seat gets, which has nothing hidden in it:
 * a card that is nowhere in sight may be in the deck or in a hand, and nobody here knows more than that.
 */

import type { TableSeat, View } from "../api/models";
import type { Key, Values } from "../words/index.svelte";
import type { Entry } from "./entries";

/** A game beside which the book lies open. */
export interface Situation {
  view: View;
  seats: readonly TableSeat[];
  viewer: number | null;
  /** What is played beside the base game. */
  modules: readonly string[];
}

export interface Whereabouts {
  key: Key;
  values: Values;
  /** For filters: "play", "hand", "queue", "deck", "gone", "none", and "seat-1" for whose it is. */
  states: string[];
}

export function whereIs(entry: Entry, situation: Situation): Whereabouts {
  switch (entry.kind) {
    case "guest":
      return ofGuest(entry.card.number, entry.card.module, situation);
    case "staff":
      return ofStaff(entry.card.number, entry.card.timing, situation);
    case "objective":
      return ofObjective(entry.card.number, situation);
    case "tile": {
      const place = situation.view.tiles.find((one) => one.tile === entry.card.tile);
      if (!place) return NOWHERE;
      const past = place.round < situation.view.round || situation.view.over;
      return { key: past ? "where-tile-past" : "where-tile", values: { n: place.round }, states: [past ? "gone" : "play"] };
    }
    case "hotel":
      return ofSeats(situation, "where-house", (seat) => situation.view.seats[seat]?.hotel === entry.card.hotel);
    case "order": {
      const { players, low } = entry.card;
      return ofSeats(situation, "where-order", (seat) => situation.view.players === players && situation.view.seats[seat]?.turn_order === low);
    }
    case "instruction": {
      const { solo } = situation.view;
      if (solo?.automaton !== entry.card.automaton) return NOWHERE;
      if (solo.card === entry.card.number) return { key: "where-turned", values: {}, states: ["play", `seat-${solo.seat}`] };
      return { key: "where-his-deck", values: {}, states: ["deck"] };
    }
    case "ballroom":
      return situation.view.balls?.halls.some((hall) => hall.ballroom === entry.card.ballroom) ? IN_GAME : NOWHERE;
    case "rehearsal":
      return ofSeats(situation, "where-order", (seat) => situation.view.seats[seat]?.rehearsal?.room === entry.card.room);
    case "celebrity": {
      const { celebrity } = entry.card;
      if (situation.view.lounge?.places.some((place) => place.celebrity === celebrity)) return IN_GAME;
      const held = ofSeats(situation, "where-order", (seat) => situation.view.seats[seat]?.celebrities?.some((one) => one.celebrity === celebrity) ?? false);
      return held === NOWHERE && situation.modules.includes(entry.card.module) ? { key: "where-deck", values: {}, states: ["deck"] } : held;
    }
    case "entrance":
      return ofSeats(situation, "where-order", (seat) => situation.view.seats[seat]?.entrance?.entrance === entry.card.entrance);
  }
}

const IN_GAME: Whereabouts = { key: "where-claimable", values: {}, states: ["play"] };

const NOWHERE: Whereabouts = { key: "where-none", values: {}, states: ["none"] };

function whose(situation: Situation, seat: number): Values {
  return { who: seat === situation.viewer ? "you" : "other", name: situation.seats[seat]?.name ?? "" };
}

/** Things of which somebody has one; a house on the night side may be everybody's. */
function ofSeats(situation: Situation, key: Key, has: (seat: number) => boolean): Whereabouts {
  const seats = situation.view.seats.map((one) => one.seat).filter(has);
  const first = situation.viewer !== null && seats.includes(situation.viewer) ? situation.viewer : seats[0];
  if (first === undefined) return NOWHERE;
  return { key, values: whose(situation, first), states: ["play", ...seats.map((seat) => `seat-${seat}`)] };
}

function ofGuest(number: number, module: string, situation: Situation): Whereabouts {
  const { view } = situation;
  const waits = view.queue.findIndex((space) => space?.guest === number);
  if (waits >= 0) return { key: "where-queue", values: { n: waits + 1 }, states: ["queue"] };
  const host = view.seats.find((seat) => seat.cafe.some((table) => table?.guest === number));
  if (host) return { key: "where-cafe", values: whose(situation, host.seat), states: ["play", `seat-${host.seat}`] };
  if (view.discarded.includes(number)) return { key: "where-discarded", values: {}, states: ["gone"] };
  if (module !== "base" && !situation.modules.includes(module)) return NOWHERE;
  return { key: "where-deck", values: {}, states: ["deck"] };
}

function ofStaff(number: number, timing: string, situation: Situation): Whereabouts {
  const { view } = situation;
  const employer = view.seats.find((seat) => seat.staff.some((card) => card.number === number));
  if (employer) return { key: "where-hired", values: whose(situation, employer.seat), states: ["play", `seat-${employer.seat}`] };
  const holder = view.seats.find((seat) => seat.hand?.includes(number));
  if (holder) {
    const mine = holder.seat === situation.viewer;
    return { key: "where-hand", values: whose(situation, holder.seat), states: [...(mine ? ["hand"] : []), `seat-${holder.seat}`] };
  }
  if (view.looked_at.includes(number) || view.drafting.includes(number)) return { key: "where-looked", values: {}, states: ["hand"] };
  if (view.solo && view.solo.private_deck > 0 && timing === "end") {
    return { key: "where-private", values: { name: situation.seats[view.solo.seat]?.name ?? "" }, states: ["deck"] };
  }
  const covered = view.seats.some((seat) => seat.hand === null && seat.hand_size > 0) || view.drafting.length > 0;
  return { key: covered ? "where-unseen" : "where-deck", values: {}, states: ["deck"] };
}

function ofObjective(number: number, situation: Situation): Whereabouts {
  const place = situation.view.objectives.find((one) => one.objective === number);
  if (!place) return NOWHERE;
  const by = place.claimed_by.filter((seat): seat is number => seat !== null);
  if (by.length === 0) return { key: "where-claimable", values: {}, states: ["play"] };
  const names = by.map((seat) => situation.seats[seat]?.name ?? "");
  return { key: "where-claimed", values: { names }, states: ["play", ...by.map((seat) => `seat-${seat}`)] };
}
