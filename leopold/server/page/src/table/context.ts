/** What the parts of the table need to know, whether a game is being played, watched or looked back at. */

import { getContext, setContext } from "svelte";

import type { TableSeat, View } from "../api/models";
import { drawnAs, type Mark, type Seat } from "../art/types";
import type { Library } from "../words/library";
import type { LogLine } from "./log";
import type { Past } from "./past";
import type { Target } from "./targets";

export interface TableContext {
  readonly view: View;
  readonly seats: readonly TableSeat[];
  readonly library: Library;
  /** Whose hotel is the large one. */
  readonly near: number;
  /** The seat that looks; none for an onlooker. */
  readonly viewer: number | null;
  /** What is played beside the base game. */
  readonly modules: readonly string[];
  /** Counts the rolls of the dice, so that they are seen to roll. */
  readonly rolled: number;
  /** What has happened, in words. */
  readonly log: readonly LogLine[];
  /** What only the log knows. */
  readonly past: Past;
  /** How strong each die would be that can be taken now, by its face. */
  readonly strengths: ReadonlyMap<number, number>;
  /** What can be pointed at now. */
  readonly open: ReadonlySet<Target>;
  /** What it says of the target is looked up when it is read, so that a choice changes only what is marked otherwise. */
  mark(target: Target, label: string): Mark;
  pick(target: Target): void;
  /** Look again at the game after so many actions. */
  again(at: number): void;
}

const KEY = Symbol("context");

export function provide(context: () => TableContext): void {
  setContext(KEY, context);
}

/** The context of the table, to be called where it is read so that changes are followed. */
export function useTable(): () => TableContext {
  return getContext<() => TableContext>(KEY);
}

/** What a seat is drawn with: its own emblem, or that of the automaton who sits there. */
export function emblemOf(view: View, seat: number): Seat {
  return view.solo?.seat === seat ? drawnAs(view.solo.automaton) : seat;
}

export function emblem(context: TableContext, seat: number): Seat {
  return emblemOf(context.view, seat);
}

/** The numbers of a seat's two turns in a round; none before the order is known. */
export function turnsOf(context: TableContext, seat: number): number[] {
  const first = context.view.seats[seat]?.turn_order ?? 0;
  const { players, key } = context.view;
  // With the key in play everybody goes round twice, else back the way they came.
  return first > 0 ? [first, key ? players + first : 2 * players + 1 - first] : [];
}
