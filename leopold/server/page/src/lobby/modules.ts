/** Which modules go with each other: all of it as the server declares it. */

import type { OfferedModule } from "../api/models";

/** Why a module cannot be chosen: a key, and the ids of the modules that its sentence names. */
export interface Hindrance {
  key: "config-modules-alone" | "config-modules-needs" | "config-modules-excludes";
  value: string;
  other: string;
}

/** What is in the way of a module beside these others, if anything is. */
export function hindrance(module: OfferedModule, modules: readonly OfferedModule[], chosen: readonly string[], solo: boolean): Hindrance | null {
  const because = (key: Hindrance["key"], value: string, other = "") => ({ key, value, other });
  if (solo && !module.alone) return because("config-modules-alone", module.id);
  const others = chosen.filter((id) => id !== module.id);
  const excluded = module.excludes.find((id) => others.includes(id));
  if (excluded) return because("config-modules-excludes", module.id, excluded);
  const excluding = modules.find((other) => others.includes(other.id) && other.excludes.includes(module.id));
  if (excluding) return because("config-modules-excludes", excluding.id, module.id);
  const lacking = module.needs.find((id) => !others.includes(id));
  return lacking ? because("config-modules-needs", module.id, lacking) : null;
}

/** Those of the chosen ones that can be played as things are; what others need goes before what needs them. */
export function playable(modules: readonly OfferedModule[], chosen: readonly string[], solo: boolean): string[] {
  let left = modules.filter((module) => chosen.includes(module.id)).map((module) => module.id);
  for (;;) {
    const out = modules.findLast((module) => left.includes(module.id) && hindrance(module, modules, left, solo) !== null);
    if (!out) return left;
    left = left.filter((id) => id !== out.id);
  }
}

/** Every combination that can be played, but for none at all. */
export function combinations(modules: readonly OfferedModule[], solo: boolean): string[][] {
  const all = modules.reduce<string[][]>((found, module) => [...found, ...found.map((some) => [...some, module.id])], [[]]);
  return all.filter((some) => some.length > 0 && playable(modules, some, solo).length === some.length);
}

/** One of them by chance, and if there are others not the one that is chosen already. */
export function surprise(modules: readonly OfferedModule[], chosen: readonly string[], solo: boolean, chance: () => number = Math.random): string[] {
  const all = combinations(modules, solo);
  const others = all.filter((some) => some.join() !== chosen.join());
  const from = others.length > 0 ? others : all;
  return from[Math.floor(chance() * from.length)] ?? [];
}
