import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { Catalogue, UnknownWordsError, type Said } from "./catalogue";
import { language, say } from "./index.svelte";

/** Python's own test says the same table, from the same files. */
const shared = (name: string) => readFileSync(new URL(`../../../../../tests/words/${name}`, import.meta.url), "utf-8");
const table = JSON.parse(shared("said.json")) as Record<string, (Said & { says: string })[]>;

const english = language.words;
const catalogues: Record<string, Catalogue> = {
  en: english,
  uk: new Catalogue("uk", [shared("ukrainian.ftl")], english),
};

describe.each(Object.keys(catalogues))("in %s", (code) => {
  it.each(table[code] as (Said & { says: string })[])("$key is said as in Python: $says", (line) => {
    expect((catalogues[code] as Catalogue).say(line)).toBe(line.says);
  });
});

describe("a catalogue", () => {
  it("refuses what is not there, and what lacks a value", () => {
    for (const key of ["no-such-message", "krones", "krones.genitive"]) expect(() => english.text(key)).toThrow(UnknownWordsError);
  });

  it("tells what a language has itself from what it has from English", () => {
    const uk = catalogues["uk"] as Catalogue;
    expect([uk.owns("krones"), uk.owns("app-name"), uk.has("app-name"), uk.has("no-such-message")]).toEqual([true, false, true, false]);
  });
});

describe("the page", () => {
  it("speaks another language from one moment to the next, and English again", () => {
    language.speak("uk", [shared("ukrainian.ftl")]);
    expect([language.code, say("krones", { n: 2 }), say("app-name")]).toEqual(["uk", "2 крони", "Leopold"]);
    language.speak("en", []);
    expect([language.code, say("krones", { n: 2 })]).toEqual(["en", "2 krones"]);
  });
});
