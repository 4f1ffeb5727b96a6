/** Who plays this evening and with what: the set-up hands it on, the score sheet begins with it. */

import { keep, kept } from "./kept";

export interface Evening {
  names: string[];
  edition: string;
  modules: string[];
  /** The automaton, or nothing. */
  solo: string;
  level: string;
  rival_hotel: string;
  /** By seat: "night", "day A". */
  hotels: string[];
  objectives: Record<string, number>;
  tiles: Record<string, string>;
  /** From the left. */
  ballrooms: string[];
}

const NAME = "evening";

export const thisEvening = (): Evening | null => kept<Evening>(NAME);
export const handOn = (evening: Evening): void => keep(NAME, evening);
