import { expect, it } from 'vitest';
import { dayOfEnd } from './day-of-end';

const now = Date.parse('2026-11-22T12:00:00Z');

it('the day of the end is named only for a tender that has ended', () => {
  expect(dayOfEnd('2026-11-21T12:00:00.000Z', now)).toBe('2026-11-21T12:00:00.000Z');
  expect(dayOfEnd('2026-11-25T12:00:00.000Z', now)).toBeNull();
  expect(dayOfEnd(null, now)).toBeNull();
});
