import { describe, expect, it } from 'vitest';
import { contactWayState, refuseContactCode, refuseContactTry } from './contact-code';
import { driverFieldsShown } from './visibility';

describe('a code to a contact', () => {
  const fresh = { lastSecondsAgo: null, toLoginThisHour: 0, toLoginToday: 0, fromCompanyToday: 0 };
  it.each([
    ['the first', {}, null],
    ['a minute after the last', { lastSecondsAgo: 60, toLoginThisHour: 1, toLoginToday: 1 }, null],
    [
      'less than a minute after the last',
      { lastSecondsAgo: 59.2, toLoginThisHour: 1, toLoginToday: 1 },
      'contact.code-too-soon',
    ],
    ['the fourth of an hour', { lastSecondsAgo: 600, toLoginThisHour: 3, toLoginToday: 3 }, 'contact.too-many-codes'],
    ['the sixth of a day', { lastSecondsAgo: 9_000, toLoginThisHour: 0, toLoginToday: 5 }, 'contact.too-many-codes'],
    ['of a company that has sent fifty', { fromCompanyToday: 50 }, 'contact.too-many-codes'],
  ])('a code to a contact is sent or refused: %s', (_name, facts, code) => {
    expect(refuseContactCode({ ...fresh, ...facts })?.code ?? null).toBe(code);
  });

  it('a refused code states the seconds to wait', () => {
    expect(refuseContactCode({ ...fresh, lastSecondsAgo: 10.5 })?.params).toEqual({ seconds: 50, retry_after_s: 50 });
  });
});

const sent = { secondsSinceSent: 30, tries: 0, isEnded: false };

it.each([
  ['right in time', { ...sent, isRight: true }, null],
  ['wrong', { ...sent, isRight: false }, 'contact.code-wrong'],
  ['right after ten minutes', { ...sent, secondsSinceSent: 600, isRight: true }, 'contact.code-wrong'],
  ['right after five tries', { ...sent, tries: 5, isRight: true }, 'contact.code-wrong'],
  ['right, but replaced', { ...sent, isEnded: true, isRight: true }, 'contact.code-wrong'],
  ['not sent', null, 'contact.code-wrong'],
])('a typed code that is %s is accepted or refused', (_name, code, refused) => {
  expect(refuseContactTry(code)?.code ?? null).toBe(refused);
});

it.each([
  [{ isVerified: true, code: null }, 'verified'],
  [{ isVerified: false, code: null }, 'not_verified'],
  [{ isVerified: false, code: sent }, 'sent'],
  [{ isVerified: false, code: { ...sent, secondsSinceSent: 600 } }, 'not_verified'],
  [{ isVerified: false, code: { ...sent, tries: 5 } }, 'not_verified'],
  [{ isVerified: false, code: { ...sent, isEnded: true } }, 'not_verified'],
])('a contact with %j is %s', (way, state) => {
  expect(contactWayState(way)).toBe(state);
});

it.each([
  [true, false, 'all'],
  [false, true, 'all'],
  [true, true, 'all'],
  [false, false, ['name', 'licence_expires_on']],
])(
  'a shipper with the driver’s record (%s) or an order that names the driver (%s) sees %j',
  (isOwnRecord, isAssignedToOwnLoad, shown) => {
    expect(driverFieldsShown({ isOwnRecord, isAssignedToOwnLoad })).toEqual(shown);
  },
);
