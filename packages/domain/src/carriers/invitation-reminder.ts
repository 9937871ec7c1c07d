import { DAY_MS } from '../time';

/** Reminders that a company wants: so many days after the message before, so often. */
export interface ReminderRule {
  is_on: boolean;
  after_days: number;
  times: number;
}

/** A reminder on the last day of an invitation would come too late to be of use. */
export const REMINDER_LIMITS = { afterDaysMin: 1, afterDaysMax: 13, timesMin: 1, timesMax: 3 } as const;

/** When an invitation is said again after a message at `lastAt`; null where it is not, or would have ended by then. */
export function reminderTime(
  rule: ReminderRule,
  { sent, lastAt, expiresAt }: { sent: number; lastAt: number; expiresAt: number },
): number | null {
  if (!rule.is_on || sent >= rule.times) return null;
  const at = lastAt + rule.after_days * DAY_MS;
  return at < expiresAt ? at : null;
}
