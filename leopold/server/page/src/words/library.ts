/** The cards of a game: as the drawings want them, and in words. */

import type { CardWords, Cards, GuestInfo, InstructionInfo, ObjectiveInfo, StaffInfo, TileInfo } from "../api/models";
import { COLOURS, FREE, ITEMS, type Counts, type Objective, type Power, type Score, type Staff, type Step, type Tile } from "../art/types";
import { language, say, sayAny, sayOr, type Said, type Value, type Values } from "./index.svelte";

const ROOM_COLOURS = ["blue", "red", "yellow"] as const;
/** Powers that depend on the colour of a guest or a room, with how many colours there are. */
const BY_COLOUR: Record<string, number> = { check_in_krones: 4, check_in_emperor: 4, check_in_vp: 4, room_free: 3 };

type Ruling = Cards["rulings"][number];

/** A card as the server has it, with its name in the reader's language. */
export type Named<Card> = Card & { name: string };

/** Items of which there are some, as a list of words: ["2 wines", "1 coffee"]. */
export function itemWords(items: Counts): string[] {
  return ITEMS.filter((item) => (items[item] ?? 0) > 0).map((item) => say(`items-${item}`, { n: items[item] ?? 0 }));
}

function roomWords(counts: Readonly<Record<string, unknown>>): string[] {
  return ROOM_COLOURS.filter((colour) => Number(counts[colour] ?? 0) > 0).map((colour) =>
    say(`rooms-${colour}`, { n: Number(counts[colour]) }),
  );
}

function named<Card extends { words: CardWords }>(card: Card): Named<Card> {
  return { ...card, name: card.words.names[language.code] ?? card.words.names["en"] ?? card.words.title };
}

export class Library {
  readonly board: Cards["board"];
  private readonly staffCards: ReadonlyMap<number, Named<StaffInfo>>;
  private readonly guestCards: ReadonlyMap<number, Named<GuestInfo>>;
  private readonly objectiveCards: ReadonlyMap<number, ObjectiveInfo>;
  private readonly tileCards: ReadonlyMap<string, TileInfo>;
  private readonly instructionCards: ReadonlyMap<number, InstructionInfo>;

  constructor(readonly cards: Cards) {
    this.board = cards.board;
    this.staffCards = new Map(cards.staff.map((card) => [card.number, named(card)]));
    this.guestCards = new Map(cards.guests.map((card) => [card.number, named(card)]));
    this.objectiveCards = new Map(cards.objectives.map((card) => [card.number, card]));
    this.tileCards = new Map(cards.tiles.map((card) => [card.tile, card]));
    this.instructionCards = new Map(cards.instructions.map((card) => [card.number, card]));
  }

  staff(number: number): Named<StaffInfo> {
    return found(this.staffCards, number);
  }

  guest(number: number): Named<GuestInfo> {
    return found(this.guestCards, number);
  }

  objective(number: number): ObjectiveInfo {
    return found(this.objectiveCards, number);
  }

  tile(id: string): TileInfo {
    return found(this.tileCards, id);
  }

  instruction(number: number): InstructionInfo {
    return found(this.instructionCards, number);
  }

  /** Parameters for a message: cards go by number, also in what is said inside of them, and here they get their names. */
  values(params: Values = {}): Record<string, Value> {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.value(name, value)]));
  }

  private value(name: string, value: Value): Value {
    if (typeof value === "number") {
      if (name === "guest") return this.guest(value).name;
      return name === "staff" || name === "copied" ? this.staff(value).name : value;
    }
    if (value === null || typeof value !== "object") return value;
    return "key" in value ? this.said(value) : value.map((part) => (typeof part === "object" ? this.said(part) : part));
  }

  /** The rulings that speak of a card, in the reader's language where its catalogue has them. */
  rulings(words: CardWords): Ruling[] {
    return this.cards.rulings
      .filter((ruling) => words.rulings.includes(ruling.number))
      .map(({ number, title, text }) => ({
        number,
        title: sayOr(`ruling-${number}-title`, title),
        text: sayOr(`ruling-${number}-text`, text),
      }));
  }

  /** Something the server says, in words. */
  said(said: Said): string {
    return sayAny(said.key, this.values(said.params));
  }
}

function found<Name, Card>(cards: ReadonlyMap<Name, Card>, name: Name): Card {
  const card = cards.get(name);
  if (!card) throw new Error(`There is no card ${String(name)}.`);
  return card;
}

// --- what cards do, in sentences

function price(discount: number): Values {
  return { price: discount >= FREE ? "free" : discount > 0 ? "less" : "full", less: discount };
}

export function stepWords(step: Step): string {
  const [a = 0, b = 0, c = 0] = step.args;
  switch (step.name) {
    case "gain_item":
      return say("step-gain_item", { item: ITEMS[a] ?? "", n: b });
    case "hire":
      return say("step-hire", { n: a, ...price(b) });
    case "look_and_hire":
      return say("step-look_and_hire", { n: a, ...price(b), must: c ? "yes" : "no" });
    case "prepare":
    case "prepare_and_occupy":
      return say(`step-${step.name}`, { n: a, ...price(b), top: c });
    default:
      return sayAny(`step-${step.name}`, { n: a });
  }
}

export function powerWords(power: Power): string {
  const { name, amount, places } = power;
  const all = BY_COLOUR[name];
  if (all === undefined) return sayAny(`power-${name}`, { n: amount, faces: [...places] });
  const colours = places.map((place) => say(`colour-${COLOURS[place] ?? "any"}`));
  return sayAny(places.length === all ? `power-${name}-all` : `power-${name}`, { n: amount, colours });
}

export function scoreWords(score: Score): string[] {
  const words = [sayAny(`score-${score.name}`, { n: score.vp, colour: score.colour })];
  return score.most > 0 ? [...words, say("score-most", { n: score.most })] : words;
}

export function staffWords(card: Staff): string[] {
  return [...card.steps.map(stepWords), ...card.powers.map(powerWords), ...(card.score ? scoreWords(card.score) : [])];
}

export function needWords(objective: Objective): string {
  return sayAny(`need-${objective.need}`, { n: objective.amount, rooms: roomWords(objective.colours) });
}

export function penaltyWords(tile: Tile): string {
  return sayAny(`penalty-${tile.penalty}`, { n: tile.penalty_amount, vp: tile.else_vp });
}
