import { DAY_MS } from '../core/time';

export const REMINDER_DAYS = [60, 30, 14, 7, 1] as const;

/** Days left on the first day on which a document no longer holds. */
const EXPIRED = -1;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

export function nextNotice(expires: string | null, today: string): string | null {
  if (expires === null) return null;
  for (const days of [...REMINDER_DAYS, EXPIRED]) {
    const on = dayOf(timeOf(expires) - days * DAY_MS);
    if (on > today) return on;
  }
  return null;
}
