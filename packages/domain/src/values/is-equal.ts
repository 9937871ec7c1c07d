/** Compares two values as JSON: key order does not count, undefined equals missing, and a date equals its text. */
export function isEqual(one: unknown, other: unknown): boolean {
  const [a, b] = [asWritten(one), asWritten(other)];
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [membersOf(a), membersOf(b)];
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && isEqual(value, right.get(key)))
  );
}

const asWritten = (value: unknown): unknown => (value instanceof Date ? value.toJSON() : value);

const membersOf = (value: object) => new Map(Object.entries(value).filter(([, member]) => member !== undefined));
