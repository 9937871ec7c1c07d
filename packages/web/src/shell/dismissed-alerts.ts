import { storedValue } from '../core/local-store';

/** Older dismissed alerts no longer exist. */
const KEPT = 50;

/** This key has no application prefix, so a sign-out does not clear it. */
const placeOf = (person: string) => storedValue(`tenderlane.alerts.${person}`);

export function readDismissedAlerts(person: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(placeOf(person).read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function dismissAlert(person: string, key: string): readonly string[] {
  const keys = [...readDismissedAlerts(person), key].slice(-KEPT);
  placeOf(person).write(JSON.stringify(keys));
  return keys;
}
