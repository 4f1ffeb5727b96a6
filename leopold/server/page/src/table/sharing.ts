/**
 * What arrives from the server is new as a whole, though little of it has changed. What has not is taken from what was
 * there before, so that whoever follows a part of it has nothing to do unless that part changes.
 */

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same as `after`, made of `before` as far as they are alike. Of things as JSON knows them. */
export function sharing<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, at) => sharing(before[at], part) as unknown);
    const alike = parts.length === before.length && parts.every((part, at) => Object.is(part, before[at]));
    return (alike ? before : parts) as T;
  }
  if (isPlain(before) && isPlain(after)) {
    const parts = Object.fromEntries(Object.entries(after).map(([name, part]) => [name, sharing(before[name], part)]));
    const names = Object.keys(parts);
    const alike = names.length === Object.keys(before).length && names.every((name) => name in before && Object.is(parts[name], before[name]));
    return (alike ? before : parts) as T;
  }
  return after;
}
