import { expect, it, vi } from "vitest";

import type { Cards, CardWords } from "../api/models";
import { Library } from "./library";

vi.mock("./en.json", () => ({ default: { "ruling.4.title": "Ein Titel", "ruling.4.text": "Ein Satz." } }));

const rulings = [3, 4, 5].map((number) => ({ number, title: `Title ${number}`, text: `Text ${number}.` }));
const none = { staff: [], guests: [], objectives: [], tiles: [], instructions: [] };
const library = new Library({ ...none, rulings } as unknown as Cards);

it("a ruling about a card is told by the catalogue, or as the server has it", () => {
  expect(library.rulings({ rulings: [3, 4] } as unknown as CardWords)).toEqual([
    { number: 3, title: "Title 3", text: "Text 3." },
    { number: 4, title: "Ein Titel", text: "Ein Satz." },
  ]);
});
