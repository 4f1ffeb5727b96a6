/**
 * From the server's list of legal actions to things on the table that can be pointed at.
 *
 * An action names one or two things on the table ("check-in 75 2.3": the Baroness and the room), or none ("end"). Pointing at a
 * thing either plays the one action that is left, or narrows the choice; what cannot be told apart by pointing (a die with
 * or without a boost) is offered as buttons. Nothing here knows the rules.
 */

import type { Choice, Obstacle } from "../api/models";

export type Target = string;

type Named = Pick<Choice, "kind" | "args">;

/** Where the cards of some decision lie; the same kind of action can point at the hand or at the cards looked at. */
export interface Cards {
  hand: ReadonlySet<number>;
  looked: ReadonlySet<number>;
}

/** The things an action points at, in the order in which people think of them. */
export function targetsOf(action: Named, cards: Cards): Target[] {
  const { kind, args } = action;
  switch (kind) {
    case "guest":
      return [`queue:${args["space"]}`];
    case "die":
    case "act":
      return [`die:${args["die"]}`];
    case "serve":
      return [`kitchen:${args["item"]}`, `cafe:${args["guest"]}`];
    case "swap":
      return [`kitchen:${args["item"]}`];
    case "place":
    case "complete":
      return [`cafe:${args["guest"]}`];
    case "check-in":
      return [`cafe:${args["guest"]}`, `room:${args["room"]}`];
    case "room":
    case "occupy":
    case "remove":
      return [`room:${args["room"]}`];
    case "claim":
      return [args["goal"] === undefined ? `objective:${args["objective"]}` : `goal:${args["goal"]}`];
    case "dance":
      return [`cafe:${args["guest"]}`, `ball:${args["place"]}`];
    case "send":
    case "recall":
      return [`ball:${args["place"]}`];
    case "area":
      return [`area:${args["area"]}`];
    case "rehearse":
      return [`rehearsal:${args["rehearsal"]}`];
    case "colour":
      // White dice have no place of their own.
      return args["colour"] === "white" ? [] : [`lounge:${args["colour"]}`];
    case "call":
      return [`celebrity:${args["celebrity"]}`];
    case "key":
      return ["key"];
    case "bid":
    case "entrance":
      return [`offer:${args["slot"]}`];
    case "shift":
      return [`die:${args["die"]}`];
    case "token":
      return [`token:${args["token"]}`];
    case "favour":
      return [`favour:${args["favour"]}`];
    case "give":
      return [`give:${args["table"]}`];
    case "use":
    case "dismiss":
      return [`staff:${args["staff"]}`];
    case "draft":
      return [`looked:${args["staff"]}`];
    case "hire":
    case "return":
      return [`${cards.looked.has(Number(args["staff"])) ? "looked" : "hand"}:${args["staff"]}`];
    default:
      return [];
  }
}

export interface Table {
  actions: readonly Choice[];
  obstacles: readonly Obstacle[];
  cards: Cards;
}

/** What pointing somewhere leads to. */
export type Outcome =
  | { does: "play"; action: Choice }
  | { does: "narrow"; chosen: Target[] }
  | { does: "ask"; chosen: Target[]; among: Choice[] }
  | { does: "explain"; obstacles: Obstacle[] }
  | { does: "nothing" };

/** The actions that point at everything chosen so far. */
export function fitting(table: Table, chosen: readonly Target[]): Choice[] {
  return table.actions.filter((action) => {
    const targets = targetsOf(action, table.cards);
    return targets.length > 0 && chosen.every((target) => targets.includes(target));
  });
}

/** Everything that can be pointed at now, given what is chosen already. */
export function open(table: Table, chosen: readonly Target[]): Set<Target> {
  const found = new Set<Target>();
  for (const action of fitting(table, chosen)) for (const target of targetsOf(action, table.cards)) found.add(target);
  return found;
}

/** Pointing at a thing. Pointing again at something chosen lets go of it; pointing elsewhere begins anew. */
export function point(table: Table, chosen: readonly Target[], target: Target): Outcome {
  if (chosen.includes(target)) return { does: "narrow", chosen: chosen.filter((one) => one !== target) };
  for (const wanted of chosen.length > 0 ? [[...chosen, target], [target]] : [[target]]) {
    const left = fitting(table, wanted);
    const [first] = left;
    if (!first) continue;
    if (left.length === 1) return { does: "play", action: first };
    const same = targetsOf(first, table.cards).join();
    if (left.every((action) => targetsOf(action, table.cards).join() === same)) {
      return { does: "ask", chosen: wanted, among: left };
    }
    return { does: "narrow", chosen: wanted };
  }
  const obstacles = obstaclesAt(table, chosen, target);
  return obstacles.length > 0 ? { does: "explain", obstacles } : { does: "nothing" };
}

/** Why nothing can be done with a thing now: first what also speaks of the things chosen. */
export function obstaclesAt(table: Table, chosen: readonly Target[], target: Target): Obstacle[] {
  const about = table.obstacles.filter((obstacle) => targetsOf(obstacle, table.cards).includes(target));
  const closer = about.filter((obstacle) => {
    const targets = targetsOf(obstacle, table.cards);
    return chosen.some((one) => targets.includes(one));
  });
  return closer.length > 0 ? closer : about;
}

/** The dice of one space lie too close together to be pointed at, and whoever waits beside them may be out of sight. */
const ALSO_SAID = new Set(["colour"]);

/** Actions that point at nothing on the table: they become buttons. */
export function buttons(table: Table): Choice[] {
  return table.actions.filter((action) => ALSO_SAID.has(action.kind) || targetsOf(action, table.cards).length === 0);
}
