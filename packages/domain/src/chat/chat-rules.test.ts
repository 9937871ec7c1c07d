import { describe, expect, it } from 'vitest';
import { effectiveRights, ROLES, type Role, type Side } from '../core/roles';
import { CHAT_LIMITS } from './limits';
import { refuseMessage, refusePace, refuseQuestion, refuseSending, refuseWriting } from './chat-rules';

const writer = (side: Side, role: Role, signedInBy: 'code' | 'link' = 'code') => ({
  side,
  rights: effectiveRights(side, role, { signedInBy }),
});

describe('the right to write for a company', () => {
  const speaking = (side: Side) =>
    ROLES.filter((role) => refuseWriting(writer(side, role), { isSupport: false }) === null);

  it.each(['shipper', 'carrier'] as const)(
    'members of a %s with the right to tender or bid may write, and accountants and viewers may not',
    (side) => {
      expect(speaking(side)).toEqual(['owner', 'administrator', 'manager', 'dispatcher']);
    },
  );

  it.each<[Side, string]>([
    ['shipper', 'loads.write'],
    ['carrier', 'bids.write'],
  ])('a viewer of a %s needs the right %s to write', (side, right) => {
    expect(refuseWriting(writer(side, 'viewer'), { isSupport: false })).toEqual({
      code: 'right.missing',
      params: { right },
    });
  });

  it('everybody may write to support', () => {
    expect(refuseWriting(writer('shipper', 'viewer'), { isSupport: true })).toBeNull();
  });

  it('a session of a link may write for its carrier', () => {
    expect(refuseWriting(writer('carrier', 'dispatcher', 'link'), { isSupport: false })).toBeNull();
  });
});

describe('the sender of a message', () => {
  it.each<[string, Role, { isSupport: boolean; isArchived: boolean }, string | null]>([
    ['a dispatcher', 'dispatcher', { isSupport: false, isArchived: false }, null],
    ['a dispatcher in an archived chat', 'dispatcher', { isSupport: false, isArchived: true }, 'chat.archived'],
    ['a viewer', 'viewer', { isSupport: false, isArchived: false }, 'right.missing'],
    ['an accountant', 'accountant', { isSupport: false, isArchived: false }, 'right.missing'],
    ['an accountant to support', 'accountant', { isSupport: true, isArchived: false }, null],
    ['a viewer in an archived chat', 'viewer', { isSupport: false, isArchived: true }, 'chat.archived'],
    ['a viewer to support', 'viewer', { isSupport: true, isArchived: false }, null],
  ])('a message is accepted or refused from %s', (_, role, chat, code) => {
    expect(refuseSending(writer('shipper', role), chat)?.code ?? null).toBe(code);
  });
});

it.each<[string, number, string | null]>([
  ['Hello', 0, null],
  ['', 1, null],
  ['', 0, 'chat.message-empty'],
  [' \n ', 0, 'chat.message-empty'],
  [' ', CHAT_LIMITS.filesMax, null],
  ['Hello', CHAT_LIMITS.filesMax + 1, 'chat.too-many-files'],
])('a message of %j with %i files is checked', (text, files, code) => {
  expect(refuseMessage({ text, files })?.code ?? null).toBe(code);
});

it.each<[number | null, number, number | null]>([
  [null, 0, null],
  [1000, 61_000, null],
  [1000, 60_999, 1],
  [1000, 1000, 60],
  [1000, 31_500, 30],
])('a sender limited by a message at %s waits at %i for %s s', (limitingAt, now, seconds) => {
  expect(refusePace({ limitingAt, now })?.params?.['retry_after_s'] ?? null).toBe(seconds);
});

it.each([
  [{ mode: 'to_all', state: 'ongoing', ownOpen: 0 }, null],
  [{ mode: 'private', state: 'ongoing', ownOpen: 0 }, 'chat.questions-private'],
  [{ mode: 'to_all', state: 'tender_over', ownOpen: 0 }, 'chat.questions-closed'],
  [{ mode: 'to_all', state: 'archived', ownOpen: 0 }, 'chat.questions-closed'],
  [{ mode: 'to_all', state: 'ongoing', ownOpen: CHAT_LIMITS.openQuestionsMax }, 'chat.too-many-questions'],
] as const)('a question about %j is checked', (asked, code) => {
  expect(refuseQuestion(asked)?.code ?? null).toBe(code);
});
