import { expect, it } from "vitest";

import { readPlace } from "./places";

it.each([
  ["", { view: "cards" }],
  ["cards", { view: "cards" }],
  ["cards-staff", { view: "cards" }],
  ["nonsense", { view: "cards" }],
  ["ask", { view: "ask" }],
  ["guest-75", { view: "card", entry: "guest-75" }],
  ["hotel-day-A", { view: "card", entry: "hotel-day-A" }],
  ["celebrity-agatha_christie", { view: "card", entry: "celebrity-agatha_christie" }],
  ["rules-check_in", { view: "chapter", chapter: "check_in", paragraph: null }],
  ["rules-dice.2", { view: "chapter", chapter: "dice", paragraph: 2 }],
  ["rules-none", { view: "ask" }],
  ["ruling-12", { view: "ruling", number: 12 }],
  ["ruling-x", { view: "cards" }],
  ["may-two_guests", { view: "question", name: "two_guests" }],
])("a place is read from the address: %s", (text, place) => expect(readPlace(text)).toEqual(place));
