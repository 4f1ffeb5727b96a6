/** What the server has to offer, asked for until it is ready: rules and bots may still be compiling beside the games. */

import { meta, Refusal } from "../api/client";
import type { Meta } from "../api/models";
import { mine } from "../evenings/evenings.svelte";
import { soloLevel } from "../evenings/reading";
import { settings } from "../settings.svelte";
import { automaton } from "./choices";

const AGAIN = 1500;

class Offer {
  meta = $state.raw<Meta | null>(null);
  silent = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly levels = $derived((this.meta?.bot_levels ?? []).map((one) => one.level));
  /** Those that cannot play before they are compiled. */
  readonly slow = $derived((this.meta?.bot_levels ?? []).filter((one) => !one.quick).map((one) => one.level));
  /** How far that is, in the parts and seconds of a sentence. */
  readonly progress = $derived.by(() => {
    const readiness = this.meta?.readiness;
    return { done: readiness?.done ?? 0, total: readiness?.total ?? 1, seconds: readiness?.seconds ?? 0 };
  });
  /** Against whom one has a fair chance; the weakest, as long as nothing else is known. */
  readonly opponent = $derived(mine.all?.opponent ?? this.levels[0] ?? "");
  /** For a bot nobody has chosen a level for: the one chosen last, else whoever suits. */
  readonly level = $derived(this.levels.includes(settings.level) ? settings.level : this.opponent);

  /** Whom one can meet alone, and who that is without any module. */
  readonly automata = $derived(this.meta?.automata ?? []);
  readonly automaton = $derived(automaton(this.automata, {}));
  /** At which levels, and at which one would meet it now. */
  readonly soloLevels = $derived((this.meta?.choices ?? []).find((choice) => choice.name === "level")?.values ?? []);
  readonly soloLevel = $derived(soloLevel(this.soloLevels, settings.solo, mine.all?.ladder ?? []));

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.meta = await meta();
      this.silent = false;
      const { bots, failed } = this.meta.readiness;
      if (!bots && !failed) this.later();
    } catch (reason) {
      this.silent = !(reason instanceof Refusal);
      this.later();
    }
  }

  private later(): void {
    this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}

export const offer = new Offer();
