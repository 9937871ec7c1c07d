import { expect, it } from 'vitest';
import { DAY_MS } from '../core/time';
import { reminderTime, type ReminderRule } from './invitation-reminder';

const END = 14 * DAY_MS;
const usual: ReminderRule = { is_on: true, after_days: 3, times: 2 };

it.each<[string, Partial<ReminderRule>, { sent?: number; lastAt?: number }, number | null]>([
  ['three days after the invitation', {}, {}, 3 * DAY_MS],
  ['three days after the first reminder', {}, { sent: 1, lastAt: 3 * DAY_MS }, 6 * DAY_MS],
  ['not after the last one', {}, { sent: 2 }, null],
  ['not when reminders are switched off', { is_on: false }, {}, null],
  ['not when the invitation has ended', { after_days: 13, times: 3 }, { sent: 1, lastAt: 13 * DAY_MS }, null],
  ['not at its very end', { after_days: 7 }, { sent: 1, lastAt: 7 * DAY_MS }, null],
])('the reminder of an invitation is sent or not: %s', (_name, rule, { sent = 0, lastAt = 0 }, expected) => {
  expect(reminderTime({ ...usual, ...rule }, { sent, lastAt, expiresAt: END })).toBe(expected);
});
