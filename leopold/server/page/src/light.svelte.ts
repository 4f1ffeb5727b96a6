/**
 * In which light the page stands. A reader's choice of day or night wins everywhere; without one a table stands in the
 * light of the hotel that sits nearest, and everything else in that of the system. Colours that the system forces are of
 * one light, and what keeps its own beside them is drawn in the same.
 */

import { MediaQuery } from "svelte/reactivity";

import type { Side } from "./art/types";
import { settings } from "./settings.svelte";

export const sideOf = (hotel: string | undefined): Side | null => (hotel === undefined ? null : hotel === "night" ? "night" : "day");

const forced = new MediaQuery("(forced-colors: active)");

class Light {
  /** The side of the nearest hotel, while there is a table on the page. */
  house = $state<Side | null>(null);

  /** None: as the system likes it. */
  get page(): Side | null {
    if (forced.current) return null;
    return settings.theme === "auto" ? this.house : settings.theme;
  }
}

export const light = new Light();

/** The page takes the side of a hotel for as long as whoever calls this is on it. */
export function stand(hotel: () => string | undefined): void {
  $effect(() => {
    light.house = sideOf(hotel());
  });
  $effect(() => () => {
    light.house = null;
  });
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Tell the document, and through it the browser's own frame. Called within an effect. */
export function shine(root: HTMLElement): () => void {
  const side = light.page;
  if (side === null) delete root.dataset["theme"];
  else root.dataset["theme"] = side;
  const frame = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = getComputedStyle(root).backgroundColor;
  };
  frame();
  dark.addEventListener("change", frame);
  return () => dark.removeEventListener("change", frame);
}
