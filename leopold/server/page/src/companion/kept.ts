/** What lies beside the box stays on this device: it is written after every tap, and read when somebody comes back. */

const PREFIX = "leopold.box.";

export function kept<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as Value | null;
  } catch {
    // A browser that keeps nothing counts just as well.
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // As above.
  }
}
