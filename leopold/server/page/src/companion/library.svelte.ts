/** The cards of an edition, asked for until they come: a phone beside the board may have no connection for a while. */

import { cards } from "../api/client";
import type { Cards } from "../api/models";
import { Library } from "../words/library";
import { language } from "../words/index.svelte";
import { Waiting } from "./waiting.svelte";

class BoxLibrary {
  private readonly waiting = new Waiting<string, Cards>(cards);
  private edition = "";
  private readonly found = $derived.by(() => {
    void language.words; // names of cards are in the reader's language
    return this.waiting.answer ? new Library(this.waiting.answer) : null;
  });

  get of(): Library | null {
    return this.found;
  }

  want(edition: string): void {
    if (edition === this.edition) return;
    this.edition = edition;
    void this.waiting.ask(edition);
  }
}

export const library = new BoxLibrary();
