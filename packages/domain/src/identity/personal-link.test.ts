import { expect, it } from 'vitest';
import { PERSONAL_LINK_LIFE_MS, refusePersonalLink, type PersonalLink } from './personal-link';

const SENT = 1_000_000;
const link: PersonalLink = {
  expiresAt: SENT + PERSONAL_LINK_LIFE_MS,
  endedAt: null,
  hasNewer: false,
  usedForBidAt: null,
};

it.each<[string, Partial<PersonalLink>, number, string | undefined]>([
  ['opens at once', {}, 0, undefined],
  ['opens in its last millisecond', {}, PERSONAL_LINK_LIFE_MS - 1, undefined],
  ['opens nothing after 72 hours', {}, PERSONAL_LINK_LIFE_MS, 'link.expired'],
  ['opens nothing after its invitation was revoked', { endedAt: SENT }, 1, 'link.ended'],
  ['opens nothing once a newer message came', { hasNewer: true }, 1, 'link.replaced'],
  ['opens nothing once a bid was placed by it', { usedForBidAt: SENT }, 1, 'link.used'],
  ['says that it was used although a newer one came', { usedForBidAt: SENT, hasNewer: true }, 1, 'link.used'],
])('a personal link %s', (_what, change, after, code) => {
  expect(refusePersonalLink({ ...link, ...change }, SENT + after)?.code).toBe(code);
});
