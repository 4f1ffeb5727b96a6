/** What this browser remembers about its reader: the language, the theme, how others' turns are shown, the name, the bots' level and the automaton's. */

export type Theme = "auto" | "day" | "night";
export type Speed = "calm" | "quick" | "skip" | "step";
export const SPEEDS: readonly Speed[] = ["skip", "quick", "calm", "step"];

const KEPT = "leopold.settings";

class Settings {
  /** Nothing until somebody has chosen: then the server's. */
  language = $state("");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("calm");
  /** Off until somebody asks for it. */
  sound = $state(false);
  /** Cautions that the reader does not want, by name. */
  unasked = $state<string[]>([]);
  name = $state("");
  /** Of the bots in the last new game; nothing until somebody has chosen. */
  level = $state("");
  /** The automaton's; nothing until somebody has chosen. */
  solo = $state("");

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<string, string>>;
      if (kept["theme"] === "day" || kept["theme"] === "night") this.theme = kept["theme"];
      this.speed = SPEEDS.find((speed) => speed === kept["speed"]) ?? this.speed;
      this.sound = kept["sound"] === "on";
      this.unasked = (kept["unasked"] ?? "").split(" ").filter(Boolean);
      this.language = kept["language"] ?? "";
      this.name = kept["name"] ?? "";
      this.level = kept["level"] ?? "";
      this.solo = kept["solo"] ?? "";
    } catch {
      // A browser that keeps nothing plays just as well.
    }
  }

  /** Whoever sits down somewhere goes by that name from then on. */
  rename(name: string): void {
    this.name = name.trim();
    this.keep();
  }

  keep(): void {
    try {
      const { language, theme, speed, name, level, solo } = this;
      const sound = this.sound ? "on" : "off";
      localStorage.setItem(KEPT, JSON.stringify({ language, theme, speed, name, level, solo, sound, unasked: this.unasked.join(" ") }));
    } catch {
      // As above.
    }
  }
}

export const settings = new Settings();
