/** A score sheet as it is filled in: what is known of everybody, and what is asked of the server with it. Nothing is counted here. */

import type { Score, ScoreEntry } from "../../api/models";
import type { Evening } from "../evening";

export type RoomMark = "vacant" | "occupied";

/** One of the emperor's three visits; nothing before it. */
export interface Visit {
  place: number | null;
  tile: number | null;
}

export interface Person {
  name: string;
  /** Its id where this is the automaton. */
  automaton: string;
  hotel: string;
  rooms: Record<string, RoomMark>;
  /** End-of-game staff in play, by number. */
  staff: number[];
  hired: number | null;
  krones: number | null;
  kitchen: Record<string, number>;
  cafe: number | null;
  visits: Visit[];
  emperor: number | null;
  objectives: Record<string, number>;
  dancers: number | null;
  /** Points of rows and areas. A sheet that was begun before there was this field lacks it. */
  danced?: number | null;
  entrance: string;
  goals: number;
  /** Points by source that were entered by hand. */
  typed: Record<string, number>;
  track: number | null;
}

export interface Sheet {
  id: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  edition: string;
  modules: string[];
  solo: string;
  rival_hotel: string;
  objectives: Record<string, number>;
  tiles: Record<string, string>;
  /** From the left; nothing where nobody has said which. */
  ballrooms: string[];
  /** By ballroom, person and row from the bottom; null before the ball. */
  balls: (number[][] | null)[];
  people: Person[];
}

/** One that lies finished in the drawer, with what it came to. */
export interface Finished {
  sheet: Sheet;
  score: Score;
}

export const VISITS = 3;
export const BALLS = 3;
export const ROWS = ["bottom", "middle", "top"] as const;
export const TRACK = "track";
export const REST = "rest";
/** Sources of the final scoring: all others have moved the marker on the track before. */
export const AT_END: readonly string[] = ["end_staff", "rooms", "leftovers", "unserved"];

export type Panel = "rooms" | "staff" | "leftovers" | "cafe" | "visits" | "objectives" | "balls" | "entrance" | "track" | "number";

const PANELS: Readonly<Record<string, Panel>> = {
  badges: "rooms",
  bonuses: "rooms",
  rooms: "rooms",
  objectives: "objectives",
  emperor_track: "visits",
  emperor_tiles: "visits",
  end_staff: "staff",
  leftovers: "leftovers",
  unserved: "cafe",
  balls: "balls",
  entrances: "entrance",
  [TRACK]: "track",
};

/** What helps to find the points of a source. */
export function panelOf(source: string): Panel {
  return PANELS[source] ?? "number";
}

/** Can somebody have points of this kind? The automaton has no kitchen and no café. */
export function concerns(source: string, person: Person): boolean {
  return !(person.automaton && ["leftovers", "unserved", "bonuses", "staff", "emperor_tiles"].includes(source));
}

export function newPerson(name: string, hotel = "night", automaton = ""): Person {
  return {
    name,
    automaton,
    hotel: hotel === "day" ? "day A" : hotel,
    rooms: {},
    staff: [],
    hired: null,
    krones: null,
    kitchen: {},
    cafe: null,
    visits: [],
    emperor: null,
    objectives: {},
    dancers: null,
    entrance: "",
    goals: 0,
    typed: {},
    track: null,
  };
}

export type Beginning = Pick<Evening, "names" | "edition" | "modules" | "solo" | "rival_hotel" | "hotels" | "objectives" | "tiles" | "ballrooms">;

export function newSheet(beginning: Beginning, id: string, begun: string): Sheet {
  const { names, hotels, edition, modules, solo, rival_hotel, objectives, tiles, ballrooms } = beginning;
  const people = names.map((name, seat) => newPerson(name, hotels[seat] ?? "night"));
  if (solo) people.push(newPerson("", "night", solo));
  return { id, begun, edition, modules: [...modules], solo, rival_hotel, objectives, tiles, ballrooms: [...ballrooms], balls: [], people };
}

/** The next state of a room that is tapped. */
export function turned(rooms: Record<string, RoomMark>, room: string, vacant: boolean): Record<string, RoomMark> {
  const { [room]: was, ...others } = rooms;
  if (was === undefined) return { ...others, [room]: "occupied" };
  return was === "occupied" && vacant ? { ...others, [room]: "vacant" } : others;
}

/** The marker of an objective goes to one place only, and a place has one marker: whoever had it has it no more. */
export function claimed(people: readonly Person[], seat: number, letter: string, place: number): Record<string, number>[] {
  return people.map((person, at) => {
    const { [letter]: had, ...others } = person.objectives;
    if (at === seat) return place > 0 && had !== place ? { ...others, [letter]: place } : others;
    return had === place ? others : person.objectives;
  });
}

/** Somebody's staff with one more, or one less; a card lies in front of one person. */
export function hiredBy(people: readonly Person[], seat: number, number: number): number[][] {
  return people.map((person, at) => {
    const others = person.staff.filter((card) => card !== number);
    return at === seat && others.length === person.staff.length ? [...others, number].sort((one, other) => one - other) : others;
  });
}

/** Does the sheet know something for this field? */
export function known(sheet: Sheet, seat: number, source: string): boolean {
  const person = sheet.people[seat];
  if (!person) return false;
  if (source in person.typed) return true;
  switch (panelOf(source)) {
    case "rooms":
      return Object.keys(person.rooms).length > 0;
    case "staff":
      return person.staff.length > 0;
    case "leftovers":
      return person.krones !== null || Object.keys(person.kitchen).length > 0;
    case "cafe":
      return person.cafe !== null;
    case "visits":
      return person.visits.some((visit) => (source === "emperor_track" ? visit.place : visit.tile) !== null);
    case "objectives":
      return Object.keys(person.objectives).length > 0;
    case "balls":
      return sheet.balls.some((ball) => ball !== null) || (person.danced ?? null) !== null;
    case "entrance":
      return person.entrance !== "";
    case "track":
      return person.track !== null;
    case "number":
      return false;
  }
}

/** As the server is asked; what is null was not said. */
export function entryOf(sheet: Sheet): ScoreEntry {
  const ballrooms = sheet.modules.includes("ballrooms");
  return {
    edition: sheet.edition,
    modules: sheet.modules,
    solo: sheet.solo,
    rival_hotel: sheet.rival_hotel,
    balls: ballrooms
      ? sheet.balls.map((rows, hall) => {
          const ballroom = sheet.ballrooms[hall];
          return rows && ballroom ? { ballroom, dancers: rows } : null;
        })
      : [],
    people: sheet.people.map((person) => ({
      hotel: person.hotel,
      rooms: person.rooms,
      staff: person.staff,
      hired: person.hired === null ? null : Math.max(person.hired, person.staff.length),
      krones: person.krones ?? 0,
      kitchen: person.kitchen,
      cafe: person.cafe ?? 0,
      visits: person.visits.map(({ place, tile }) => ({ place, tile: tile ?? 0 })),
      emperor: person.emperor,
      objectives: person.objectives,
      dancers: ballrooms ? person.dancers : null,
      danced: ballrooms ? (person.danced ?? 0) : 0,
      entrance: person.entrance,
      goals: person.goals,
      typed: person.typed,
      track: person.track,
    })),
  };
}

/** The rows of the sheet: what was scored during the game, the track, what comes at the end. */
export function rowsOf(sources: readonly string[]): { during: string[]; end: string[] } {
  return { during: sources.filter((source) => !AT_END.includes(source)), end: AT_END.filter((source) => sources.includes(source)) };
}

/** Who has won, by seat: nobody as long as nobody has a point. */
export function winners(score: Score): number[] {
  const begun = score.people.some((person) => person.total !== 0 || person.rest !== 0 || Object.values(person.points).some((points) => points !== 0));
  if (!begun) return [];
  return score.people.flatMap((person, seat) => (person.rank === 1 ? [seat] : []));
}

/** Were points not enough to tell who has won? */
export function tied(score: Score): boolean {
  if (winners(score).length === 0) return false;
  const best = Math.max(...score.people.map((person) => person.total));
  return score.people.length > 1 && score.people.filter((person) => person.total === best).length > 1;
}
