/**
 * What the drawings are told: plain data, already in the reader's language where it is words.
 *
 * The shapes follow the server's models, so what it sends can be handed over as it is, with the name in the reader's
 * language added. Names of colours and items are therefore plain strings; what nobody knows is drawn as a question.
 */

export type Colour = "blue" | "red" | "yellow" | "green";
export type Item = "strudel" | "cake" | "wine" | "coffee" | "champagne";
/** How many of each, by name. */
export type Counts = Readonly<Record<string, number>>;
export type Timing = "once" | "round" | "permanent" | "end" | "flip";
export type Side = "night" | "day";
export type RoomState = "empty" | "vacant" | "occupied";
export type Level = "easy" | "medium" | "hard";
/** How much is drawn: everything, or what still reads when it is small. */
export type Size = "large" | "small";
/** Seats count from 0; the automaton of the solo game has an emblem of its own. */
export type Seat = number | "leopold";

/** In the order of their codes, for effects that name a colour or an item by its number. */
export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee", "champagne"];
/** A discount no price reaches: free of charge. */
export const FREE = 99;

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

export function isItem(name: string): name is Item {
  return (ITEMS as readonly string[]).includes(name);
}

/**
 * Something on the table that can be pointed at. With a mark, a drawing becomes a button that keyboard and touch reach,
 * whether or not it is legal now, so that it can explain itself.
 */
export interface Mark {
  /** Given to `onpick`, and found in the document as `data-target`: "room:2.3", "guest:75", "die:4". */
  target: string;
  /** What it is and how it stands, in words. */
  label: string;
  /** Legal now: it glows. */
  can?: boolean;
  /** Already chosen in a choice that is not complete. */
  chosen?: boolean;
  /** What the advice is about. */
  hinted?: boolean;
  /** Why it cannot be chosen, in words; read out after the label. */
  why?: string;
}

export type Pick = (target: string) => void;

// --- effects

export interface Step {
  name: string;
  args: readonly number[];
}

export interface Power {
  name: string;
  amount: number;
  /** Faces of dice, 1 to 6, or codes of colours. */
  places: readonly number[];
  /** The numbers of the board that it speaks of, by name. */
  numbers: Counts;
}

export interface Score {
  name: string;
  colour: string | null;
  vp: number;
  most: number;
}

/** What a card waits for: how much of it, and in which colours (none: in any). */
export interface Trigger {
  name: string;
  least: number;
  colours: readonly string[];
}

export interface Need {
  need: string;
  amount: number;
  colours: Counts;
  /** How many items an order has to have to count. */
  items: number;
}

export interface Penalty {
  penalty: string;
  penalty_amount: number;
  else_vp: number;
}

// --- cards and tiles

export interface Guest {
  number: number;
  name: string;
  colour: string;
  order: Counts;
  vp: number;
  steps: readonly Step[];
}

export interface Staff {
  number: number;
  name: string;
  cost: number;
  timing: string;
  steps: readonly Step[];
  powers: readonly Power[];
  score: Score | null;
  when: Trigger | null;
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
}

export interface Objective extends Need {
  number: number;
  letter: string;
}

export interface ObjectivePlace {
  vp: number;
  /** The seat that claimed this place. */
  seat: Seat | null;
}

export interface Tile extends Penalty {
  tile: string;
  letter: string;
  steps: readonly Step[];
}

/** A card of the automaton's deck. */
export interface Instruction {
  number: number;
  guests: readonly { colour: string; level: string }[];
  /** Faces; 0 is any. */
  dice: readonly number[];
  /** The argument is a number of steps or cards, or an objective: 0 to 2 for A to C, 3 for any. */
  extras: readonly { name: string; argument: number; level: string }[];
  hand: string;
}

// --- the table

export interface Room {
  /** Floor, point, column: "2.3". */
  room: string;
  colour: string;
  state: RoomState;
  /** Rooms of one group share a letter. */
  group: string;
  /** Victory points for laying a tile here. */
  badge: number;
  /** Just taken: it lights up. */
  fresh?: boolean | undefined;
  /** Who lives there, where that is known. */
  guest?: { number: number; colour: string; vp: number } | undefined;
  mark?: Mark;
}

export interface CafeSeat {
  guest: Guest;
  served: Counts;
  mark?: Mark;
}

export interface QueueSpace {
  price: number;
  guest: Guest | null;
  mark?: Mark;
}

export interface ActionSpace {
  face: number;
  dice: number;
  /** What its die would be worth now, where that is known; else as many as lie there. */
  strength?: number | undefined;
  mark?: Mark;
}

export interface TrackMarker {
  seat: Seat;
  at: number;
  /** For movements: becomes `data-place`. */
  place?: string;
}

export interface RoundTile {
  tile: Tile;
  /** The emperor comes after this round. */
  round: number;
  /** How far everybody steps back then. */
  back: number;
  mark?: Mark;
}

export interface ScoreRow {
  key: string;
  label: string;
  /** One value for each column. */
  values: readonly number[];
  total?: boolean;
}

export interface ScoreColumn {
  seat: Seat;
  name: string;
  winner?: boolean;
}

export interface CurveLine {
  seat: Seat;
  name: string;
  /** The score after each round, or after any steps that `ticks` name. */
  values: readonly number[];
}

export interface CurveMoment {
  /** Where on the course, counted like the values; may lie between two. */
  at: number;
  seat: Seat;
  label: string;
}
