/** The almanac: every card and tile of an edition as an entry that can be searched and filtered. */

import type { BallroomInfo, CardWords, CelebrityInfo, EntranceInfo, GuestInfo, HotelInfo, InstructionInfo, ObjectiveInfo, RehearsalInfo, StaffInfo, TileInfo } from "../api/models";
import { fold } from "../words/folding";
import { does, itemWords, type Library, type Named } from "../words/library";
import { say, sayAny, sayIt } from "../words/index.svelte";
import type { Kind } from "./places";

/** A tile that says when somebody's turns come. */
export interface OrderTile {
  players: number;
  low: number;
  high: number;
}

type Card =
  | { kind: "guest"; card: Named<GuestInfo> }
  | { kind: "staff"; card: Named<StaffInfo> }
  | { kind: "objective"; card: ObjectiveInfo }
  | { kind: "tile"; card: TileInfo }
  | { kind: "hotel"; card: HotelInfo }
  | { kind: "order"; card: OrderTile }
  | { kind: "instruction"; card: InstructionInfo }
  | { kind: "ballroom"; card: Named<BallroomInfo> }
  | { kind: "rehearsal"; card: RehearsalInfo }
  | { kind: "celebrity"; card: Named<CelebrityInfo> }
  | { kind: "entrance"; card: Named<EntranceInfo> };

export type Entry = Card & {
  /** Where it stands in the book. */
  place: string;
  title: string;
  /** What is printed on it to call it by. */
  number: number | null;
  /** Facts and effects, in sentences. */
  facts: string[];
  effects: { title: string; lines: string[] }[];
  words: CardWords | null;
};

const PLAYERS = [2, 3, 4];

/** Everything there is, in the order of its numbers. `automata` are those that can be played against. */
export function entriesOf(library: Library, automata: readonly string[]): Entry[] {
  const { cards, board } = library;
  return [
    ...cards.guests.map(({ number }): Entry => {
      const card = library.guest(number);
      const facts = [
        say("card-guest-house", { colour: card.colour }),
        say("card-orders", { items: itemWords(card.order) }),
        say("card-worth", { n: card.vp }),
        ...(card.module !== "base" ? [say("cards-module", { module: sayAny(`module-${card.module}`) })] : []),
      ];
      const lines = does(card);
      const effects = [{ title: say("card-reward"), lines: lines.length > 0 ? lines : [say("card-no-reward")] }];
      return { kind: "guest", card, place: `guest-${number}`, title: card.name, number, facts, effects, words: card.words };
    }),
    ...cards.staff.map(({ number }): Entry => {
      const card = library.staff(number);
      const facts = [
        say("card-cost", { n: card.cost }),
        sayAny(`timing-about-${card.timing}`),
        ...(card.introductory ? [say("cards-introductory", { letter: card.introductory })] : []),
      ];
      const effects = [{ title: "", lines: does(card) }];
      return { kind: "staff", card, place: `staff-${number}`, title: card.name, number, facts, effects, words: card.words };
    }),
    ...cards.objectives.map((card): Entry => {
      const { number, letter } = card;
      const title = say("card-objective", { letter });
      return { kind: "objective", card, place: `objective-${number}`, title, number, facts: does(card), effects: [], words: card.words };
    }),
    ...cards.tiles.map((card): Entry => {
      const at = card.letter.charCodeAt(0) - "A".charCodeAt(0);
      const facts = [say("card-tile-when", { round: board.emperor_rounds[at] ?? 0, back: board.emperor_back[at] ?? 0 })];
      const effects = [
        { title: say("card-tile-reward", { space: board.emperor_reward_from }), lines: does(card) },
        { title: say("card-tile-penalty"), lines: [sayIt(card.punishes)] },
      ];
      return { kind: "tile", card, place: `tile-${card.tile}`, title: say("card-tile", { letter: card.letter }), number: null, facts, effects, words: card.words };
    }),
    ...cards.hotels.map((card): Entry => {
      const title = card.side === "night" ? say("cards-hotel-night") : say("cards-hotel-day", { letter: card.letter });
      return { kind: "hotel", card, place: `hotel-${card.hotel.replace(" ", "-")}`, title, number: null, facts: [groupsOf(card)], effects: [], words: null };
    }),
    ...PLAYERS.flatMap((players) =>
      Array.from({ length: players }, (_, at): Entry => {
        const card = { players, low: at + 1, high: 2 * players - at };
        return {
          kind: "order",
          card,
          place: `order-${players}.${card.low}`,
          title: say("cards-order-tile", { low: card.low, high: card.high, players }),
          number: null,
          facts: [say("cards-order-text", { low: card.low, high: card.high, turns: 2 * players })],
          effects: [],
          words: null,
        };
      }),
    ),
    ...cards.instructions
      .filter((card) => automata.includes(card.automaton))
      .map((card): Entry => {
        const { number } = card;
        const title = say("card-title-instruction", { number });
        return { kind: "instruction", card, place: `instruction-${number}`, title, number, facts: does(card), effects: [], words: card.words };
      }),
    ...cards.ballrooms.map(({ ballroom }): Entry => {
      const card = library.ballroom(ballroom);
      return { kind: "ballroom", card, place: `ballroom-${ballroom}`, title: card.name, number: null, ...told(card), words: card.words };
    }),
    ...cards.rehearsal_rooms.map((card): Entry => {
      const title = say("card-title-rehearsal_room", { rehearsal: card.room });
      return { kind: "rehearsal", card, place: `rehearsal-${card.room}`, title, number: null, ...told(card), words: card.words };
    }),
    ...cards.celebrities.map(({ celebrity }): Entry => {
      const card = library.celebrity(celebrity);
      return { kind: "celebrity", card, place: `celebrity-${celebrity}`, title: card.name, number: null, ...told(card), words: card.words };
    }),
    ...cards.entrances.map(({ entrance }): Entry => {
      const card = library.entrance(entrance);
      return { kind: "entrance", card, place: `entrance-${entrance}`, title: card.name, number: null, ...told(card), words: card.words };
    }),
  ];
}

/** What the pieces of the expansion have to say: which module they belong to, and what they do. */
function told(card: { module: string; words: CardWords }): Pick<Entry, "facts" | "effects"> {
  return { facts: [say("cards-module", { module: sayAny(`module-${card.module}`) })], effects: [{ title: "", lines: does(card) }] };
}

/** How a house is divided: how many groups of which size. */
function groupsOf(hotel: HotelInfo): string {
  const sizes = new Map<string, number>();
  for (const room of hotel.rooms.flat()) sizes.set(room.group, (sizes.get(room.group) ?? 0) + 1);
  const counted = new Map<number, number>();
  for (const size of sizes.values()) counted.set(size, (counted.get(size) ?? 0) + 1);
  return say("card-hotel-groups", {
    n: sizes.size,
    rooms: hotel.rooms.flat().length,
    sizes: [...counted].sort(([one], [other]) => one - other).map(([size, n]) => say("card-hotel-size", { size, n })),
  });
}

// --- searching

/** Does a text have every word that is looked for? */
export function mentions(text: string, wanted: string): boolean {
  const whole = fold(text);
  return fold(wanted).split(/\s+/).every((word) => whole.includes(word));
}

/** Everything an entry can be found by: its names in every language, its number, its sentences. */
export function textOf(entry: Entry): string {
  const names = entry.words ? Object.values(entry.words.names) : [];
  return [entry.title, ...names, entry.number ?? "", ...entry.facts, ...entry.effects.flatMap((part) => part.lines)].join(" ");
}

export interface Wanted {
  text: string;
  kind: Kind | "";
  colour: string;
  cost: string;
  timing: string;
  where: string;
}

export const EVERYTHING: Wanted = { text: "", kind: "", colour: "", cost: "", timing: "", where: "" };

/** The colours an entry is about: of a guest its own, of an objective those it asks for. */
function coloursOf(entry: Entry): string[] {
  if (entry.kind === "guest") return [entry.card.colour];
  if (entry.kind === "objective") return Object.entries(entry.card.colours).flatMap(([colour, n]) => (n > 0 ? [colour] : []));
  return entry.kind === "staff" && entry.card.score?.colour ? [entry.card.score.colour] : [];
}

/** Is an entry among what is wanted? `states` says where it is, by `state-…`; without a game nowhere. */
export function fits(entry: Entry, wanted: Wanted, states: readonly string[] = []): boolean {
  if (wanted.kind && entry.kind !== wanted.kind) return false;
  if (wanted.colour && !coloursOf(entry).includes(wanted.colour)) return false;
  if (wanted.cost && !(entry.kind === "staff" && entry.card.cost === Number(wanted.cost))) return false;
  if (wanted.timing && !(entry.kind === "staff" && entry.card.timing === wanted.timing)) return false;
  if (wanted.where && !states.includes(wanted.where)) return false;
  return !wanted.text.trim() || mentions(textOf(entry), wanted.text.trim());
}
