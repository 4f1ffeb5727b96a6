/** What is wished for and what was drawn: which question to the server follows from both. Nothing is drawn here. */

import type { DrawSetup, SetupDrawn } from "../../api/models";
import type { Evening } from "../evening";

export interface Wishes {
  players: number;
  /** Of four, so that nobody is forgotten when somebody leaves. */
  names: string[];
  edition: string;
  variant: string;
  side: "night" | "day";
  modules: string[];
  level: string;
}

/** One thing that was drawn, by what it is and where it lies: "objective:A", "ballroom:0", "hotel:2", "start". */
export type Thing = string;

export const USUAL: Wishes = { players: 2, names: ["", "", "", ""], edition: "revised", variant: "standard", side: "night", modules: [], level: "medium" };

const LISTS = { ballroom: "ballrooms", rehearsal: "rehearsals", lounge: "lounge", entrance: "entrances" } as const;
type Listed = keyof typeof LISTS;
const isListed = (kind: string): kind is Listed => kind in LISTS;

export function kindOf(thing: Thing): { kind: string; at: string } {
  const [kind = "", at = ""] = thing.split(":");
  return { kind, at };
}

/** Everything that was drawn. */
export function thingsOf(drawn: SetupDrawn): Thing[] {
  return [
    ...Object.keys(drawn.tiles).map((letter) => `tile:${letter}`),
    ...Object.keys(drawn.objectives).map((letter) => `objective:${letter}`),
    ...Object.entries(LISTS).flatMap(([kind, list]) => drawn[list].map((_, at) => `${kind}:${at}`)),
    ...drawn.seats.flatMap((seat, at) => (seat.automaton ? [] : [`hotel:${at}`])),
    ...(drawn.solo ? [] : ["start"]),
    ...(drawn.house ? ["house"] : []),
  ];
}

/** What lies there, as the server calls it; nothing where there is no such thing. */
export function valueOf(drawn: SetupDrawn, thing: Thing): string {
  const { kind, at } = kindOf(thing);
  if (isListed(kind)) return drawn[LISTS[kind]][Number(at)] ?? "";
  switch (kind) {
    case "objective":
      return String(drawn.objectives[at] ?? "");
    case "tile":
      return drawn.tiles[at] ?? "";
    case "hotel":
      return drawn.seats[Number(at)]?.hotel ?? "";
    case "start":
      return String(drawn.start);
    case "house":
      return drawn.house;
    default:
      return "";
  }
}

/** One thing is to be another one, or the one that somebody has chosen. */
export interface Change {
  thing: Thing;
  to?: string;
}

/** What is kept as it lies, by thing. */
function pinned(drawn: SetupDrawn | null, kept: readonly Thing[], change: Change | undefined): Map<Thing, string> {
  if (!drawn) return new Map();
  const stays = thingsOf(drawn).filter((thing) => (change ? thing !== change.thing : kept.includes(thing)));
  const pins = new Map(stays.map((thing) => [thing, valueOf(drawn, thing)]));
  if (change?.to === undefined) return pins;
  // What is chosen may lie elsewhere: the two change places, because each is there once.
  const { kind } = kindOf(change.thing);
  const elsewhere = isListed(kind) || change.to.startsWith("day ") ? stays.find((thing) => kindOf(thing).kind === kind && pins.get(thing) === change.to) : undefined;
  if (elsewhere) pins.set(elsewhere, valueOf(drawn, change.thing));
  return pins.set(change.thing, change.to);
}

/** The question that follows: with a change everything else stays, without one only what is kept. */
export function requestOf(wishes: Wishes, names: readonly string[], drawn: SetupDrawn | null, kept: readonly Thing[], change?: Change): DrawSetup {
  const pins = pinned(drawn, kept, change);
  const letters = (kind: string) => [...pins].filter(([thing]) => kindOf(thing).kind === kind).map(([thing, value]) => [kindOf(thing).at, value] as const);
  const listed = (kind: Listed) => Array.from({ length: drawn?.[LISTS[kind]].length ?? 0 }, (_, at) => pins.get(`${kind}:${at}`) ?? "");
  const alone = wishes.players === 1;
  const start = pins.get("start");
  const was = drawn && change && change.to === undefined ? valueOf(drawn, change.thing) : "";
  return {
    names: [...names],
    edition: wishes.edition,
    variant: alone ? "standard" : wishes.variant,
    hotels: names.map((_, at) => pins.get(`hotel:${at}`) ?? wishes.side),
    modules: wishes.modules,
    level: alone ? wishes.level : "",
    rival_hotel: alone ? (pins.get("house") ?? "") : "",
    start: start === undefined || alone ? null : Number(start),
    seed: null,
    pins: {
      objectives: Object.fromEntries(letters("objective").map(([letter, number]) => [letter, Number(number)])),
      tiles: Object.fromEntries(letters("tile")),
      ballrooms: listed("ballroom"),
      rehearsals: listed("rehearsal"),
      lounge: listed("lounge"),
      entrances: listed("entrance"),
    },
    avoid: was ? [change?.thing === "start" ? `start ${was}` : was] : [],
  };
}

/** What can still be kept when something else is wished for: `inPlay` says whether a card belongs to the game. */
export function stillKept(drawn: SetupDrawn | null, kept: readonly Thing[], before: Wishes, after: Wishes, inPlay: (thing: Thing, value: string) => boolean): Thing[] {
  if (!drawn || before.edition !== after.edition) return [];
  return kept.filter((thing) => {
    const { kind, at } = kindOf(thing);
    if (kind === "hotel") return before.side === after.side && Number(at) < after.players;
    if (kind === "start") return after.players > 1 && drawn.start < after.players;
    if (kind === "house") return after.players === 1 && after.modules.includes("entrances");
    if (kind === "entrance" || kind === "rehearsal") return before.players === after.players && inPlay(thing, valueOf(drawn, thing));
    return inPlay(thing, valueOf(drawn, thing));
  });
}

/** For the sheet and the automaton. */
export function eveningOf(drawn: SetupDrawn, wishes: Wishes): Evening {
  const people = drawn.seats.filter((seat) => !seat.automaton);
  return {
    names: wishes.names.slice(0, people.length),
    edition: drawn.edition,
    modules: drawn.modules,
    solo: drawn.solo,
    level: drawn.level,
    rival_hotel: drawn.house,
    hotels: people.map((seat) => seat.hotel),
    objectives: drawn.objectives,
    tiles: drawn.tiles,
    ballrooms: drawn.ballrooms,
  };
}
