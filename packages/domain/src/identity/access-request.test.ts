import { expect, it } from 'vitest';
import { DAY_MS } from '../core/time';
import { refuseAccessRequest, refuseAccessDecision, type AccessRequestFacts } from './access-request';

const T = 10 * DAY_MS;
const facts: AccessRequestFacts = { isMember: false, declinedAt: null, ofPersonToday: 0 };

it.each<[string, Partial<AccessRequestFacts>, string | null]>([
  ['for the first time', {}, null],
  ['as a member', { isMember: true }, 'access.member'],
  ['within a day of being declined', { declinedAt: T - DAY_MS + 1 }, 'access.declined'],
  ['a day after being declined', { declinedAt: T - DAY_MS }, null],
  ['for a fifth company', { ofPersonToday: 4 }, null],
  ['for a sixth company on one day', { ofPersonToday: 5 }, 'access.too-many'],
])('the request of a person for access is checked %s', (_name, change, code) => {
  expect(refuseAccessRequest({ ...facts, ...change }, T)?.code ?? null).toBe(code);
});

it.each([
  ['open', null],
  ['approved', { code: 'access.decided', params: { state: 'approved' } }],
  ['declined', { code: 'access.decided', params: { state: 'declined' } }],
] as const)('a request for access that is %s is decided or refused', (state, expected) => {
  expect(refuseAccessDecision(state)).toEqual(expected);
});
