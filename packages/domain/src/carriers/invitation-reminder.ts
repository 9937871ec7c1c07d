import { DAY_MS } from '../core/time';

/** A company's reminders: on or off, the days after the previous message, and their number. */
export interface ReminderRule {
  is_on: boolean;
  after_days: number;
  times: number;
}

/** A reminder on the last day of an invitation would be too late. */
export const REMINDER_LIMITS = { afterDaysMin: 1, afterDaysMax: 13, timesMin: 1, timesMax: 3 } as const;

/**
 * Moment of the next reminder after a message at `lastAt`; null without one, or when the invitation would have ended by
 * then.
 */
export function reminderTime(
  rule: ReminderRule,
  { sent, lastAt, expiresAt }: { sent: number; lastAt: number; expiresAt: number },
): number | null {
  if (!rule.is_on || sent >= rule.times) return null;
  const at = lastAt + rule.after_days * DAY_MS;
  return at < expiresAt ? at : null;
}
