/** How a person looks: the parts a portrait is put together from. */

export type Hair =
  "none" | "short" | "parted" | "bald" | "wavy" | "gibson" | "bun" | "curls" | "braid" | "long" | "tonsure" | "afro";
export type Hat =
  | "none"
  | "top"
  | "bowler"
  | "cap"
  | "bicorne"
  | "shako"
  | "coronet"
  | "crown"
  | "tiara"
  | "wide"
  | "beret"
  | "tricorne"
  | "tam"
  | "feathers"
  | "nemes"
  | "comb"
  | "straw"
  | "tyrol"
  | "hood"
  | "pointed"
  | "helmet"
  | "venetian"
  | "bonnet"
  | "toque"
  | "pillbox"
  | "headset"
  | "kerchief"
  | "ostrich"
  | "veil"
  | "homburg";
export type Beard = "none" | "moustache" | "walrus" | "thin" | "goatee" | "chops" | "full" | "long";
export type Glasses = "none" | "round" | "monocle" | "patch";
export type Dress =
  | "tails"
  | "cravat"
  | "uniform"
  | "gown"
  | "lace"
  | "reform"
  | "fur"
  | "ermine"
  | "smock"
  | "cowl"
  | "plaid"
  | "farmer"
  | "broad"
  | "ruff"
  | "livery"
  | "chef"
  | "apron"
  | "coat";

export type Mood = "calm" | "smile" | "stern" | "amused" | "dreamy";
export const MOODS: readonly Mood[] = ["calm", "smile", "stern", "amused", "dreamy"];

export interface Look {
  lady: boolean;
  /** From fair to dark, 0 to 4. */
  skin: number;
  hair: Hair;
  /** An index into `HAIR_TONES`. */
  tone: number;
  hat: Hat;
  beard: Beard;
  glasses: Glasses;
  dress: Dress;
  /** Of the dress, and of what trims it and the hat: indices into `CLOTHS`. */
  cloth: number;
  trim: number;
  /** Looking the other way. */
  turned: boolean;
  mood: Mood;
  /** How the head is held, in degrees, and where the eyes look. */
  tilt: number;
  gaze: number;
}

export const SKINS = ["#f6d9bd", "#eec39a", "#d9a173", "#a66f47", "#6f4529"] as const;
export const HAIR_TONES = ["#2a1c17", "#5a3420", "#8a4d22", "#c08a3e", "#d9d2c4", "#8d8780"] as const;

/** Dyed cloth: wine, green, navy, plum, ochre, rust, teal, ivory, charcoal, rose, sky, olive. */
export const CLOTHS = [
  "#7a1f34",
  "#1f5a48",
  "#22406b",
  "#5b3266",
  "#c8922b",
  "#a8482a",
  "#1f6d70",
  "#efe3c8",
  "#33302f",
  "#b8546a",
  "#6f9fc4",
  "#6d6b2c",
] as const;
