/** Who and what there is in the expansion, and how its pieces stand: whatever the drawings have to work out. */

import type { Seat } from "../types";

export const HALLS = ["apollosaal", "goldener_strauss", "odeonsaal", "zum_sperl", "zur_kettenbruecke"] as const;
export const CELEBRITIES = [
  "agatha_christie", "albert_einstein", "charlie_chaplin", "elizabeth_magie", "giacomo_puccini", "jrr_tolkien",
  "mahatma_gandhi", "marie_curie", "mata_hari", "pablo_picasso", "sigmund_freud", "winston_churchill",
] as const;
export type Hall = (typeof HALLS)[number];
export type CelebrityId = (typeof CELEBRITIES)[number];

/** The ground floor with an entrance, in units of the hotel that it stands under. */
export const STOREY = { wide: 556, high: 76 } as const;

/** What an entrance looks like: its emblem, the colours of its awning, how that is cut, and how the door ends above. */
export interface Front {
  emblem: string;
  cloth: string;
  stripe: string;
  hem: "scallops" | "points" | "straight";
  door: "round" | "flat" | "pointed";
}

const FRONTS: Readonly<Record<string, Front>> = {
  chateau_paulwei: { emblem: "castle", cloth: "#22406b", stripe: "#efe3c8", hem: "points", door: "pointed" },
  corogari_zant_mainz: { emblem: "dice", cloth: "#7a1f34", stripe: "#c8922b", hem: "scallops", door: "flat" },
  dove: { emblem: "dove", cloth: "#6f9fc4", stripe: "#fbf6ea", hem: "scallops", door: "round" },
  kaufman: { emblem: "scales", cloth: "#1f5a48", stripe: "#efe3c8", hem: "straight", door: "flat" },
  mayenfels: { emblem: "rock", cloth: "#6d6b2c", stripe: "#efe3c8", hem: "points", door: "pointed" },
  ninas_melange: { emblem: "melange", cloth: "#8a5a2b", stripe: "#fbf6ea", hem: "scallops", door: "round" },
  stroup: { emblem: "doors", cloth: "#a8482a", stripe: "#efe3c8", hem: "straight", door: "flat" },
  grand_wray: { emblem: "crown", cloth: "#5b3266", stripe: "#e3b84f", hem: "scallops", door: "round" },
  kozi_palace: { emblem: "goat", cloth: "#1f6d70", stripe: "#c8922b", hem: "points", door: "pointed" },
  the_ren: { emblem: "lyre", cloth: "#b8546a", stripe: "#fbf6ea", hem: "scallops", door: "round" },
  hautel_couture: { emblem: "scissors", cloth: "#33302f", stripe: "#b8546a", hem: "scallops", door: "round" },
  nine_stars_inn: { emblem: "stars", cloth: "#22406b", stripe: "#e3b84f", hem: "straight", door: "flat" },
  sushi_resort: { emblem: "sushi", cloth: "#a4303d", stripe: "#fbf6ea", hem: "straight", door: "flat" },
  toll_bridge_hotel: { emblem: "bridge", cloth: "#5d6b74", stripe: "#c8922b", hem: "points", door: "round" },
};
const PLAIN: Front = { emblem: "bell", cloth: "#7a1f34", stripe: "#efe3c8", hem: "scallops", door: "round" };

/** An entrance by its id, with or without the article in front; one that nobody knows has a bell. */
export function frontOf(entrance: string): Front {
  return FRONTS[entrance] ?? FRONTS[entrance.replace(/^the_/, "")] ?? PLAIN;
}

/** The emblem of somebody famous; strangers have a star. */
export function emblemOf(celebrity: string): CelebrityId | "star" {
  return CELEBRITIES.find((one) => one === celebrity) ?? "star";
}

/** The look of a ballroom; one that nobody knows is a plain hall. */
export function hallOf(ballroom: string): Hall | "plain" {
  return HALLS.find((one) => one === ballroom) ?? "plain";
}

/** The spaces of a row from the left, filled in the order of arrival. Nobody who came is left out, whatever was said of the spaces. */
export function placed(dancers: readonly Seat[], spaces: number): (Seat | null)[] {
  return Array.from({ length: Math.max(spaces, dancers.length) }, (_, k) => dancers[k] ?? null);
}

/** Where there is no end of spaces: how many of each seat, whoever came first in front. */
export function crowd(dancers: readonly Seat[]): { seat: Seat; n: number }[] {
  return [...new Set(dancers)].map((seat) => ({ seat, n: dancers.filter((one) => one === seat).length }));
}

/** How many arrows stand beside a dancer: to the next ball one, to the one after it two. */
export function arrows(ball: number | string | undefined): 0 | 1 | 2 {
  if (ball === 1 || ball === "next") return 1;
  return ball === 2 || ball === "after_next" ? 2 : 0;
}
