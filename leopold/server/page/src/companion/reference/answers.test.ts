import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { afterEach, describe, expect, it } from "vitest";

import "../../book/words";
import "../words";
import type { Cards, Ruling } from "../../api/models";
import { known, language, sayAny } from "../../words/index.svelte";
import { Library } from "../../words/library";
import asked from "./asked.json";
import { chapterOf, passagesOf, questionsOf, REFUSALS, ruled, searchOf } from "./answers";

afterEach(() => language.speak("en", []));

const board = {
  rounds: 7, start_krones: 10, start_hand: 6, start_rooms: 3, start_rooms_optional: false, dice: [0, 0, 10, 12, 14], boost_price: 1, six_price: 1, serve_price: 1, serve_items: 3,
  floor_cost: [0, 1, 2, 3], floor_vp: [1, 2, 3, 4], krone_cap: 20, leftover_vp: 1, unserved_guest_vp: -5, emperor_rounds: [3, 5, 7], emperor_back: [3, 5, 7], emperor_reward_from: 3,
  penalty_choice: false, objective_vp: [15, 10, 5], solo_draw: 10, solo_private: 5, ball_dancers: 10, ball_champagne: 1, ball_price: [1, 2, 3, 3], champagne_each: 1, ball_absent_vp: -5,
  lounge_vp: 1, lounge_wait_vp: 1, entrance_solo_draw: 3, entrance_solo_krones: 7, key_krones: [9, 10, 11, 12], key_gain: 2,
};
const none = { staff: [], guests: [], objectives: [], tiles: [], hotels: [], instructions: [], ballrooms: [], rehearsal_rooms: [], celebrities: [], entrances: [], rulings: [] };
const boxOf = (edition: string, numbers = {}) => new Library({ ...none, edition, board: { ...board, ...numbers } } as unknown as Cards);
const library = boxOf("revised");

/** As `leopold/words/rulings.py` reads them, as far as a search needs it. */
const page = readFileSync(fileURLToPath(new URL("../../../../../../docs/rulings.md", import.meta.url)), "utf8");
const rulings: Ruling[] = [...page.matchAll(/^(\d+)\. \*\*(.+?)\*\*([^]*?)(?=^\d+\. |^## |(?![^]))/gm)].map(([, number, title = "", text = ""]) => {
  const words = (some: string) => some.replace(/\s+/g, " ").replace(/[`*]/g, "").trim();
  return { number: Number(number), title: words(title).replace(/[ :.]+$/, ""), text: words(`${title} ${text}`) };
});

describe("common questions", () => {
  it("are all in words, with an answer for the edition", () => {
    for (const { question, answer, verdict } of questionsOf(library)) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(10);
      expect(["yes", "no", "depends"]).toContain(verdict);
    }
  });

  it("have another answer where another edition plays otherwise", () => {
    const asked = (box: Library) => questionsOf(box).find(({ name }) => name === "start_rooms");
    expect(asked(library)).toMatchObject({ verdict: "no", answer: expect.stringContaining("Everybody prepares 3") as string });
    expect(asked(boxOf("2015", { start_rooms_optional: true }))).toMatchObject({ verdict: "yes", answer: expect.stringContaining("up to you") as string });
  });

  it("stand under a chapter", () => {
    expect(questionsOf(library).map(chapterOf)).toContain("guest");
  });
});

describe("reasons for refusing", () => {
  it("are whole sentences without a table", () => {
    for (const { key, chapter, values } of REFUSALS) {
      expect(known(key) && known(`rules-${chapter}`)).toBe(true);
      expect(sayAny(key, values)).toMatch(/[.!]$/);
    }
  });
});

describe("rulings", () => {
  it("do not say their title twice, unless the sentence goes on from it", () => {
    expect(ruled({ number: 1, title: "Passing comes first", text: "Passing comes first. A player may pass." }).text).toBe("A player may pass.");
    expect(ruled({ number: 6, title: "A boost goes with any die", text: "A boost goes with any die: one krone." }).text).toBe("one krone.");
    expect(ruled({ number: 12, title: "Where it differs", text: "Where it differs (1-4), two agree." }).text).toBe("Where it differs (1-4), two agree.");
  });

  it("are told in the reader's language", () => {
    language.speak("de", ["ruling-4-title = Ein Titel\nruling-4-text = Ein Titel. Ein Satz."]);
    expect(ruled({ number: 4, title: "A title", text: "A title. A sentence." })).toEqual({ number: 4, title: "Ein Titel", text: "Ein Satz." });
  });
});

describe("a question in one's own words", () => {
  const search = searchOf(library, rulings);
  it.each([
    ["may I place two items of one order on different guests", "may-different_guests"],
    ["can I hire staff in round 1 without krones", "may-staff_for_nothing"],
    ["can I take 2 guests", "may-two_guests"],
    ["take a guest after my die", "may-guest_after_die"],
    ["do I have to take a die", "may-end_without_die"],
    ["pass after taking a guest", "may-pass_late"],
    ["is it allowed to boost a six", "may-boost_six"],
    ["more cakes than strudels", "may-more_cake"],
    ["green guest in any room", "may-other_colour"],
    ["move food between guests", "may-move_items"],
    ["use card in same turn hired", "may-staff_at_once"],
    ["more than 20 coins", "may-many_krones"],
    ["claim 2 objectives at once", "may-two_objectives"],
    ["rooms must be adjacent adjoin", "may-room_apart"],
    ["does secretary copy another secretary", "ruling-15"],
    ["must the porter complete an order", "ruling-11"],
    ["E. Gizia boost extra turn", "ruling-24"],
    ["short staff deck empty draw", "ruling-14"],
    ["shared victory equal points tie", "ruling-16"],
    ["what happens when the emperor comes after round 3", "rules-emperor.0"],
    ["what if I cannot pay for the six", "may-six_without_krone"],
    ["can I decline a reward", "may-leave_reward"],
    ["do staff count for the guest who hired them", "may-staff_of_reward"],
    ["may I build on the second floor first", "may-upstairs_first"],
    ["Do I get the bonus twice", "may-group_twice"],
    ["how many dice with three players", "rules-setup.4"],
  ])("%s", (question, place) => {
    const found = search.find(question).map(({ is }) => is.place);
    expect(found.slice(0, 3)).toContain(place);
  });

  it("finds everything there is", () => {
    const kinds = new Set(passagesOf(library, rulings).map(({ is }) => is.is));
    expect([...kinds].sort()).toEqual(["chapter", "question", "refusal", "ruling"]);
    expect(rulings.length).toBeGreaterThan(80);
  });
});

/** Every common question once more in other words, as people ask it in each language. */
describe.each(Object.entries(asked))("asked in other words: %s", (code, questions) => {
  const folder = fileURLToPath(new URL(`../../../../../words/${code}`, import.meta.url));
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));

  it("finds what is meant among the first three", () => {
    language.speak(code, texts);
    const search = searchOf(library, rulings);
    const places = Object.entries(questions).map(([name, question]) => ({ name, question, found: search.find(question, 3).map(({ is }) => is.place) }));
    expect(places.filter(({ name, found }) => !found.includes(`may-${name}`))).toEqual([]);
    expect(Object.keys(questions).sort()).toEqual(questionsOf(library).map(({ name }) => name).sort());
  });
});
