import { afterEach, expect, it } from "vitest";

import type { Cards, CardWords } from "../api/models";
import { language } from "./index.svelte";
import { Library } from "./library";

afterEach(() => language.speak("en", []));

const rulings = [3, 4, 5].map((number) => ({ number, title: `Title ${number}`, text: `Text ${number}.` }));
const none = { staff: [], guests: [], objectives: [], tiles: [], instructions: [], ballrooms: [], rehearsal_rooms: [], celebrities: [], entrances: [] };
const library = new Library({ ...none, rulings } as unknown as Cards);

it("a ruling about a card is told by the catalogue, or as the server has it", () => {
  language.speak("de", ["ruling-4-title = Ein Titel\nruling-4-text = Ein Satz."]);
  expect(library.rulings({ rulings: [3, 4] } as unknown as CardWords)).toEqual([
    { number: 3, title: "Title 3", text: "Text 3." },
    { number: 4, title: "Ein Titel", text: "Ein Satz." },
  ]);
});
