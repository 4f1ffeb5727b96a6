/**
 * What the drawings are told: plain data, already in the reader's language where it is words.
 *
 * The shapes of cards follow `leopold/packs/cards.py`, so what the server sends can be handed over as it is.
 */

export type Colour = "blue" | "red" | "yellow" | "green";
export type Item = "strudel" | "cake" | "wine" | "coffee" | "champagne";
export type Items = Partial<Record<Item, number>>;
export type Timing = "once" | "round" | "permanent" | "end";
export type Side = "night" | "day";
export type RoomState = "empty" | "vacant" | "occupied";
export type Level = "easy" | "medium" | "hard";
/** How much is drawn: everything, or what still reads when it is small. */
export type Size = "large" | "small";

/** In the order of their codes, for effects that name a colour or an item by its number. */
export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee", "champagne"];
/** A discount no price reaches: free of charge. */
export const FREE = 99;

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

// --- effects, as the packs have them

export interface Step {
  name: string;
  args: readonly number[];
}

export interface Power {
  name: string;
  amount: number;
  /** Colours for guests and rooms, faces less one for dice. */
  places: readonly number[];
}

export interface Score {
  name: string;
  colour: number;
  vp: number;
  most: number;
}

export interface Need {
  name: string;
  amount: number;
  /** Blue, red and yellow rooms. */
  colours: readonly number[];
}

export interface Penalty {
  name: string;
  amount: number;
  else_vp: number;
}

// --- cards and tiles

export interface Guest {
  number: number;
  name: string;
  colour: Colour;
  order: Items;
  vp: number;
  steps: readonly Step[];
}

export interface Staff {
  number: number;
  name: string;
  cost: number;
  timing: Timing;
  steps: readonly Step[];
  powers: readonly Power[];
  score: Score | null;
}

export interface Objective {
  number: number;
  letter: string;
  name?: string;
  need: Need;
}

export interface ObjectivePlace {
  vp: number;
  /** The seat that claimed this place. */
  seat: number | null;
}

export interface Tile {
  id: string;
  letter: string;
  steps: readonly Step[];
  penalty: Penalty;
}

/** A card of Leopold's or Elisabeth's deck. */
export interface Instruction {
  number: number;
  guests: readonly { colour: Colour | "any"; from: Level }[];
  /** Faces, or "any" alone. */
  dice: readonly (number | "any")[];
  extras: readonly { name: "emperor" | "objective" | "staff"; argument: number | string; from: Level }[];
  hand: "left" | "right";
}

// --- the table

export interface Room {
  /** Floor, point, column: "2.3". */
  room: string;
  colour: Colour;
  state: RoomState;
  /** Rooms of one group share a letter. */
  group: string;
  /** Victory points for laying a tile here. */
  badge: number;
  /** Whose silhouette stands in the window, if anybody remembers. */
  guest?: number;
  mark?: Mark;
}

export interface CafeSeat {
  guest: Guest;
  served: Items;
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
  /** What the space is called, in words. */
  name?: string;
  mark?: Mark;
}

export interface TrackMarker {
  seat: number;
  at: number;
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
  seat: number;
  name: string;
  winner?: boolean;
}

export interface CurveLine {
  seat: number;
  name: string;
  points: readonly { x: number; y: number }[];
}

export interface CurveMoment {
  x: number;
  seat: number;
  label: string;
}
