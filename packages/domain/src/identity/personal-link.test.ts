import { expect, it } from 'vitest';
import { DAY_MS } from '../core/time';
import { PERSONAL_LINK_LIFE_MS, refusePersonalLink, type PersonalLink } from './personal-link';

const SENT = 1_000_000;
const link: PersonalLink = {
  expiresAt: SENT + PERSONAL_LINK_LIFE_MS,
  endedAt: null,
  hasNewer: false,
  usedForBidAt: null,
  order: null,
};
const running = { isWon: true, endedAt: null };
const ended = { isWon: true, endedAt: SENT };
const later = { expiresAt: SENT + 10 * DAY_MS };

it.each<[string, Partial<PersonalLink>, number, string | undefined]>([
  ['opens at once', {}, 0, undefined],
  ['opens in its last millisecond', {}, PERSONAL_LINK_LIFE_MS - 1, undefined],
  ['opens nothing after 72 hours', {}, PERSONAL_LINK_LIFE_MS, 'link.expired'],
  ['opens nothing after its invitation was revoked', { endedAt: SENT }, 1, 'link.ended'],
  ['opens nothing once a newer message came', { hasNewer: true }, 1, 'link.replaced'],
  ['opens nothing once a bid was placed by it', { usedForBidAt: SENT }, 1, 'link.used'],
  ['says that it was used although a newer one came', { usedForBidAt: SENT, hasNewer: true }, 1, 'link.used'],
  ['opens a running order', { order: running }, 1, undefined],
  ['opens an order in its last millisecond', { ...later, order: ended }, DAY_MS - 1, undefined],
  ['opens nothing a day after the end of its order', { ...later, order: ended }, DAY_MS, 'link.ended'],
  ['opens no order of another winner', { order: { ...running, isWon: false } }, 1, 'link.ended'],
  ['opens no order 72 hours after its last message', { order: running }, PERSONAL_LINK_LIFE_MS, 'link.expired'],
])('a personal link %s', (_what, change, after, code) => {
  expect(refusePersonalLink({ ...link, ...change }, SENT + after)?.code).toBe(code);
});
