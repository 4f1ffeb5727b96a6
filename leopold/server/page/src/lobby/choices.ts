/** What can be chosen for a new game, and with what: all of it as the server declares it. */

import type { NewTable, OfferedChoice, TableState } from "../api/models";

export type Chosen = Record<string, string | boolean | string[]>;

/** With what a form begins. */
export function asUsual(choices: readonly OfferedChoice[]): Chosen {
  return Object.fromEntries(choices.map((choice) => [choice.name, choice.place === "seats" ? "" : choice.usual]));
}

/** Whom one plays against alone. */
export function automaton(choices: readonly OfferedChoice[]): string {
  return choices.find((choice) => choice.name === "solo")?.values[0] ?? "";
}

/** The key of the reason why there is nothing to choose here, as long as the others are chosen so. */
export function obstacle(choice: OfferedChoice, chosen: Chosen): string | null {
  if (choice.not_with && chosen[choice.not_with]) return `config-${choice.name}-not-with-${choice.not_with}`;
  if (choice.only_with && !chosen[choice.only_with]) return `config-${choice.name}-only-with-${choice.only_with}`;
  return null;
}

/** What to ask the server for: whatever can be chosen and was. */
export function asked(choices: readonly OfferedChoice[], chosen: Chosen): Partial<NewTable> {
  const found = choices
    .filter((choice) => obstacle(choice, chosen) === null)
    .map((choice) => [choice.name, choice, chosen[choice.name]] as const)
    .filter(([, , value]) => value !== "" && value !== undefined)
    .map(([name, choice, value]) => [name, choice.shape === "words" ? [value] : value]);
  return Object.fromEntries(found) as Partial<NewTable>;
}

/** The same choices again as those of a table; where each seat had a hotel of its own, they are dealt. */
export function chosenAt(choices: readonly OfferedChoice[], table: TableState["table"]): Chosen {
  const told = table as unknown as Record<string, string | boolean | string[]>;
  const open = choices.filter((choice) => choice.shape !== "seed" && choice.name in told);
  return Object.fromEntries(open.map((choice) => [choice.name, offeredValue(choice, told[choice.name] ?? "")]));
}

/** A set with one more in it, or one less, in the order in which they are offered. */
export function withOne(choice: OfferedChoice, value: Chosen[string] | undefined, one: string, on: boolean): string[] {
  const rest = Array.isArray(value) ? value.filter((other) => other !== one) : [];
  return choice.values.filter((other) => rest.includes(other) || (on && other === one));
}

function offeredValue(choice: OfferedChoice, value: string | boolean | string[]): string | boolean | string[] {
  if (!Array.isArray(value)) return value;
  if (choice.shape === "set") return value.filter((one) => choice.values.includes(one));
  const first = value[0] ?? "";
  return choice.values.find((one) => one === first) ?? choice.values.find((one) => first.startsWith(`${one} `)) ?? choice.usual;
}
