/**
 * Who looks how. Guests and staff of the base game are cast by hand, in the order hair, hat, beard, glasses, dress;
 * whoever is not listed (expansions, packs of one's own) is put together from the number, colour and rank.
 */

import { COLOURS, isColour } from "../types";
import { MOODS, type Beard, type Dress, type Glasses, type Hair, type Hat, type Look, type Mood } from "./look";

/** A line of the cast: m or f, then skin, hair and its tone, hat, beard, glasses, dress, cloth and trim. */
type Line = readonly ["m" | "f", number, Hair, number, Hat, Beard, Glasses, Dress, number, number];

const GUESTS: Readonly<Record<number, Line>> = {
  // artists
  49: ["m", 1, "wavy", 1, "beret", "full", "none", "smock", 7, 5],
  50: ["m", 0, "wavy", 3, "none", "moustache", "none", "tails", 8, 4],
  51: ["m", 1, "wavy", 4, "none", "none", "round", "cravat", 3, 7],
  52: ["m", 2, "parted", 0, "none", "thin", "round", "cravat", 6, 4],
  53: ["f", 2, "bun", 0, "comb", "none", "none", "gown", 0, 4],
  54: ["m", 0, "short", 2, "homburg", "goatee", "none", "smock", 11, 0],
  55: ["m", 1, "parted", 1, "straw", "walrus", "none", "cravat", 5, 7],
  56: ["f", 1, "gibson", 2, "none", "none", "none", "reform", 4, 0],
  57: ["m", 0, "short", 5, "none", "goatee", "monocle", "coat", 8, 0],
  58: ["f", 0, "curls", 3, "ostrich", "none", "none", "gown", 9, 4],
  59: ["m", 0, "wavy", 0, "none", "none", "none", "smock", 3, 7],
  60: ["f", 3, "gibson", 0, "tiara", "none", "none", "reform", 6, 4],
  61: ["m", 1, "bald", 1, "none", "full", "none", "smock", 10, 4],
  62: ["f", 1, "braid", 3, "none", "none", "none", "fur", 0, 4],
  // nobility
  63: ["f", 0, "bun", 4, "veil", "none", "none", "lace", 3, 7],
  64: ["f", 0, "gibson", 1, "coronet", "none", "none", "gown", 2, 4],
  65: ["m", 1, "short", 1, "none", "moustache", "none", "uniform", 7, 0],
  66: ["f", 1, "curls", 2, "wide", "none", "none", "lace", 2, 7],
  67: ["m", 1, "short", 4, "crown", "chops", "none", "ermine", 2, 4],
  68: ["f", 0, "long", 3, "tiara", "none", "none", "reform", 10, 4],
  69: ["f", 1, "gibson", 0, "ostrich", "none", "none", "fur", 3, 4],
  70: ["m", 0, "wavy", 5, "coronet", "goatee", "none", "ermine", 0, 4],
  71: ["m", 0, "parted", 2, "top", "thin", "monocle", "tails", 2, 4],
  72: ["m", 1, "short", 3, "none", "none", "none", "uniform", 2, 4],
  73: ["m", 2, "parted", 0, "none", "moustache", "monocle", "tails", 8, 0],
  74: ["m", 0, "bald", 5, "homburg", "chops", "none", "fur", 2, 4],
  75: ["f", 1, "braid", 1, "none", "none", "none", "gown", 3, 4],
  76: ["m", 1, "short", 5, "shako", "walrus", "none", "uniform", 2, 7],
  // officials
  77: ["m", 0, "bald", 4, "none", "none", "round", "coat", 7, 1],
  78: ["m", 1, "short", 1, "cap", "moustache", "none", "uniform", 4, 8],
  79: ["m", 0, "parted", 5, "none", "chops", "monocle", "tails", 8, 0],
  80: ["m", 1, "bald", 4, "none", "long", "round", "cravat", 8, 5],
  81: ["m", 2, "short", 4, "bicorne", "walrus", "none", "uniform", 1, 0],
  82: ["m", 0, "bald", 5, "none", "walrus", "none", "tails", 0, 4],
  83: ["m", 1, "short", 2, "bowler", "moustache", "none", "fur", 8, 4],
  84: ["m", 2, "wavy", 4, "none", "none", "monocle", "ruff", 0, 4],
  85: ["m", 1, "short", 0, "cap", "thin", "none", "uniform", 0, 4],
  86: ["m", 1, "parted", 3, "tyrol", "full", "none", "coat", 11, 5],
  87: ["f", 1, "bun", 1, "none", "none", "round", "lace", 7, 0],
  88: ["m", 0, "bald", 1, "none", "goatee", "none", "ruff", 8, 0],
  89: ["m", 3, "short", 5, "top", "chops", "none", "uniform", 8, 0],
  90: ["f", 0, "gibson", 4, "wide", "none", "round", "lace", 0, 8],
  // travellers from everywhere
  91: ["m", 3, "none", 0, "feathers", "none", "none", "broad", 1, 4],
  92: ["m", 2, "wavy", 0, "tricorne", "full", "patch", "coat", 0, 4],
  93: ["m", 0, "long", 3, "helmet", "walrus", "none", "fur", 5, 4],
  94: ["m", 1, "short", 2, "straw", "none", "none", "coat", 11, 4],
  95: ["m", 0, "parted", 5, "bowler", "chops", "monocle", "tails", 1, 4],
  96: ["m", 4, "afro", 0, "none", "thin", "none", "tails", 7, 4],
  97: ["f", 3, "none", 0, "nemes", "none", "none", "broad", 6, 4],
  98: ["m", 1, "wavy", 1, "venetian", "goatee", "none", "fur", 0, 4],
  99: ["m", 0, "long", 4, "pointed", "long", "none", "cravat", 3, 4],
  100: ["m", 1, "short", 2, "tyrol", "moustache", "none", "farmer", 7, 1],
  101: ["m", 1, "tonsure", 1, "hood", "none", "none", "cowl", 5, 4],
  102: ["m", 2, "short", 0, "cap", "walrus", "none", "livery", 2, 4],
  103: ["m", 1, "long", 2, "helmet", "long", "none", "farmer", 5, 11],
  104: ["m", 0, "wavy", 2, "tam", "full", "none", "plaid", 1, 0],
  117: ["m", 0, "parted", 1, "none", "moustache", "round", "coat", 0, 4],
  118: ["m", 2, "wavy", 5, "homburg", "none", "round", "smock", 6, 4],
};

const STAFF: Readonly<Record<number, Line>> = {
  1: ["m", 1, "parted", 2, "none", "none", "none", "tails", 8, 4],
  2: ["f", 0, "bun", 1, "bonnet", "none", "none", "apron", 8, 7],
  3: ["m", 2, "parted", 0, "none", "moustache", "none", "tails", 0, 7],
  4: ["m", 1, "short", 1, "toque", "thin", "none", "chef", 7, 1],
  5: ["m", 1, "short", 3, "cap", "none", "none", "farmer", 7, 1],
  6: ["m", 2, "short", 5, "bowler", "walrus", "none", "coat", 5, 4],
  7: ["f", 2, "bun", 0, "none", "none", "none", "apron", 6, 7],
  8: ["m", 1, "wavy", 1, "straw", "moustache", "none", "coat", 4, 1],
  9: ["m", 0, "bald", 4, "none", "chops", "none", "tails", 8, 0],
  10: ["m", 1, "short", 0, "cap", "thin", "round", "livery", 8, 4],
  11: ["f", 1, "long", 3, "wide", "none", "none", "apron", 1, 9],
  12: ["f", 0, "bun", 4, "none", "none", "none", "lace", 8, 7],
  13: ["m", 1, "parted", 5, "none", "moustache", "none", "tails", 1, 4],
  14: ["m", 0, "wavy", 2, "beret", "goatee", "none", "smock", 6, 4],
  15: ["m", 3, "short", 0, "cap", "none", "none", "farmer", 5, 8],
  16: ["f", 1, "bun", 2, "kerchief", "none", "none", "apron", 10, 7],
  17: ["f", 2, "curls", 0, "kerchief", "none", "none", "apron", 5, 7],
  18: ["f", 0, "gibson", 5, "none", "none", "round", "lace", 0, 7],
  19: ["m", 0, "parted", 3, "none", "none", "monocle", "cravat", 3, 4],
  20: ["m", 1, "short", 1, "homburg", "moustache", "none", "coat", 11, 8],
  21: ["m", 0, "bald", 1, "toque", "walrus", "none", "chef", 7, 0],
  22: ["m", 1, "parted", 0, "none", "none", "round", "cravat", 8, 1],
  23: ["m", 2, "short", 5, "cap", "full", "none", "farmer", 10, 5],
  24: ["m", 0, "parted", 0, "none", "thin", "none", "tails", 8, 7],
  25: ["m", 1, "short", 2, "pillbox", "none", "none", "livery", 6, 4],
  26: ["m", 1, "parted", 1, "top", "moustache", "none", "tails", 3, 4],
  27: ["f", 0, "gibson", 2, "none", "none", "none", "lace", 5, 7],
  28: ["m", 1, "short", 4, "cap", "moustache", "none", "livery", 0, 4],
  29: ["f", 1, "bun", 1, "none", "none", "round", "lace", 2, 7],
  30: ["m", 0, "parted", 2, "none", "none", "none", "livery", 1, 4],
  31: ["f", 1, "curls", 3, "bonnet", "none", "none", "apron", 0, 7],
  32: ["m", 2, "parted", 0, "none", "goatee", "none", "coat", 2, 4],
  33: ["m", 1, "short", 1, "none", "chops", "none", "livery", 4, 0],
  34: ["f", 2, "gibson", 0, "none", "none", "none", "lace", 1, 4],
  35: ["m", 0, "short", 3, "pillbox", "none", "none", "livery", 0, 4],
  36: ["m", 1, "bald", 5, "none", "goatee", "none", "apron", 8, 11],
  37: ["m", 3, "short", 0, "none", "none", "none", "livery", 3, 4],
  38: ["m", 1, "short", 5, "cap", "walrus", "none", "livery", 1, 4],
  39: ["f", 0, "bun", 2, "toque", "none", "none", "chef", 7, 9],
  40: ["m", 0, "parted", 3, "straw", "moustache", "none", "cravat", 9, 4],
  41: ["f", 1, "gibson", 3, "headset", "none", "none", "lace", 6, 7],
  42: ["m", 1, "short", 1, "straw", "full", "none", "farmer", 1, 11],
  43: ["m", 3, "afro", 0, "none", "moustache", "none", "apron", 5, 7],
  44: ["f", 1, "bun", 5, "bonnet", "none", "none", "apron", 2, 7],
  45: ["m", 2, "short", 3, "none", "moustache", "none", "farmer", 10, 2],
  46: ["f", 1, "bun", 0, "bonnet", "none", "none", "apron", 3, 7],
  47: ["m", 4, "short", 0, "pillbox", "none", "none", "livery", 1, 4],
  48: ["m", 0, "bald", 5, "none", "moustache", "monocle", "tails", 2, 0],
};

/** How somebody holds themselves: always the same for the same number, and not like those beside them. */
function bearing(number: number): Pick<Look, "turned" | "mood" | "tilt" | "gaze"> {
  return {
    turned: number % 3 === 1,
    mood: MOODS[(number * 7 + Math.floor(number / 5)) % MOODS.length] as Mood,
    tilt: [0, -5, 4, -2, 6, 2, -7][(number * 3) % 7] ?? 0,
    gaze: [0, 0.9, -0.9][(number * 5) % 3] ?? 0,
  };
}

function cast(line: Line, number: number): Look {
  const [who, skin, hair, tone, hat, beard, glasses, dress, cloth, trim] = line;
  return { lady: who === "f", skin, hair, tone, hat, beard, glasses, dress, cloth, trim, ...bearing(number) };
}

const WARDROBE: Readonly<
  Record<string, { hats: readonly Hat[]; dresses: readonly Dress[]; cloths: readonly number[] }>
> = {
  blue: {
    hats: ["none", "coronet", "tiara", "top", "ostrich", "veil"],
    dresses: ["gown", "fur", "uniform", "ermine", "tails"],
    cloths: [2, 3, 10],
  },
  red: {
    hats: ["none", "top", "bowler", "cap", "homburg"],
    dresses: ["tails", "coat", "uniform", "ruff", "lace"],
    cloths: [0, 8, 5],
  },
  yellow: {
    hats: ["none", "beret", "straw", "wide", "ostrich"],
    dresses: ["smock", "cravat", "reform", "gown"],
    cloths: [4, 6, 9, 3],
  },
  green: {
    hats: ["none", "venetian", "tyrol", "straw", "helmet", "tam"],
    dresses: ["coat", "fur", "plaid", "broad"],
    cloths: [1, 11, 5],
  },
};
const LADIES: readonly Hair[] = ["gibson", "bun", "curls", "braid", "long"];
const GENTLEMEN: readonly Hair[] = ["short", "parted", "bald", "wavy"];
const BEARDS: readonly Beard[] = ["none", "moustache", "walrus", "thin", "goatee", "chops", "full"];
const GLASSES: readonly Glasses[] = ["none", "none", "round", "monocle"];
const FOR_LADIES: readonly string[] = ["tiara", "wide", "ostrich", "veil", "gown", "lace", "reform"];

/** Somebody nobody has cast: always the same for the same number, and richer in dress with a higher rank. */
export function strangerLook(number: number, colour: string, rank: number): Look {
  let chance = (number * 2654435761) >>> 0;
  const choose = <T>(from: readonly T[]): T => {
    chance = (Math.imul(chance ^ (chance >>> 15), 2246822519) + 374761393) >>> 0;
    return from[(chance >>> 8) % from.length] as T;
  };
  const wardrobe = WARDROBE[isColour(colour) ? colour : "green"] ?? WARDROBE["green"]!;
  const lady = choose([true, false]);
  const suits = (thing: string) => FOR_LADIES.includes(thing) === lady || thing === "none" || thing === "fur";
  const hats = wardrobe.hats.filter(suits);
  const dresses = wardrobe.dresses.filter(suits);
  return {
    lady,
    skin: choose([0, 0, 1, 1, 2, 3, 4]),
    hair: choose(lady ? LADIES : GENTLEMEN),
    tone: choose([0, 1, 2, 3, 4, 5]),
    hat: rank > 5 ? (hats[hats.length - 1] ?? "none") : choose(hats),
    beard: lady ? "none" : choose(BEARDS),
    glasses: choose(GLASSES),
    dress: dresses.length > 0 ? choose(dresses) : lady ? "lace" : "coat",
    cloth: choose(wardrobe.cloths),
    trim: choose([4, 7, 0]),
    ...bearing(number),
  };
}

export function guestLook(number: number, colour: string, rank: number): Look {
  const line = GUESTS[number];
  return line ? cast(line, number) : strangerLook(number, colour, rank);
}

export function staffLook(number: number): Look {
  const line = STAFF[number];
  return line ? cast(line, number) : strangerLook(number, COLOURS[number % COLOURS.length] ?? "red", 0);
}
