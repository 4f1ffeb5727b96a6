/** Laying a table and going there. */

import { createGuided, createTable, dealTable } from "../api/client";
import type { NewSeat, NewTable } from "../api/models";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { say } from "../words/index.svelte";
import { keepLinks } from "./invitations.svelte";

/** What differs from a game as usual; the server knows what that is. */
export type Wish = Pick<NewTable, "seats"> & Partial<Omit<NewTable, "key">>;

export async function create(wish: Wish): Promise<void> {
  const created = await createTable(wish as NewTable);
  keepLinks(created);
  router.go({ page: "table", table: created.table });
}

/** The guided first game, from its beginning. */
export async function learn(): Promise<void> {
  const created = await createGuided(settings.name.trim(), say("guide-rival"));
  router.go({ page: "table", table: created.table });
}

/** The deal of the day, or the table on which it is being played. */
export async function playDeal(): Promise<void> {
  const { table } = await dealTable(settings.name.trim());
  router.go({ page: "table", table });
}

export function me(): NewSeat {
  return { kind: "me", name: settings.name.trim(), level: "" };
}

/** The server gives it a name. */
export function bot(level: string): NewSeat {
  return { kind: "bot", name: "", level };
}
