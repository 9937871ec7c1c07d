import { expect, it } from 'vitest';
import { FEATURES } from '../../features';
import type { MessageHooks } from '../../platform/notices/message-hooks';

const HOOKS = {
  answerReplies: true,
  completeMessages: true,
  createContentWriter: true,
  followDelivery: true,
  isOutdated: true,
  listMuted: true,
} satisfies Record<keyof MessageHooks, true>;

it('each step in the sending of messages has one feature', () => {
  const declared = FEATURES.flatMap(({ messageHooks = {} }) => Object.keys(messageHooks));
  expect(declared.sort()).toEqual(Object.keys(HOOKS).sort());
});

it.each([
  ['fact', FEATURES.flatMap(({ notices = [] }) => notices.flatMap(({ facts = {} }) => Object.keys(facts)))],
  ['plan', FEATURES.flatMap(({ ownMessages }) => Object.keys(ownMessages?.plans ?? {}))],
  ['renderer', FEATURES.flatMap(({ ownMessages }) => Object.keys(ownMessages?.renders ?? {}))],
])('no %s is declared by two features', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
