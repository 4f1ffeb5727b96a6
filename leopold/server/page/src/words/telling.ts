/** What happened, in sentences: events of one kind that belong together become one, and what others tell is left out. */

import type { Entry, Event } from "../api/models";
import { ITEMS, type Counts } from "../art/types";
import { itemWords, type Library } from "./library";
import { say, sayAny, type Value } from "./index.svelte";

export interface People {
  name(seat: number): string;
  isYou(seat: number): boolean;
}

export interface Told {
  seat: number | null;
  text: string;
}

/** Events that tell their price themselves, so the payment before them need not be told. */
const PRICED = new Set(["guest_taken", "die_taken", "service_paid", "room_prepared", "staff_hired", "penalty_ignored", "action_done"]);
const QUIET = new Set(["turn_ended", "reward_taken", "guest_arrived", "action_done", "item_gained", "automaton_marker"]);
/** Told by the event beside them. */
const TOLD_OTHERWISE = new Set(["emperor_track", "end_staff", "objectives"]);
const CARDS = new Set(["staff_drawn", "staff_looked_at", "staff_returned", "staff_drafted"]);
const ITEM_EVENTS = new Set(["item_gained", "item_placed", "item_kept", "item_served"]);

const number = (event: Event, name: string) => Number(event.params[name] ?? 0);

function silent(events: readonly Event[], at: number): boolean {
  const event = events[at] as Event;
  if (QUIET.has(event.key)) return true;
  switch (event.key) {
    case "turn_began":
      return number(event, "extra") === 0;
    case "krones":
      return number(event, "change") < 0 && PRICED.has(events[at + 1]?.key ?? "");
    case "vp":
      return number(event, "change") === 0 || TOLD_OTHERWISE.has(String(event.params["source"]));
    case "room_occupied":
      return events[at - 1]?.key === "checked_in";
    case "service_paid":
      return number(event, "krones") === 0;
    default:
      return false;
  }
}

function together(one: Event, other: Event): boolean {
  if (one.key !== other.key || one.seat !== other.seat) return false;
  if (one.key === "item_served" || one.key === "item_placed") return one.params["guest"] === other.params["guest"];
  return one.key === "room_prepared" || one.key === "item_kept" || CARDS.has(one.key);
}

export function tell(events: readonly Event[], library: Library, people: People): Told[] {
  const runs: Event[][] = [];
  events.forEach((event, at) => {
    if (silent(events, at)) return;
    const last = runs.at(-1);
    if (last && together(last[0] as Event, event)) last.push(event);
    else runs.push([event]);
  });
  const his = new Set(events.filter((event) => event.key === "automaton_guest").map((event) => event.params["guest"]));
  return runs.flatMap((run) => {
    const [first] = run as [Event];
    return first.key === "checked_in" && his.has(first.params["guest"]) ? [hisRoom(first, library)] : sentences(run, library, people);
  });
}

/** The automaton's rooms follow from the colour of the guest, so the clause is told with them. */
function hisRoom({ seat, params }: Event, library: Library): Told {
  const green = library.guest(Number(params["guest"])).colour === "green";
  return { seat, text: say(green ? "event-automaton_room-green" : "event-automaton_room-colour", library.values(params)) };
}

function sentences(run: readonly Event[], library: Library, people: People): Told[] {
  const first = run[0] as Event;
  const { key, seat, params } = first;
  const who = seat !== null && people.isYou(seat) ? "you" : "other";
  const values: Record<string, Value> = {
    ...library.values(params),
    who,
    name: seat === null ? "" : people.name(seat),
    count: run.length,
  };
  if (ITEM_EVENTS.has(key)) values["items"] = itemWords(counted(run));
  if (key === "room_prepared") {
    values["rooms"] = run.map((event) => String(event.params["room"]));
    values["price"] = run.reduce((sum, event) => sum + number(event, "price"), 0);
  }
  const told = (text: string): Told => ({ seat, text });
  if (CARDS.has(key)) {
    const cards = run.flatMap((event) => (typeof event.params["staff"] === "number" ? [library.staff(event.params["staff"]).name] : []));
    return [told(cards.length === run.length ? sayAny(`event-${key}`, { ...values, cards }) : sayAny(`event-${key}-hidden`, values))];
  }
  return [told(sentence(first, values))].concat(tie(first).map(told));
}

function sentence(event: Event, values: Record<string, Value>): string {
  const change = number(event, "change");
  switch (event.key) {
    case "dice_rolled":
      return say(number(event, "bin") > 0 ? "event-dice_rolled-again" : "event-dice_rolled", values);
    case "turn_began":
      return say("event-turn_began-extra", values);
    case "krones":
      return say(change < 0 ? "event-krones-lost" : "event-krones", { ...values, change: Math.abs(change) });
    case "vp": {
      const source = String(event.params["source"]);
      const n = say("points", { n: Math.abs(change) });
      if (change < 0 && source !== "unserved") return say("event-vp-lost", { ...values, n });
      return sayAny(`event-vp-${source}`, { ...values, n });
    }
    case "emperor_scored":
      return say(values["before"] === values["after"] ? "event-emperor_scored-stay" : "event-emperor_scored", values);
    case "automaton_guest":
    case "automaton_objective":
      return sayAny(`event-${event.key}-${event.params["clause"]}`, values);
    case "automaton_die":
      return sayAny(`event-automaton_die-${event.params["clause"]}${event.params["clause"] === "more" && event.params["tie"] ? "-tie" : ""}`, values);
    default:
      return sayAny(`event-${event.key}`, values);
  }
}

function tie(event: Event): string[] {
  const hand = event.params["tie"];
  return hand === "right" || hand === "left" ? [say(`event-tie-${hand}`)] : [];
}

function counted(run: readonly Event[]): Counts {
  const counts: Record<string, number> = {};
  for (const event of run) {
    const item = String(event.params["item"]);
    counts[item] = (counts[item] ?? 0) + Number(event.params["amount"] ?? 1);
  }
  return Object.fromEntries(ITEMS.filter((item) => counts[item]).map((item) => [item, counts[item] ?? 0]));
}

/** One entry of the table's log. */
export function tellEntry(entry: Entry, library: Library, people: People): Told[] {
  const { seat } = entry;
  const person = { who: seat !== null && people.isYou(seat) ? "you" : "other", name: seat === null ? "" : people.name(seat) };
  switch (entry.kind) {
    case "action":
      return tell(entry.events, library, people);
    case "stand_in":
      return [{ seat, text: say("log-stand_in", { ...person, level: entry.params["level"] ? sayAny(`bot-${entry.params["level"]}`) : "none" }) }];
    default:
      return [{ seat, text: sayAny(`log-${entry.kind}`, { ...person, ...library.values(entry.params) }) }];
  }
}
