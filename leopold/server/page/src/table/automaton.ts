/** How the automaton stands with the objectives: its markers count down, and then they are claimed. */

import type { View } from "../api/models";

export interface Progress {
  letter: string;
  /** What stands on its marker, or that it has claimed the objective or not begun with it. */
  state: "none" | "III" | "II" | "claimed";
  /** What it has got for it. */
  vp: number;
}

export function progress(view: View): Progress[] {
  const { solo } = view;
  if (!solo) return [];
  return view.objectives.map(({ letter, vp, claimed_by }) => {
    const place = claimed_by.indexOf(solo.seat);
    if (place >= 0) return { letter, state: "claimed", vp: vp[place] ?? 0 };
    const numeral = solo.markers[letter];
    return { letter, state: numeral === "III" || numeral === "II" ? numeral : "none", vp: 0 };
  });
}
