import { storedValue } from '../core/local-store';

/** Those before are over long since. */
const KEPT = 50;

/** Not under the names of a session, which a log-out forgets. */
const placeOf = (person: string) => storedValue(`tenderlane.alerts.${person}`);

/** Keys of the alerts that a person put away in this browser. */
export function readPutAway(person: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(placeOf(person).read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts an alert away; answers all that are. */
export function putAway(person: string, key: string): readonly string[] {
  const keys = [...readPutAway(person), key].slice(-KEPT);
  placeOf(person).write(JSON.stringify(keys));
  return keys;
}
