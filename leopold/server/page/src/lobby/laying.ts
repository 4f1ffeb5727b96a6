/** Laying a table and going there. */

import { layTable } from "../api/client";
import type { NewSeat, NewTable } from "../api/models";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { keepLinks } from "./invitations.svelte";

/** What differs from a game as usual; the server knows what that is. */
export type Wish = Pick<NewTable, "seats"> & Partial<Omit<NewTable, "key">>;

export async function lay(wish: Wish): Promise<void> {
  const laid = await layTable(wish as NewTable);
  keepLinks(laid);
  router.go({ page: "table", table: laid.table });
}

export function me(): NewSeat {
  return { kind: "me", name: settings.name.trim(), level: "" };
}

export function bot(level: string, title: string): NewSeat {
  return { kind: "bot", name: title, level };
}
