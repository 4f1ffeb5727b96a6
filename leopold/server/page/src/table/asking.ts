/** What is asked once something has been pointed at that leaves a choice. */

import type { Choice, View } from "../api/models";
import { say, sayAny } from "../words/index.svelte";
import type { Library } from "../words/library";
import type { Target } from "./targets";

export function askedOf(target: Target, left: readonly Choice[], library: Library, view: View): string {
  const [kind, name = ""] = target.split(":") as [string, string | undefined];
  switch (kind) {
    case "cafe": {
      const rooms = left.every((action) => action.kind === "check-in");
      return say(rooms ? "ask-cafe-room" : "ask-cafe", { guest: library.guest(Number(name)).name });
    }
    case "kitchen":
      return say("ask-kitchen", { item: sayAny(`item-${name}`) });
    case "room":
      return say("ask-room", { room: name });
    case "ball":
      return say("ask-ball");
    case "offer": {
      const offer = view.auction?.offers.find((one) => one.slot === Number(name));
      return say("ask-offer", { entrance: offer ? library.entrance(offer.entrance).name : name });
    }
    default:
      return say("ask-die", { face: Number(name) });
  }
}
