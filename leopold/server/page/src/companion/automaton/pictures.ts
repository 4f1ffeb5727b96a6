/** What a sentence is about, to be drawn beside it: read from the event that it tells of. */

import type { BesideLine, Chapter, CompanionGame, CompanionQuestion } from "../../api/models";
import type { Glyph } from "../../art/icons";
import { isColour, isItem, type Colour, type Item } from "../../art/types";

export type Picture =
  | { kind: "guest"; guest: number }
  | { kind: "room"; room: string }
  | { kind: "points"; n: number }
  | { kind: "die"; face: number; tone?: Colour }
  | { kind: "emperor"; space: number }
  | { kind: "marker"; letter: string; numeral: string }
  | { kind: "staff"; staff: number }
  | { kind: "ballroom"; ballroom: string }
  | { kind: "dancer" }
  | { kind: "gear" }
  | { kind: "item"; item: Item }
  | { kind: "tiles"; his: readonly number[]; yours: readonly number[] }
  | { kind: "icon"; name: Glyph };

const NUMERALS = ["", "I", "II", "III"];

export function pictureOf({ said, event }: BesideLine): Picture | null {
  const { key, params } = event;
  const number = (name: string) => Number(params[name] ?? 0);
  const text = (name: string) => String(params[name] ?? "");
  switch (key) {
    case "automaton_guest":
    case "gear_scored":
      return { kind: "guest", guest: number("guest") };
    case "checked_in":
    case "guest_reserved":
      return { kind: "room", room: text("room") };
    case "vp":
    case "stars_counted":
    case "celebrity_taken":
      return { kind: "points", n: number(key === "vp" ? "change" : "vp") };
    case "automaton_die":
      return { kind: "die", face: number("face") };
    case "automaton_colour":
      return isColour(text("colour")) ? { kind: "die", face: 0, tone: text("colour") as Colour } : null;
    case "emperor":
      return { kind: "emperor", space: number("space") };
    case "emperor_scored":
      return said.key === "companion-your-emperor" ? { kind: "icon", name: "crown" } : { kind: "emperor", space: number("after") };
    case "automaton_marker":
      return { kind: "marker", letter: text("letter"), numeral: NUMERALS[number("numeral")] ?? "" };
    case "automaton_objective":
    case "objective_claimed":
      return { kind: "marker", letter: text("letter"), numeral: key === "objective_claimed" ? "I" : "" };
    case "automaton_staff":
    case "staff_scored":
      return { kind: "staff", staff: number("staff") };
    case "automaton_dancer":
      return { kind: "dancer" };
    case "ball_scored":
      return { kind: "ballroom", ballroom: text("ballroom") };
    case "gear_laid":
      return { kind: "gear" };
    case "item_given":
      return isItem(text("item")) ? { kind: "item", item: text("item") as Item } : null;
    case "round_began":
      return roundPicture(said);
    default:
      return null;
  }
}

function roundPicture({ key, params }: BesideLine["said"]): Picture | null {
  const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  if (key === "companion-round-first" || key === "companion-round-next") return { kind: "tiles", his: numbers(params?.["his"]), yours: numbers(params?.["yours"]) };
  return { kind: "icon", name: key === "companion-round-pool" ? "any-item" : "dice" };
}

/** How the table is laid, step by step; the last sentence tells a terminal what to press. */
export function setUpSteps(game: Pick<CompanionGame, "asked">): CompanionGame["asked"] {
  return game.asked.slice(0, -1);
}

/** Chapters with something that came with the last answer; where nothing did, the last one there is. */
export function present(chapters: readonly Chapter[], fresh: number): Chapter[] {
  const found = chapters.filter((chapter) => chapter.lines.some((line) => line.at >= fresh));
  return found.length > 0 ? found : chapters.slice(-1);
}

/** The part of his card that a question belongs to. */
export function partAsked(question: CompanionQuestion | null): "guests" | "dice" | "extras" | undefined {
  switch (question?.kind) {
    case "queue":
    case "new_guest":
    case "gear":
      return "guests";
    case "dice":
    case "coloured":
    case "worth":
      return "dice";
    case "staff":
    case "claimed":
    case "spaces":
      return "extras";
    default:
      return undefined;
  }
}

/** Who lives where in his hotel, as far as it was told. */
export function lodgers(chapters: readonly Chapter[]): ReadonlyMap<string, number> {
  const moved = chapters.flatMap((chapter) => chapter.lines).filter((line) => line.event.key === "checked_in");
  return new Map(moved.map(({ event }) => [String(event.params["room"]), Number(event.params["guest"])]));
}
