/** From the library to what the drawings of the expansion want, before anybody has done anything. */

import type { SetupDrawn } from "../../api/models";
import type { Ballroom, Celebrity, EntranceOffer, RehearsalArea, RowName } from "../../art/types";
import { begun, sayIt } from "../../words/index.svelte";
import type { Library } from "../../words/library";

const ROWS: readonly RowName[] = ["bottom", "middle", "top"];

export function ballroomOf(library: Library, drawn: SetupDrawn, id: string, hall: number): Ballroom {
  const card = library.ballroom(id);
  return {
    ballroom: id,
    name: card.name,
    round: library.board.emperor_rounds[hall] ?? 0,
    scored: "later",
    scoring: "",
    worth: card.points[drawn.seats.length - 2] ?? card.points[0] ?? [],
    rows: ROWS.map((row, at) => ({ row, spaces: drawn.ball_rows[at] ?? 0, price: library.board.ball_price[at] ?? 0, steps: card.rows[at] ?? [], dancers: [] })),
  };
}

export function celebrityOf(library: Library, id: string, die: string): Celebrity {
  const { name, when, steps, powers } = library.celebrity(id);
  return { celebrity: id, name, vp: library.board.lounge_vp, die, when, steps, powers };
}

export function offerOf(library: Library, id: string): EntranceOffer {
  const card = library.entrance(id);
  return { entrance: id, name: card.name, items: Object.fromEntries(Object.entries(card.kitchen).filter(([, n]) => n > 0)), effect: begun(sayIt(card.short)) };
}

export function areasOf(library: Library, room: string): RehearsalArea[] {
  return library.rehearsal(room).areas.map((area, at) => ({ area: String(at + 1), dancers: area.dancers, of: area.dancers, steps: area.steps }));
}
