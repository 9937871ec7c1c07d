import { expect, it } from 'vitest';
import { refuseTrackingLink, showsTimes, TRACKING_LINKS_MAX } from './tracking-links';

it.each([
  [0, null],
  [TRACKING_LINKS_MAX - 1, null],
  [TRACKING_LINKS_MAX, 'tracking-link.too-many'],
])('a link beside %i others of the company: %s', (known, code) => {
  expect(refuseTrackingLink(known)?.code ?? null).toBe(code);
});

it.each([
  ['of each stop, without an own one', null, 7, true],
  ['of its own stop', 7, 7, true],
  ['of no other stop', 7, 8, false],
] as const)('a link shows the times %s', (_name, ownStopId, stopId, isShown) => {
  expect(showsTimes(ownStopId, stopId)).toBe(isShown);
});
