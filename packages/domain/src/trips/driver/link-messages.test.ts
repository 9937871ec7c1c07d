import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/time';
import { isBeforeLinkEnd, linkEndsAt } from '../../core/link-end';
import { refuseLinkMessage, type LinkMessages } from './link-messages';

const T = 10 * DAY_MS;
const messages = (fields: Partial<LinkMessages>): LinkMessages => ({
  isOptedOut: false,
  forTrip: 0,
  sentAt: [],
  ...fields,
});
const hoursAgo = (...hours: number[]) => hours.map((each) => T - each * HOUR_MS);

it('a link ends 24 hours after its trip', () => {
  expect([linkEndsAt(null), linkEndsAt(T)]).toEqual([null, T + DAY_MS]);
  const open = [isBeforeLinkEnd(null, T), isBeforeLinkEnd(T, T + DAY_MS - 1), isBeforeLinkEnd(T, T + DAY_MS)];
  expect(open).toEqual([true, true, false]);
});

describe('a message with the link may be sent to a phone', () => {
  it.each<[string, Partial<LinkMessages>, string | null]>([
    ['at first', {}, null],
    ['again after ten minutes', { forTrip: 1, sentAt: [T - 10 * MINUTE_MS] }, null],
    ['not earlier', { forTrip: 1, sentAt: [T - 10 * MINUTE_MS + 1] }, 'driver-link.too-soon'],
    ['not within ten minutes of another company', { sentAt: [T - 5 * MINUTE_MS] }, 'driver-link.too-soon'],
    ['a third time for a trip', { forTrip: 2, sentAt: hoursAgo(2, 1) }, null],
    ['not a fourth time', { forTrip: 3 }, 'driver-link.too-many'],
    ['a fifth time in a day', { sentAt: hoursAgo(5, 4, 3, 2) }, null],
    ['not a sixth time', { sentAt: hoursAgo(23, 5, 4, 3, 2) }, 'driver-link.too-soon'],
    ['a sixth time after a day', { sentAt: hoursAgo(24, 5, 4, 3, 2) }, null],
    ['whatever the order of the messages', { sentAt: hoursAgo(2, 3, 24, 4, 5) }, null],
    ['not to a driver who wants none', { isOptedOut: true }, 'driver-link.opted-out'],
  ])('%s', (_name, fields, code) => {
    expect(refuseLinkMessage(messages(fields), T)?.code ?? null).toBe(code);
  });

  it('and an early sender is told how long to wait', () => {
    const waitOf = (sentAt: number[]) => refuseLinkMessage(messages({ sentAt }), T)?.params;
    expect(waitOf([T - 90_000])).toEqual({ minutes: 9, seconds: 510 });
    expect(waitOf(hoursAgo(23, 5, 4, 3, 2))).toEqual({ minutes: 60, seconds: 3600 });
  });
});
