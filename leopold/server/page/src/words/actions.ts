/** Actions in words: what a button says, and what an advice means. */

import type { Choice, Decision, DieOffer, Proposal, View } from "../api/models";
import { ITEMS, type Step } from "../art/types";
import { itemWords, type Library } from "./library";
import { begun, known as isKnown, say, sayAny, sayIt, type Said } from "./index.svelte";

/** Leaving the rest of a decision may have words of its own. */
function doneWords(decision: Decision | null): string {
  const key = `act-done-${decision?.name}`;
  return sayAny(isKnown(key) ? key : "act-done");
}

/** The part of a guest's reward that an action takes. */
export function rewardStep(action: Choice, decision: Decision | null, library: Library): Step | undefined {
  const guest = decision?.params["guest"];
  if (action.kind !== "reward" || typeof guest !== "number") return undefined;
  return library.guest(guest).steps[Number(action.args["part"]) - 1];
}

/** The same in words. */
function rewardPart(action: Choice, decision: Decision | null, library: Library): Said | undefined {
  const guest = decision?.params["guest"];
  if (action.kind !== "reward" || typeof guest !== "number") return undefined;
  return library.guest(guest).words.does[Number(action.args["part"]) - 1];
}

/** What is known of the position, where a number alone does not say what is meant. */
export interface Known {
  dice?: readonly DieOffer[] | undefined;
  view?: View | undefined;
}

export function actionWords(action: Choice, decision: Decision | null, library: Library, known: Known = {}): string {
  return begun(worded(action, decision, library, known));
}

/** What an action of the expansion speaks of: it names a place, and the position says what is there. */
function meant({ args }: Choice, library: Library, { view }: Known): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  const place = args["place"];
  if (typeof place === "string") {
    const [hall = "", row = place] = place.split(".");
    const ballroom = view?.balls?.halls[Number(hall) - 1]?.ballroom;
    Object.assign(found, { row, hall: Number(hall) || (view?.balls?.halls.length ?? 0), ballroom: ballroom ? library.ballroom(ballroom).name : hall });
  }
  const seat = view?.seats[view.to_move ?? -1];
  if (typeof args["area"] === "number") found["n"] = seat?.rehearsal?.areas[args["area"] - 1]?.dancers ?? 0;
  if (typeof args["slot"] === "number") {
    const offer = view?.auction?.offers.find((one) => one.slot === args["slot"]);
    found["entrance"] = offer ? library.entrance(offer.entrance).name : args["slot"];
  }
  if (typeof args["colour"] === "string") {
    const celebrity = view?.lounge?.places.find((one) => one.colour === args["colour"])?.celebrity;
    found["celebrity"] = celebrity ? library.celebrity(celebrity).name : "";
  }
  if (typeof args["favour"] === "string") {
    const favour = seat?.entrance?.favours.find((one) => one.favour === args["favour"]);
    Object.assign(found, { n: favour?.steps ?? 0, tile: favour?.tile ?? args["favour"] });
  }
  const guest = typeof args["table"] === "number" ? view?.seats[view.solo?.seat ?? -1]?.cafe[args["table"] - 1]?.guest : undefined;
  if (guest !== undefined) found["guest"] = library.guest(guest).name;
  return found;
}

function worded(action: Choice, decision: Decision | null, library: Library, known: Known): string {
  const { kind, args } = action;
  const values = { ...library.values(args as Record<string, string | number | boolean>), ...meant(action, library, known) };
  switch (kind) {
    case "done":
      return doneWords(decision);
    case "die": {
      if (args["lost"]) return say("act-die-lost");
      const { strength = 0, price = 0 } = known.dice?.find((one) => one.action === action.number) ?? {};
      return args["as"] ? say("act-die-as", { space: sayAny(`space-${args["as"]}`), strength, price }) : say("act-die", { strength, price });
    }
    case "act":
      return say("act-act", { face: Number(args["as"] ?? args["die"]), space: sayAny(`space-${args["as"] ?? args["die"]}`) });
    case "take":
    case "pour": {
      const items = itemWords(Object.fromEntries(ITEMS.map((item) => [item, Number(args[item] ?? 0)])));
      const tracks = [
        ...(Number(args["emperor"] ?? 0) > 0 ? [say("act-take-emperor", { n: Number(args["emperor"]) })] : []),
        ...(Number(args["krones"] ?? 0) > 0 ? [say("act-take-krones", { n: Number(args["krones"]) })] : []),
      ];
      return say("act-take", { items: [...items, ...tracks] });
    }
    case "reward": {
      const part = rewardPart(action, decision, library);
      return part ? sayIt(part) : action.text;
    }
    case "also":
      return sayAny(`act-also-${args["what"]}`);
    case "item":
    case "serve":
    case "place":
      return sayAny(`act-${kind}`, { ...values, item: sayAny(`item-${args["item"]}`) });
    case "swap":
      return say("act-swap", { item: sayAny(`item-${args["item"]}`), for: sayAny(`item-${args["for"]}`) });
    case "claim":
      return args["goal"] === undefined ? say("act-claim", { letter: String(args["objective"]) }) : sayAny("act-claim-own", { goal: String(args["goal"]) });
    case "colour": {
      const key = `act-colour-${decision?.name}`;
      return sayAny(isKnown(key) ? key : "act-colour", values);
    }
    case "token": {
      const told = decision?.params["tokens"];
      const found = Array.isArray(told) ? told.find((one) => typeof one === "object" && one.params?.["token"] === args["token"]) : undefined;
      const brings = typeof found === "object" ? found.params?.["does"] : undefined;
      return sayAny("act-token", { ...values, does: brings && typeof brings === "object" && "key" in brings ? library.said(brings) : "" });
    }
    case "guest":
      return say("act-guest", { ...values, guest: typeof args["guest"] === "number" ? library.guest(args["guest"]).name : String(args["space"]) });
    default:
      return sayAny(`act-${kind}`, values);
  }
}

/** The same for an advice, which stands for itself: "Take a 4, stronger by 1". */
export function adviceWords(action: Choice, decision: Decision | null, library: Library, view?: View): string {
  const { kind, args } = action;
  if (kind === "guest") {
    const guest = view?.queue[Number(args["space"]) - 1]?.guest;
    return say("act-guest", { guest: guest ? library.guest(guest).name : String(args["space"]) });
  }
  if (kind === "die") {
    const face = Number(args["die"]);
    const space = sayAny(`space-${args["as"] ?? face}`);
    return say("advice-die", { face, space, how: args["lost"] ? "lost" : args["boost"] ? "boost" : "plain" });
  }
  const part = rewardPart(action, decision, library);
  return part ? sayIt({ ...part, key: `${part.key}.short` }) : actionWords(action, decision, library, { view });
}

/** Several steps in one: who gets what, and what goes into the kitchen. */
export function proposalWords(proposal: Proposal, library: Library): string {
  const shares = proposal.shares.map((share) =>
    say(share.complete ? "proposal-place-all" : "proposal-place-one", { guest: library.guest(share.guest).name, items: itemWords(share.items) }),
  );
  const kept = itemWords(proposal.kitchen);
  return sayAny(proposal.key, { shares: kept.length > 0 ? [...shares, say("proposal-place-kitchen", { items: kept })] : shares });
}
