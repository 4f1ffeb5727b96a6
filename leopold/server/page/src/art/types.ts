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
/** The automatons of the solo game who have an emblem and a scene of their own. */
export const AUTOMATONS = ["leopold", "elisabeth"] as const;
export type Automaton = (typeof AUTOMATONS)[number];
/** Seats count from 0; an automaton has an emblem of its own. */
export type Seat = number | Automaton;

/** In the order of their codes, for effects that name a colour or an item by its number. */
export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
export const ITEMS: readonly Item[] = ["strudel", "cake", "wine", "coffee", "champagne"];
/** A discount no price reaches: free of charge. */
export const FREE = 99;

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** Whose emblem and scene an automaton has: whom nobody has drawn yet looks like the first one. */
export function drawnAs(automaton: string | undefined): Automaton {
  return AUTOMATONS.find((one) => one === automaton) ?? AUTOMATONS[0];
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

/** What a card waits for: how much of it, and in which colours or for which faces of dice (none: for any). */
export interface Trigger {
  name: string;
  least: number;
  colours: readonly string[];
  faces?: readonly number[];
}

export interface Need {
  need: string;
  amount: number;
  colours: Counts;
  /** How many items an order has to have to count. */
  items: number;
  /** Of the guests that count, where a colour counts. */
  colour?: string | null;
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
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
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
  /** Whose; without it, Leopold's. */
  automaton?: string;
  /** `ball`: to the ball instead of into a room, to the next one (1) or the one after it (2). */
  guests: readonly { colour: string; level: string; ball?: number | string }[];
  /** Faces; 0 is any, 7 is the many-coloured die. */
  dice: readonly number[];
  /** The argument is a number of steps or cards, an objective (0 to 2 for A to C, 3 for any), or a ball as above. */
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
  /** Of these dice, the coloured ones. */
  coloured?: readonly Colour[];
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

// --- the expansion "Let's Waltz!", drawn in `waltz/`

export type RowName = "bottom" | "middle" | "top";

/** A row of a ballroom: its spaces cost the same and bring the same. */
export interface BallroomRow {
  row: RowName;
  spaces: number;
  /** In champagne, for each dancer. */
  price: number;
  /** What a dancer brings who comes here. */
  steps: readonly Step[];
  /** Whose dancers stand here, in the order in which they came. */
  dancers: readonly Seat[];
  /** What it is and who stands there, in words; a mark says it too. */
  label?: string;
  mark?: Mark;
}

export interface Ballroom {
  /** "apollosaal", "goldener_strauss", "odeonsaal", "zum_sperl", "zur_kettenbruecke"; others get a plain hall. */
  ballroom: string;
  name: string;
  /** It is scored after this round; 0 where it lies on no table. */
  round: number;
  scored: "later" | "next" | "done";
  /** In any order; the top row is drawn on top. */
  rows: readonly BallroomRow[];
  /** How it scores, in words, and the numbers that its pictogram shows: for ranks, for counts, or for a pair. */
  scoring: string;
  worth: readonly number[];
  /** What the number of its round means, in words. */
  when?: string;
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
}

/** Beside the last ballroom: room for everybody. */
export interface BalconyPlace {
  name: string;
  price: number;
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
  steps?: readonly Step[];
  dancers: readonly Seat[];
  label?: string;
  mark?: Mark;
}

export interface RehearsalArea {
  /** Given to `data-place` as "rehearsal:<area>". */
  area: string;
  /** How many dancers are still here, and how many there were. */
  dancers: number;
  of: number;
  /** What emptying it brings. */
  steps: readonly Step[];
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
  label?: string;
  mark?: Mark;
}

/** Somebody famous in the lounge, or in front of whoever took the die. */
export interface Celebrity {
  /** "agatha_christie", "jrr_tolkien", ...; strangers get a star. */
  celebrity: string;
  name: string;
  /** Victory points now. */
  vp: number;
  /** The colour of the die beside the tile. */
  die: string;
  when?: Trigger | null;
  steps?: readonly Step[];
  powers?: readonly Power[];
  /** The effect in words; shown where there is room. */
  effect?: string;
  /** The fields whose values are the house's own. */
  words?: { ours: readonly string[] };
  mark?: Mark;
}

/** A place in the lounge; the tile is gone once its die is taken. */
export interface LoungePlace {
  die: string;
  celebrity: Celebrity | null;
  label?: string;
}

export interface HotelEntrance {
  /** "dove", "the_ren", "sushi_resort", ...; others get a portal with a bell. */
  entrance: string;
  name: string;
}

/** An entrance that can be chosen or bid for. */
export interface EntranceOffer extends HotelEntrance {
  /** What it brings at the start, in place of the usual. */
  items?: Counts;
  /** What it does, in words, and in few of them. */
  effect?: string;
  brief?: string;
  /** The highest bid so far and whose it is. */
  bid?: number;
  bidder?: Seat | null;
  mark?: Mark;
}
