/**
 * Where a long word may be broken. Browsers hyphenate only in languages that they have a dictionary for, and most have
 * none for most of ours. The words on small plates are few, and a plain rule breaks them well: before the last consonant
 * between two vowels, or before several that are one sound, and where two words have grown together.
 */

import { language } from "./index.svelte";

const HYPHEN = "\u00ad";
/** Words that fit everywhere stay whole: a line that can break between words should break there. */
const LONG = 11;
/** Nothing shorter than this stands alone on a line, and at the end of a word one letter more. */
const LEAST = 3;

const VOWEL = /[aeiouyàáâäèéêëìíîïòóôöùúûüаеёиоуыэюяєії]/iu;
/** Signs that belong to the consonant before them. */
const CLINGS = /[ьъ]/iu;

interface Habits {
  /** Consonants that are one sound or begin a syllable together, the longest first. */
  together: readonly string[];
  /** What the second half of a compound begins with, where the rule would go wrong. */
  halves: RegExp;
}

const habits = (together: string, halves = ""): Habits => ({
  together: together.split(" ").sort((one, other) => other.length - one.length),
  halves: new RegExp(halves ? `(?<=..)(?=${halves.replaceAll(" ", "|")})` : "(?!)", "iu"),
});

const CYRILLIC = habits("ств стр ськ ст ск пр тр бр гр др кр вр пл бл гл кл сл сп дв");
const HABITS: Readonly<Record<string, Habits>> = {
  en: habits("str sh ch ph th ck qu gr pr br tr dr cr fr gl pl bl cl fl", "keeper washer master woman maid"),
  de: habits("schl schr sch ch ck ph th qu gr pr br tr dr kr fr gl pl bl kl fl", "assistent chef ausführer architekt leiter schwärmer knecht eingänge designerin staltung stücks spielerin halter rat$"),
  it: habits("str spr scr sch ch gh gn gl sc qu ph gr pr br tr dr cr fr vr pl bl cl fl st sp sm sb sg"),
  ru: CYRILLIC,
  uk: CYRILLIC,
};

/** Before which letters a part of a word may be broken. */
function breaks(part: string, together: readonly string[]): number[] {
  const vowels = [...part].flatMap((letter, at) => (VOWEL.test(letter) ? [at] : []));
  return vowels.flatMap((vowel, n) => {
    const next = vowels[n + 1];
    if (next === undefined || next - vowel < 2) return [];
    const between = part.slice(vowel + 1, next).toLowerCase();
    const at = next - (together.find((sounds) => between.endsWith(sounds))?.length ?? 1);
    return [CLINGS.test(part[at] ?? "") ? next : at];
  });
}

function broken(word: string, { together, halves }: Habits): string {
  if (word.length < LONG) return word;
  let left = word.length;
  return word
    .split(halves)
    .map((part) => {
      left -= part.length;
      const fit = breaks(part, together).filter((at) => at >= LEAST && part.length - at + Math.min(left, 1) >= LEAST + 1);
      return [0, ...fit].map((at, n) => part.slice(at, fit[n])).join(HYPHEN);
    })
    .join(HYPHEN);
}

/** A text whose long words break at the end of a line with a hyphen. */
export function breakable(text: string, code = language.code): string {
  const how = HABITS[code.split("-")[0] ?? ""];
  return how ? text.replace(/\p{L}+/gu, (word) => broken(word, how)) : text;
}
