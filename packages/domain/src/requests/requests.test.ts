import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../core/time';
import { effectiveRights } from '../core/roles';
import { mayLook, refuseAsking, refuseConsent } from './ask';
import { HELP_LIMITS, REQUEST_STATES, type RequestState } from './limits';
import {
  moveRequest,
  refuseClosing,
  refuseReopening,
  requestDueAt,
  waitingAfter,
  type RequestTrigger,
} from './request-state';

const AT = Date.parse('2026-11-25T12:00:00Z');

describe.each<[RequestTrigger, Partial<Record<RequestState, RequestState>>]>([
  ['assign', { new: 'open' }],
  ['wait', { open: 'waiting' }],
  ['solve', { open: 'solved', waiting: 'solved' }],
  ['close', { solved: 'closed' }],
  ['reopen', { waiting: 'open', solved: 'open', closed: 'open' }],
])('the trigger %s of a request', (trigger, moves) => {
  it.each(REQUEST_STATES)('a request in the state %s is moved or refused', (state) => {
    const to = moves[state];
    expect(moveRequest({ state, changedAt: AT }, trigger, AT)).toEqual(
      to ? { state: to } : { code: 'request.other-state', params: { state } },
    );
  });
});

it.each<[RequestState, number, string | null]>([
  ['closed', 14 * DAY_MS - 1, null],
  ['closed', 14 * DAY_MS, 'request.closed-for-good'],
  ['solved', 14 * DAY_MS, null],
  ['waiting', 100 * DAY_MS, null],
  ['new', 0, 'request.other-state'],
])('a %s request after %i ms is reopened or refused', (state, after, code) => {
  expect(refuseReopening({ state, changedAt: AT }, AT + after)?.code ?? null).toBe(code);
});

it.each<[RequestState, boolean, string | null]>([
  ['solved', true, null],
  ['solved', false, 'request.not-asker'],
  ['open', true, 'request.other-state'],
  ['closed', true, 'request.other-state'],
])('a %s request is closed by its author or refused: %s', (state, isAsker, code) => {
  expect(refuseClosing({ state, changedAt: AT, isAsker }, AT)?.code ?? null).toBe(code);
});

it.each<[RequestState, number | null]>([
  ['new', null],
  ['open', null],
  ['waiting', null],
  ['solved', AT + 7 * DAY_MS],
  ['closed', AT + 14 * DAY_MS],
])('a request that is %s is changed by the clock at %s', (state, at) => {
  expect(requestDueAt({ state, changedAt: AT })).toBe(at);
});

it.each([
  [{ isBlocking: false, blocking: 2, limitingAt: null }, null],
  [{ isBlocking: true, blocking: 1, limitingAt: null }, null],
  [
    { isBlocking: true, blocking: 2, limitingAt: null },
    { code: 'request.too-many-blocking', field: 'is_blocking' },
  ],
  [{ isBlocking: false, blocking: 0, limitingAt: AT - DAY_MS }, null],
  [
    { isBlocking: true, blocking: 2, limitingAt: AT - DAY_MS + 1500 },
    { code: 'request.too-many-today', params: { max: HELP_LIMITS.perDay, retry_after_s: 2 } },
  ],
])('a request with %j is accepted or refused', (facts, refusal) => {
  const found = refuseAsking(facts, AT);
  if (refusal) expect(found).toMatchObject(refusal);
  else expect(found).toBeNull();
});

it.each([
  ['manager', true, 'new', null],
  ['manager', true, 'solved', null],
  ['manager', false, 'open', 'request.no-load'],
  ['manager', true, 'closed', 'request.other-state'],
  ['viewer', true, 'open', 'right.missing'],
] as const)('a %s shows a load (%s) of a request that is %s', (role, hasLoad, state, code) => {
  const writer = { side: 'shipper', rights: effectiveRights('shipper', role, { signedInBy: 'code' }) } as const;
  expect(refuseConsent(writer, { hasLoad, state })?.code ?? null).toBe(code);
});

const SINCE = AT - DAY_MS;

it.each<[RequestState, RequestState, number | null, boolean, number | null, boolean]>([
  ['new', 'open', SINCE, true, SINCE, true],
  ['open', 'waiting', SINCE, true, null, true],
  ['open', 'solved', SINCE, true, null, true],
  ['waiting', 'open', null, true, AT, true],
  ['waiting', 'open', null, false, AT, true],
  ['waiting', 'open', SINCE, true, SINCE, true],
  ['solved', 'open', null, true, AT, true],
  ['solved', 'open', null, false, AT, false],
  ['closed', 'open', null, false, AT, false],
])(
  'the waiting time of the company and the urgency follow the move of a request from %s to %s',
  (state, to, waitsSince, mayBlock, since, isBlocking) => {
    const request = { state, waitsSince, isBlocking: true };
    expect(waitingAfter(request, { to, at: AT, mayBlock })).toEqual({ waitsSince: since, isBlocking });
  },
);

it.each([
  [null, false],
  [AT, false],
  [AT + 1, true],
])('the operator with a consent until %s sees the load: %s', (until, isSeen) => {
  expect(mayLook(until, AT)).toBe(isSeen);
});
