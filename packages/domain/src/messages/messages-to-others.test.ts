import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time';
import {
  firstFreeMoment,
  invitationsPerDay,
  invitationTime,
  nextFromAllCompanies,
  NO_HISTORY,
  refuseInviting,
  tenderMessage,
  type LoginHistory,
  type TenderMessage,
} from './messages-to-others';

const T = 10 * DAY_MS;
const history = (facts: Partial<LoginHistory>): LoginHistory => ({ ...NO_HISTORY, ...facts });

describe('an invitation may be sent', () => {
  it.each<[string, Partial<LoginHistory>, string | null]>([
    ['to a stranger', {}, null],
    ['again after an hour', { invitations: 1, messages: 1, lastInvitedAt: T - HOUR_MS }, null],
    [
      'not again within the hour',
      { invitations: 1, messages: 1, lastInvitedAt: T - HOUR_MS + 1 },
      'invitation.too-soon',
    ],
    ['a fifth time again', { invitations: 5, messages: 4, lastInvitedAt: T - DAY_MS }, null],
    ['not a sixth time again', { invitations: 6, messages: 1, lastInvitedAt: T - DAY_MS }, 'invitation.too-many'],
    ['not after five messages', { invitations: 2, messages: 5, lastInvitedAt: T - DAY_MS }, 'invitation.too-many'],
    [
      'in the place of a kept message, the fifth',
      { invitations: 2, messages: 5, lastInvitedAt: T - DAY_MS, waitingUntil: T + 1 },
      null,
    ],
    ['not to somebody who asked for none', { isOptedOut: true }, 'invitation.opted-out'],
  ])('an invitation is sent or refused: %s', (_name, facts, code) => {
    expect(refuseInviting(history(facts), T)?.code ?? null).toBe(code);
  });

  it('a refused invitation states the seconds to wait', () => {
    const early = history({ invitations: 1, lastInvitedAt: T - 10 * MINUTE_MS });
    expect(refuseInviting(early, T)?.params).toEqual({ minutes: 50, seconds: 3000 });
  });

  it.each<[string, Partial<LoginHistory>, number]>([
    ['at once to a stranger', {}, T],
    ['a day after the last message', { lastMessageAt: T - HOUR_MS }, T + 23 * HOUR_MS],
    ['at once when that was longer ago', { lastMessageAt: T - DAY_MS }, T],
    ['when the waiting message goes out', { lastMessageAt: T + HOUR_MS, waitingUntil: T + HOUR_MS }, T + HOUR_MS],
  ])('an invitation is sent %s', (_name, facts, at) => {
    expect(invitationTime(history(facts), T)).toBe(at);
  });
});

describe('a tender reaches an invited carrier', () => {
  const END = T + 2 * DAY_MS;
  it.each<[string, Partial<LoginHistory>, number, TenderMessage]>([
    ['at once where nothing was sent', {}, END, { way: 'own', at: T }],
    [
      'right behind its invitation within the hour',
      { messages: 1, lastMessageAt: T - HOUR_MS, aloneSince: T - HOUR_MS },
      END,
      { way: 'with-invitation', at: T },
    ],
    [
      'a day after the last message',
      { messages: 1, lastMessageAt: T - 2 * HOUR_MS, aloneSince: T - 2 * HOUR_MS },
      END,
      { way: 'own', at: T + 22 * HOUR_MS },
    ],
    ['not where it ends before', { messages: 1, lastMessageAt: T }, T + HOUR_MS, { way: 'none' }],
    ['with the message that waits', { messages: 5, waitingUntil: T + 5 }, END, { way: 'with-waiting', at: T + 5 }],
    ['not with a message that waits until it has ended', { waitingUntil: END }, END, { way: 'none' }],
    ['not after five messages', { messages: 5, lastMessageAt: T - 3 * DAY_MS }, END, { way: 'none' }],
    ['not where no message is wanted', { isOptedOut: true, waitingUntil: T + 5 }, END, { way: 'none' }],
  ])('the message of a tender to an invited carrier is sent or not: %s', (_name, facts, end, expected) => {
    expect(tenderMessage(history(facts), end, T)).toEqual(expected);
  });
});

it('a company sends 200 invitations a day until 20 were accepted, and then 2,000', () => {
  expect([0, 19, 20, 500].map(invitationsPerDay)).toEqual([200, 200, 2_000, 2_000]);
});

describe('messages above a daily limit', () => {
  it.each<[string, number[], number, number]>([
    ['at once below the limit', [T - 3, T - 2], 3, T],
    ['a day after the oldest of the last', [T - 3, T - 2, T - 1], 3, T - 3 + DAY_MS],
    ['after those that wait already', [T, T, T + DAY_MS, T + DAY_MS], 2, T + 2 * DAY_MS],
    ['at once when the last are older than a day', [T - DAY_MS, T - DAY_MS], 2, T],
    ['a day after those that wait for later today', [T + HOUR_MS, T + 2 * HOUR_MS], 2, T + HOUR_MS + DAY_MS],
    ['a day after the one before where one more waits', [T - 1, T + HOUR_MS], 2, T - 1 + DAY_MS],
    ['at once beside those that wait until tomorrow', [T - 1, T + DAY_MS, T + DAY_MS], 2, T],
  ])('a message with a daily limit is sent %s', (_name, moments, limit, expected) => {
    expect(firstFreeMoment(moments, limit, T)).toBe(expected);
  });

  it('no 24 hours have more messages than the limit, whatever was planned before', () => {
    const requests = fc.array(fc.integer({ min: 0, max: 5 * 24 }), { maxLength: 60 });
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 4 }), (hours, limit) => {
        const planned: number[] = [];
        for (const hour of hours) {
          planned.push(firstFreeMoment(planned, limit, hour * HOUR_MS));
          planned.sort((one, other) => one - other);
        }
        const fullest = planned.map((start) => planned.filter((at) => at >= start && at < start + DAY_MS).length);
        expect(Math.max(0, ...fullest)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('one login gets three invitations a day from all companies together', () => {
    expect(nextFromAllCompanies([T - 3, T - 2], T)).toBe(T);
    expect(nextFromAllCompanies([T - 3, T - 2, T - 1], T)).toBe(T - 3 + DAY_MS);
  });
});
