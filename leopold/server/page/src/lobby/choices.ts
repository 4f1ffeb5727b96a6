/** What can be chosen for a new game, and with what: all of it as the server declares it. */

import type { NewTable, OfferedAutomaton, OfferedChoice, TableState } from "../api/models";

export type Chosen = Record<string, string | boolean | string[]>;

/** With what a form begins. */
export function asUsual(choices: readonly OfferedChoice[]): Chosen {
  return Object.fromEntries(choices.map((choice) => [choice.name, choice.place === "seats" ? "" : choice.usual]));
}

/** Whom one plays against alone, with the modules chosen. */
export function automaton(automata: readonly OfferedAutomaton[], chosen: Chosen): string {
  const modules = [chosen["modules"] ?? []].flat();
  const coming = automata.find((one) => one.modules.some((module) => modules.includes(module)));
  return (coming ?? automata.find((one) => one.modules.length === 0))?.automaton ?? "";
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

function offeredValue(choice: OfferedChoice, value: string | boolean | string[]): string | boolean | string[] {
  if (!Array.isArray(value)) return value;
  if (choice.shape === "set") return value.filter((one) => choice.values.includes(one));
  const first = value[0] ?? "";
  return choice.values.find((one) => one === first) ?? choice.values.find((one) => first.startsWith(`${one} `)) ?? choice.usual;
}
