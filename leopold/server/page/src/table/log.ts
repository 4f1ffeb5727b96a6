/**
 * The log as people read it: rounds, in them turns, in a turn what was done as pictures in order, and behind those the
 * lines that say it. Everything is read from the events; what was taken back is not left standing.
 */

import type { Entry, Event } from "../api/models";
import { isItem, type Item } from "../art/types";
import type { Told } from "../words/telling";

/** Something that was done, small enough for a line of them. */
export type Picture =
  | { of: "guest"; guest: number }
  | { of: "item"; item: Item; n: number; kept: boolean }
  | { of: "check-in"; guest: number; room: string }
  | { of: "die"; face: number; strength: number | null }
  | { of: "room"; room: string; lit: boolean }
  | { of: "staff"; staff: number; hired: boolean }
  | { of: "cards"; n: number }
  | { of: "group"; colour: string }
  | { of: "objective"; letter: string }
  | { of: "tile"; tile: string }
  | { of: "passed" }
  | { of: "waltz"; what: (typeof WALTZ)[keyof typeof WALTZ] }
  | Sum;

/** What the expansion brings, by its event. */
const WALTZ = { dancer_sent: "dancer", automaton_dancer: "dancer", celebrity_taken: "celebrity", key_taken: "key", entrance_taken: "entrance" } as const;
const isWaltz = (key: string): key is keyof typeof WALTZ => key in WALTZ;

/** Numbers are added up at the end of the line. */
export type Sum = { of: "points" | "favour" | "coin"; n: number };

export interface Chapter {
  readonly kind: "setup" | "round" | "turn" | "emperor" | "end" | "beside";
  readonly seat: number | null;
  /** So many actions stand before it: whence it can be looked at again. */
  from: number;
}

export interface LogLine extends Told {
  revision: number;
  chapter: Chapter;
  pictures: readonly Picture[];
}

/** The entries with what is new; what an undo takes back is gone, and so is the undo. */
export function kept(entries: readonly Entry[], fresh: readonly Entry[]): Entry[] {
  const found = [...entries];
  for (const entry of fresh) {
    if (entry.kind !== "undo") {
      found.push(entry);
      continue;
    }
    for (let steps = Number(entry.params["steps"] ?? 0); steps > 0; steps -= 1) {
      const last = found.findLastIndex((one) => one.kind === "action");
      if (last >= 0) found.splice(last, 1);
    }
  }
  return found;
}

const AT_THE_END = new Set(["end_staff", "rooms", "leftovers", "unserved"]);

/** The kind of chapter that an event opens, if it does not belong to the present one. */
function opens(event: Event, present: Chapter["kind"] | null): Chapter["kind"] | null {
  const source = event.key === "vp" ? String(event.params["source"]) : "";
  if (event.key === "turn_began") return "turn";
  if (event.key === "round_began") return "round";
  if (event.key === "dice_rolled" && present !== "round") return "round";
  if (event.key === "emperor_scored" || source === "emperor_track") return present === "emperor" ? null : "emperor";
  if (event.key === "staff_scored" || event.key === "game_ended" || AT_THE_END.has(source)) return present === "end" ? null : "end";
  return null;
}

export function logLines(entries: readonly Entry[], texts: (entry: Entry) => readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  let chapter: Chapter = { kind: "setup", seat: null, from: 0 };
  let fresh = true;
  let moves = 0;
  for (const entry of entries) {
    const words = texts(entry);
    if (entry.kind !== "action") {
      for (const [at, told] of entry.told.entries())
        lines.push({ seat: told.seat, text: words[at] ?? "", revision: entry.revision, chapter: { kind: "beside", seat: told.seat, from: moves }, pictures: [] });
      continue;
    }
    let waiting: Picture[] = [];
    let line: (LogLine & { pictures: Picture[] }) | null = null;
    for (const [place, event] of entry.events.entries()) {
      const kind = opens(event, chapter.kind);
      if (kind) {
        chapter = { kind, seat: kind === "turn" ? event.seat : null, from: moves };
        fresh = true;
        line = null;
        waiting = [];
      }
      const told = entry.told.findIndex((one) => one.at === place);
      if (told >= 0) {
        // A turn is begun by the last action of the one before, and looked at again after it.
        if (fresh) chapter.from = moves;
        fresh = false;
        line = { seat: entry.told[told]?.seat ?? null, text: words[told] ?? "", revision: entry.revision, chapter, pictures: waiting };
        waiting = [];
        lines.push(line);
      }
      const seen = pictureOf(event);
      if (seen) (line?.pictures ?? waiting).push(seen);
    }
    moves += 1;
  }
  return lines;
}

function pictureOf({ key, params }: Event): Picture | null {
  const number = (name: string) => Number(params[name] ?? 0);
  const word = (name: string) => String(params[name] ?? "");
  const sum = (of: Sum["of"]): Sum | null => (number("change") === 0 ? null : { of, n: number("change") });
  switch (key) {
    case "guest_taken":
      return { of: "guest", guest: number("guest") };
    case "item_placed":
    case "item_served":
    case "item_kept":
      return isItem(word("item")) ? { of: "item", item: word("item") as Item, n: number("amount") || 1, kept: key === "item_kept" } : null;
    case "checked_in":
      return { of: "check-in", guest: number("guest"), room: word("room") };
    case "die_taken":
      return { of: "die", face: number("face"), strength: number("strength") };
    case "automaton_die":
      return { of: "die", face: number("face"), strength: null };
    case "room_prepared":
      return { of: "room", room: word("room"), lit: false };
    case "room_occupied":
      return { of: "room", room: word("room"), lit: true };
    case "staff_hired":
    case "staff_used":
      return { of: "staff", staff: number("staff"), hired: key === "staff_hired" };
    case "staff_drawn":
      return { of: "cards", n: 1 };
    case "group_completed":
      return { of: "group", colour: word("colour") };
    case "objective_claimed":
      return { of: "objective", letter: word("letter") };
    case "emperor_rewarded":
    case "emperor_punished":
      return { of: "tile", tile: word("tile") };
    case "passed":
      return { of: "passed" };
    case "vp":
      return sum("points");
    case "emperor":
      return sum("favour");
    case "krones":
      return sum("coin");
    default:
      return isWaltz(key) ? { of: "waltz", what: WALTZ[key] } : null;
  }
}

const isSum = (picture: Picture): picture is Sum => picture.of === "points" || picture.of === "favour" || picture.of === "coin";

/** The pictures of a turn in a row: what belongs together as one, then what it came to. */
export function strip(pictures: readonly Picture[]): { deeds: Exclude<Picture, Sum>[]; sums: Sum[] } {
  const deeds: Exclude<Picture, Sum>[] = [];
  const sums = new Map<Sum["of"], number>();
  for (const picture of pictures) {
    const last = deeds.at(-1);
    if (isSum(picture)) sums.set(picture.of, (sums.get(picture.of) ?? 0) + picture.n);
    else if (picture.of === "cards" && last?.of === "cards") deeds[deeds.length - 1] = { of: "cards", n: last.n + picture.n };
    // Whoever moves in occupies the room.
    else if (picture.of === "room" && picture.lit && last?.of === "check-in" && last.room === picture.room) continue;
    else if (picture.of === "item") {
      const same = deeds.findIndex((one, at) => one.of === "item" && one.item === picture.item && one.kept === picture.kept && deeds.slice(at).every((each) => each.of === "item"));
      const there = deeds[same];
      if (there?.of === "item") deeds[same] = { ...there, n: there.n + picture.n };
      else deeds.push(picture);
    } else deeds.push(picture);
  }
  const order: readonly Sum["of"][] = ["coin", "favour", "points"];
  return { deeds, sums: order.flatMap((of) => (sums.get(of) ? [{ of, n: sums.get(of) as number }] : [])) };
}

export interface Group {
  chapter: Chapter;
  lines: LogLine[];
}

/** The lines by chapters, in the order in which these began. */
export function groups(lines: readonly LogLine[]): Group[] {
  const found = new Map<Chapter, LogLine[]>();
  for (const line of lines) {
    const there = found.get(line.chapter);
    if (there) there.push(line);
    else found.set(line.chapter, [line]);
  }
  return [...found].map(([chapter, of]) => ({ chapter, lines: of }));
}
