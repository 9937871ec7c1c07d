/**
 * Whether two values are the same as JSON: the order of keys does not count, a member that is undefined is as one that is missing,
 * and a date is the text it is written as.
 */
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
