/** The cards of a game: as the drawings want them, and in words. */

import type { CardWords, Cards, InstructionInfo, Said } from "../api/models";
import {
  COLOURS,
  FREE,
  ITEMS,
  type Colour,
  type Guest,
  type Instruction,
  type Item,
  type Items,
  type Level,
  type Objective,
  type Power,
  type Staff,
  type Step,
  type Tile,
  type Timing,
} from "../art/types";
import type { Value, Values } from "./format";
import { language, say, sayAny } from "./index.svelte";

const FACES = new Set(["die_vp", "die_strength", "both_tracks", "side_prepare", "side_hire", "side_emperor"]);
const ANY_FACE = 0;
const ANY_OBJECTIVE = 3;
const LETTERS = ["A", "B", "C", "D"];

export interface StaffCard extends Staff {
  words: CardWords;
}
export interface GuestCard extends Guest {
  words: CardWords;
}
export interface ObjectiveCard extends Objective {
  words: CardWords;
}
export interface EmperorTile extends Tile {
  words: CardWords;
}

/** Items of which there are some, as a list of words: ["2 wines", "1 coffee"]. */
export function itemWords(items: Items | Readonly<Record<string, number>>): string[] {
  return ITEMS.filter((item) => ((items as Items)[item] ?? 0) > 0).map((item) =>
    say(`items.${item}`, { n: (items as Items)[item] ?? 0 }),
  );
}

function named(words: CardWords): string {
  return words.names[language.code] ?? words.names["en"] ?? words.title;
}

export class Library {
  readonly board: Cards["board"];
  private readonly staffCards: ReadonlyMap<number, StaffCard>;
  private readonly guestCards: ReadonlyMap<number, GuestCard>;
  private readonly objectiveCards: ReadonlyMap<number, ObjectiveCard>;
  private readonly tileCards: ReadonlyMap<string, EmperorTile>;
  private readonly instructionCards: ReadonlyMap<number, Instruction>;

  constructor(readonly cards: Cards) {
    this.board = cards.board;
    this.staffCards = new Map(
      cards.staff.map((card) => [
        card.number,
        {
          number: card.number,
          name: named(card.words),
          cost: card.cost,
          timing: card.timing as Timing,
          steps: card.steps,
          powers: card.powers,
          score: card.score
            ? { ...card.score, colour: Math.max(0, COLOURS.indexOf(card.score.colour as Colour)) }
            : null,
          words: card.words,
        },
      ]),
    );
    this.guestCards = new Map(
      cards.guests.map((card) => [
        card.number,
        {
          number: card.number,
          name: named(card.words),
          colour: card.colour as Colour,
          order: card.order as Items,
          vp: card.vp,
          steps: card.steps,
          words: card.words,
        },
      ]),
    );
    this.objectiveCards = new Map(
      cards.objectives.map((card) => [
        card.number,
        {
          number: card.number,
          letter: card.letter,
          need: {
            name: card.need,
            amount: card.amount,
            colours: COLOURS.slice(0, 3).map((colour) => card.colours[colour] ?? 0),
          },
          words: card.words,
        },
      ]),
    );
    this.tileCards = new Map(
      cards.tiles.map((card) => [
        card.tile,
        {
          id: card.tile,
          letter: card.letter,
          steps: card.steps,
          penalty: { name: card.penalty, amount: card.penalty_amount, else_vp: card.else_vp },
          words: card.words,
        },
      ]),
    );
    this.instructionCards = new Map(cards.instructions.map((card) => [card.number, instruction(card)]));
  }

  staff(number: number): StaffCard {
    return found(this.staffCards, number);
  }

  guest(number: number): GuestCard {
    return found(this.guestCards, number);
  }

  objective(number: number): ObjectiveCard {
    return found(this.objectiveCards, number);
  }

  tile(id: string): EmperorTile {
    return found(this.tileCards, id);
  }

  instruction(number: number): Instruction {
    return found(this.instructionCards, number);
  }

  /** Parameters that name cards, items or rooms, as words for a message. */
  values(params: Said["params"] = {}): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, value] of Object.entries(params ?? {})) {
      if (name === "guest" && typeof value === "number") values[name] = this.guest(value).name;
      else if ((name === "staff" || name === "copied") && typeof value === "number") values[name] = this.staff(value).name;
      else values[name] = value as Value;
    }
    // What is still wanted or still lacking comes as one number for each kind.
    const wanted = Object.fromEntries(ITEMS.map((item) => [item, Number(params?.[item] ?? 0)]));
    if (Object.values(wanted).some((n) => n > 0)) values["items"] = itemWords(wanted);
    const rooms = COLOURS.slice(0, 3).filter((colour) => Number(params?.[colour] ?? 0) > 0);
    if (rooms.length > 0) {
      values["rooms"] = rooms.map((colour) => say(`rooms.${colour as "blue" | "red" | "yellow"}`, { n: Number(params?.[colour]) }));
    }
    return values;
  }

  /** Something the server says, in words. */
  said(said: Said, prefix = ""): string {
    return sayAny(`${prefix}${said.key}`, this.values(said.params));
  }
}

function found<Name, Card>(cards: ReadonlyMap<Name, Card>, name: Name): Card {
  const card = cards.get(name);
  if (!card) throw new Error(`There is no card ${String(name)}.`);
  return card;
}

function instruction(card: InstructionInfo): Instruction {
  return {
    number: card.number,
    guests: card.guests.map((guest) => ({ colour: guest.colour as Colour | "any", from: guest.level as Level })),
    dice: card.dice.includes(ANY_FACE) ? ["any"] : card.dice,
    extras: card.extras.map((extra) => ({
      name: extra.name as "emperor" | "objective" | "staff",
      argument:
        extra.name === "objective"
          ? extra.argument === ANY_OBJECTIVE
            ? "any"
            : (LETTERS[extra.argument] as string)
          : extra.argument,
      from: extra.level as Level,
    })),
    hand: card.hand as "left" | "right",
  };
}

// --- what cards do, in sentences

function price(discount: number): Values {
  return { price: discount >= FREE ? "free" : discount > 0 ? "less" : "full", less: discount };
}

export function stepWords(step: Step): string {
  const [a = 0, b = 0, c = 0] = step.args;
  switch (step.name) {
    case "gain_item":
      return say("step.gain_item", { item: ITEMS[a] ?? "", n: b });
    case "hire":
      return say("step.hire", { n: a, ...price(b) });
    case "look_and_hire":
      return say("step.look_and_hire", { n: a, ...price(b), must: c ? "yes" : "no" });
    case "prepare":
    case "prepare_and_occupy":
      return say(`step.${step.name}`, { n: a, ...price(b), top: c });
    default:
      return sayAny(`step.${step.name}`, { n: a });
  }
}

export function powerWords(power: Power): string {
  const n = power.amount;
  if (FACES.has(power.name)) {
    return sayAny(`power.${power.name}`, { n, faces: power.places.map((place) => place + 1) });
  }
  const colours = power.places.map((place) => say(`colour.${COLOURS[place] ?? "any"}`));
  const whole = power.name === "room_free" ? 3 : 4;
  const all = power.name.startsWith("check_in") || power.name === "room_free" ? colours.length === whole : false;
  return sayAny(all ? `power.${power.name}.all` : `power.${power.name}`, { n, colours });
}

export function scoreWords(score: NonNullable<Staff["score"]>): string[] {
  const words = [sayAny(`score.${score.name}`, { n: score.vp, colour: COLOURS[score.colour] ?? "" })];
  return score.most > 0 ? [...words, say("score.most", { n: score.most })] : words;
}

export function staffWords(card: Staff): string[] {
  return [...card.steps.map(stepWords), ...card.powers.map(powerWords), ...(card.score ? scoreWords(card.score) : [])];
}

export function needWords(objective: Objective): string {
  const { name, amount, colours } = objective.need;
  const rooms = colours.flatMap((n, at) =>
    n > 0 ? [say(`rooms.${COLOURS[at] as "blue" | "red" | "yellow"}`, { n })] : [],
  );
  return sayAny(`need.${name}`, { n: amount, rooms });
}

export function penaltyWords(tile: Tile): string {
  return sayAny(`penalty.${tile.penalty.name}`, { n: tile.penalty.amount, vp: tile.penalty.else_vp });
}

export type { Item };
