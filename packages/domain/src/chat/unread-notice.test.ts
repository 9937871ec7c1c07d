import { expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time';
import { unreadNoticeAt } from './unread-notice';

it.each([
  [0, 10],
  [90, 100],
])('unread messages from minute %i are notified in minute %i', (sent, expected) => {
  expect(unreadNoticeAt(sent * MINUTE_MS)).toBe(expected * MINUTE_MS);
});
