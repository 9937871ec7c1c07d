import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../core/time';
import { T } from '../testing/build-trip';
import { isLinkOpen, refuseLink } from './driver-link';

describe('the link of a driver', () => {
  it.each([
    ['planned', null, true],
    ['in_progress', null, true],
    ['completed', T - DAY_MS + 1, true],
    ['completed', T - DAY_MS, false],
    ['void', null, false],
  ] as const)('of a trip that is %s since %s is open: %s', (state, endedAt, isOpen) => {
    expect(isLinkOpen({ state, endedAt }, T)).toBe(isOpen);
  });

  const messages = { isOptedOut: false, forTrip: 0, sentAt: [] };
  const usual = { isOpen: true, channel: 'sms', driver: { login: '+48111222333' }, messages } as const;

  it.each([
    ['to the named driver', {}, null],
    ['by e-mail, if the driver has none', { channel: 'email', driver: { login: null } }, 'driver-link.no-email'],
    ['by SMS, if the driver has no phone', { driver: { login: null } }, 'driver-link.no-phone'],
    ['without a driver', { driver: null }, 'driver-link.no-driver'],
    ['as a copy, without a driver', { channel: 'copy', driver: null }, null],
    ['as a copy after the trip', { channel: 'copy', isOpen: false }, 'trip.over'],
    ['to a driver who wants none', { messages: { ...messages, isOptedOut: true } }, 'driver-link.opted-out'],
    [
      'as a copy, although the driver wants none',
      { channel: 'copy', messages: { ...messages, isOptedOut: true } },
      null,
    ],
  ] as const)('passed on %s', (_name, fields, code) => {
    expect(refuseLink({ ...usual, ...fields }, T)?.code ?? null).toBe(code);
  });
});
