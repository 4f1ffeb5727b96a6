/** What this browser remembers about its reader: the language, the theme, how others' turns are shown, the name, the bots' level and Leopold's. */

export type Theme = "auto" | "day" | "night";
export type Speed = "calm" | "quick" | "skip";

const KEPT = "leopold.settings";

class Settings {
  /** Nothing until somebody has chosen: then the server's. */
  language = $state("");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("calm");
  name = $state("");
  /** Of the bots in the last new game; nothing until somebody has chosen. */
  level = $state("");
  /** Leopold's; nothing until somebody has chosen. */
  solo = $state("");

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<string, string>>;
      if (kept["theme"] === "day" || kept["theme"] === "night") this.theme = kept["theme"];
      if (kept["speed"] === "quick" || kept["speed"] === "skip") this.speed = kept["speed"];
      this.language = kept["language"] ?? "";
      this.name = kept["name"] ?? "";
      this.level = kept["level"] ?? "";
      this.solo = kept["solo"] ?? "";
    } catch {
      // A browser that keeps nothing plays just as well.
    }
  }

  keep(): void {
    try {
      const { language, theme, speed, name, level, solo } = this;
      localStorage.setItem(KEPT, JSON.stringify({ language, theme, speed, name, level, solo }));
    } catch {
      // As above.
    }
  }
}

export const settings = new Settings();
