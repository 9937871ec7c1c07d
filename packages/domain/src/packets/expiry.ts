import { DAY_MS } from '../time';

/** So many days before a document expires its company is told. */
export const REMINDER_DAYS = [60, 30, 14, 7, 1] as const;

/** The first day on which it no longer holds. */
const EXPIRED = -1;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** When a document is told of next after `today`, null where nothing is left to tell. */
export function nextNotice(expires: string | null, today: string): string | null {
  if (expires === null) return null;
  for (const days of [...REMINDER_DAYS, EXPIRED]) {
    const on = dayOf(timeOf(expires) - days * DAY_MS);
    if (on > today) return on;
  }
  return null;
}
