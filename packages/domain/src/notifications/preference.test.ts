import { describe, expect, it } from 'vitest';
import { groupsOf, NOTIFICATION_CHANNELS, type NotificationClass, type NotificationGroup } from './groups';
import {
  channelsFor,
  groupDigest,
  isToldOf,
  isWanted,
  type NotificationPreference,
  refusePreference,
  USUAL_PREFERENCE,
} from './preference';
import { isTimeZone, nextTimeOfDay } from '../values/time-of-day';
import { quietUntil } from './quiet-hours';

const at = (text: string) => Date.parse(text);
const NIGHT = { from: '22:00', to: '07:00', time_zone: 'Europe/Kyiv' };

describe('quiet hours', () => {
  it.each([
    ['before they begin', NIGHT, '2026-11-23T19:59:00Z', null],
    ['at their first minute', NIGHT, '2026-11-23T20:00:00Z', '2026-11-24T05:00:00Z'],
    ['after midnight', NIGHT, '2026-11-24T01:30:30Z', '2026-11-24T05:00:00Z'],
    ['at their end', NIGHT, '2026-11-24T05:00:00Z', null],
    ['within one day', { ...NIGHT, from: '12:00', to: '13:30' }, '2026-11-23T10:15:00Z', '2026-11-23T11:30:00Z'],
    ['hours that never begin', { ...NIGHT, from: '08:00', to: '08:00' }, '2026-11-23T06:00:00Z', null],
    ['in the night the clocks go forward', NIGHT, '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
    ['in the night the clocks go back', NIGHT, '2026-10-24T21:00:00Z', '2026-10-25T05:00:00Z'],
    ['an end in the skipped hour', { ...NIGHT, to: '03:30' }, '2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z'],
    ['an end in the repeated hour', { ...NIGHT, to: '03:30' }, '2026-10-24T23:00:00Z', '2026-10-25T00:30:00Z'],
  ])('messages wait for the end of quiet hours: %s', (_name, quiet, now, until) => {
    const end = quietUntil(quiet, at(now));
    expect(end && new Date(end).toISOString()).toBe(until && new Date(until).toISOString());
  });

  it('messages to a person without quiet hours do not wait', () =>
    expect(quietUntil(null, at('2026-11-23T23:00:00Z'))).toBeNull());
});

it.each([
  ['later today', '2026-11-23T05:00:00Z', 8, '2026-11-23T06:00:00Z'],
  ['tomorrow, once the hour has begun', '2026-11-23T06:00:00Z', 8, '2026-11-24T06:00:00Z'],
  ['the day after the clocks went forward', '2026-03-28T07:00:00Z', 8, '2026-03-29T05:00:00Z'],
])('the next hour of the day is found: %s', (_name, now, hour, expected) => {
  const found = nextTimeOfDay(at(now), hour * 60, 'Europe/Kyiv');
  expect(new Date(found).toISOString()).toBe(new Date(expected).toISOString());
});

it('time zones are recognized', () => {
  expect(isTimeZone('Asia/Almaty')).toBe(true);
  expect(isTimeZone('Europe/Nowhere')).toBe(false);
});

const DAY = at('2026-11-23T12:00:00Z');
const DEEP_NIGHT = at('2026-11-23T23:00:00Z');

function plan(
  preference: Partial<NotificationPreference>,
  group: NotificationGroup,
  kind: NotificationClass,
  now = DAY,
  channels = NOTIFICATION_CHANNELS,
) {
  return channelsFor({ ...USUAL_PREFERENCE, ...preference }, { group, class: kind, channels }, now).map(
    ({ channel, at: when, isDigest }) =>
      `${channel}${when === null ? '' : ` ${new Date(when).toISOString().slice(8, 16)}`}${isDigest ? ' digest' : ''}`,
  );
}

describe('the channels of a message', () => {
  const digest = { digest_hour: 8, time_zone: 'Europe/Kyiv' };
  it.each([
    ['as usual', plan({}, 'invited', 'useful'), ['in_app', 'email', 'messenger']],
    ['as usual, with push', plan({}, 'outbid', 'digest'), ['in_app', 'email', 'messenger', 'push']],
    [
      'switched off',
      plan({ events: { invited: { email: false, in_app: false } } }, 'invited', 'useful'),
      ['messenger'],
    ],
    [
      'must-have, switched off everywhere',
      plan({ events: { lost: { email: false, in_app: false, messenger: false } } }, 'lost', 'must-have'),
      ['in_app', 'email'],
    ],
    [
      'must-have by a messenger that is no longer linked',
      channelsFor(
        { ...USUAL_PREFERENCE, events: { lost: { email: false } } },
        { group: 'lost', class: 'must-have', channels: ['in_app', 'email'] },
        DAY,
      ).map(({ channel }) => channel),
      ['in_app', 'email'],
    ],
    [
      'at night',
      plan({ quiet_hours: NIGHT }, 'invited', 'useful', DEEP_NIGHT),
      ['in_app', 'email 24T05:00', 'messenger 24T05:00'],
    ],
    [
      'must-have at night',
      plan({ quiet_hours: NIGHT }, 'lost', 'must-have', DEEP_NIGHT),
      ['in_app', 'email', 'messenger'],
    ],
    ['into the digest', plan(digest, 'invited', 'useful'), ['in_app', 'email 24T06:00 digest', 'messenger']],
    ['must-have beside a digest', plan(digest, 'lost', 'must-have'), ['in_app', 'email', 'messenger']],
    [
      'a digest whose hour is quiet',
      plan({ ...digest, quiet_hours: { ...NIGHT, to: '09:00' } }, 'invited', 'useful'),
      ['in_app', 'email 24T07:00 digest', 'messenger'],
    ],
  ])('the message has its channels: %s', (_name, planned, expected) => expect(planned).toEqual(expected));
});

describe('the choices of notifications', () => {
  it.each([
    ['nothing', 'carrier', {}, null],
    ['a useful one nowhere', 'carrier', { invited: { in_app: false, email: false, messenger: false } }, null],
    ['a must-have one by messenger only', 'carrier', { lost: { email: false } }, null],
    ['a must-have one not in the application', 'carrier', { lost: { in_app: false } }, 'notification.stays-in-app'],
    [
      'a must-have one in the application only',
      'carrier',
      { selected: { email: false, messenger: false, push: true } },
      'notification.one-more-channel',
    ],
    ['a useful one in the application only', 'shipper', { selected: { email: false, messenger: false } }, null],
    ['one of the other side', 'shipper', { outbid: { email: false } }, 'notification.not-of-this-side'],
  ] as const)('the choice is accepted or refused: %s', (_name, side, events, code) => {
    expect(refusePreference(side, { events })?.code ?? null).toBe(code);
  });

  it('the choices cover every notification of a side', () => {
    expect(groupsOf('shipper')).not.toContain('outbid');
    expect(groupsOf('carrier')).toContain('outbid');
    expect(isWanted(USUAL_PREFERENCE, 'order', 'push')).toBe(false);
  });
});

it.each([
  [false, 'digest', true],
  [false, 'useful', true],
  [true, 'digest', false],
  [true, 'useful', false],
  [true, 'must-have', true],
] as const)('a load that is muted (%s) sends notifications of the class %s: %s', (isMuted, kind, told) =>
  expect(isToldOf(isMuted, kind)).toBe(told),
);

it('a digest has each entry once with its last text', () => {
  const items = [
    { key: 'outbid 7', at: 1, text: 'first' },
    { key: 'invited 8', at: 2, text: 'other' },
    { key: 'outbid 7', at: 3, text: 'last' },
  ];
  expect(groupDigest(items).map(({ text }) => text)).toEqual(['other', 'last']);
});
