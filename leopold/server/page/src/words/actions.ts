/** Actions in words: what a button says, and what an advice means. */

import type { Choice, Decision, DieOffer, Proposal } from "../api/models";
import { ITEMS, type Step } from "../art/types";
import { itemWords, type Library } from "./library";
import { begun, known, say, sayAny, sayIt, type Said } from "./index.svelte";

/** Leaving the rest of a decision may have words of its own. */
function doneWords(decision: Decision | null): string {
  const key = `act-done-${decision?.name}`;
  return sayAny(known(key) ? key : "act-done");
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

export function actionWords(action: Choice, decision: Decision | null, library: Library, dice: readonly DieOffer[] = []): string {
  return begun(worded(action, decision, library, dice));
}

function worded(action: Choice, decision: Decision | null, library: Library, dice: readonly DieOffer[]): string {
  const { kind, args } = action;
  const values = library.values(args as Record<string, string | number | boolean>);
  switch (kind) {
    case "done":
      return doneWords(decision);
    case "die": {
      if (args["lost"]) return say("act-die-lost");
      const { strength = 0, price = 0 } = dice.find((one) => one.action === action.number) ?? {};
      return args["as"] ? say("act-die-as", { space: sayAny(`space-${args["as"]}`), strength, price }) : say("act-die", { strength, price });
    }
    case "act":
      return say("act-act", { face: Number(args["as"] ?? args["die"]), space: sayAny(`space-${args["as"] ?? args["die"]}`) });
    case "take": {
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
      return say("act-claim", { letter: String(args["objective"]) });
    case "guest":
      return say("act-guest", { ...values, guest: typeof args["guest"] === "number" ? library.guest(args["guest"]).name : String(args["space"]) });
    default:
      return sayAny(`act-${kind}`, values);
  }
}

/** The same for an advice, which stands for itself: "Take a 4, stronger by 1". */
export function adviceWords(action: Choice, decision: Decision | null, library: Library, queue: readonly (number | null)[]): string {
  const { kind, args } = action;
  if (kind === "guest") {
    const guest = queue[Number(args["space"]) - 1];
    return say("act-guest", { guest: guest ? library.guest(guest).name : String(args["space"]) });
  }
  if (kind === "die") {
    const face = Number(args["die"]);
    const space = sayAny(`space-${args["as"] ?? face}`);
    return say("advice-die", { face, space, how: args["lost"] ? "lost" : args["boost"] ? "boost" : "plain" });
  }
  const part = rewardPart(action, decision, library);
  return part ? sayIt({ ...part, key: `${part.key}.short` }) : actionWords(action, decision, library);
}

/** Several steps in one: who gets what, and what goes into the kitchen. */
export function proposalWords(proposal: Proposal, library: Library): string {
  const shares = proposal.shares.map((share) =>
    say(share.complete ? "proposal-place-all" : "proposal-place-one", { guest: library.guest(share.guest).name, items: itemWords(share.items) }),
  );
  const kept = itemWords(proposal.kitchen);
  return sayAny(proposal.key, { shares: kept.length > 0 ? [...shares, say("proposal-place-kitchen", { items: kept })] : shares });
}
