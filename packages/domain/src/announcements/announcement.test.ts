import { expect, it } from 'vitest';
import { HOUR_MS } from '../core/time';
import { refuseAnnouncement } from './announcement';

const T = 1_000 * HOUR_MS;
type Facts = Parameters<typeof refuseAnnouncement>[0];
const facts: Facts = { lastAt: null, hours: 24, recipients: 3 };

it.each<[string, Partial<Facts>, ReturnType<typeof refuseAnnouncement>]>([
  ['for the first time', {}, null],
  ['a whole period after the last one', { lastAt: T - 24 * HOUR_MS }, null],
  [
    'a moment too early',
    { lastAt: T - 24 * HOUR_MS + 1 },
    { code: 'announcement.too-soon', params: { at: T + 1, hours: 1 } },
  ],
  ['after the one hour that was set', { lastAt: T - HOUR_MS, hours: 1 }, null],
  [
    'sooner than the week that was set',
    { lastAt: T - 100 * HOUR_MS, hours: 168 },
    { code: 'announcement.too-soon', params: { at: T + 68 * HOUR_MS, hours: 68 } },
  ],
  ['to nobody', { recipients: 0 }, { code: 'announcement.no-recipients', field: 'audience' }],
])('an announcement is sent or refused %s', (_name, change, expected) => {
  expect(refuseAnnouncement({ ...facts, ...change }, T)).toEqual(expected);
});
