import type { NotificationSettings } from '@tenderlane/contract';
import { refusePreference, type NotificationChannel } from '@tenderlane/domain/notifications';
import { expect, it } from 'vitest';
import { cellOf, channelsOf, withChange } from './channel-cells';

type EventSetting = NotificationSettings['events'][number];
const ON = { in_app: true, email: true, messenger: true, push: true };
const setting = (part: Partial<EventSetting>, channels: Partial<typeof ON> = {}): EventSetting => ({
  event: 'lost',
  class: 'must-have',
  ...part,
  channels: { ...ON, ...channels },
});
const WITH_TELEGRAM: NotificationChannel[] = ['in_app', 'email', 'messenger', 'push'];
const WITHOUT: NotificationChannel[] = ['in_app', 'email', 'push'];

it.each([
  ['a useful one in the app', setting({ class: 'useful' }), 'in_app', WITHOUT, { isOn: true, fixed: null }],
  ['a must-have one in the app', setting({}, { in_app: false }), 'in_app', WITHOUT, { isOn: true, fixed: 'always' }],
  ['a must-have one by e-mail and Telegram', setting({}), 'email', WITH_TELEGRAM, { isOn: true, fixed: null }],
  [
    'a must-have one by e-mail only',
    setting({}, { messenger: false }),
    'email',
    WITH_TELEGRAM,
    { isOn: true, fixed: 'last' },
  ],
  [
    'a must-have one by Telegram only',
    setting({}, { email: false }),
    'messenger',
    WITH_TELEGRAM,
    { isOn: true, fixed: 'last' },
  ],
  [
    'a must-have one without e-mail, which may be switched on',
    setting({}, { email: false }),
    'email',
    WITH_TELEGRAM,
    { isOn: false, fixed: null },
  ],
  ['a must-have one without Telegram', setting({}), 'email', WITHOUT, { isOn: true, fixed: 'last' }],
  [
    'a must-have one after Telegram was disconnected',
    setting({}, { email: false }),
    'email',
    WITHOUT,
    { isOn: true, fixed: 'last' },
  ],
  ['a useful one without push', setting({ class: 'useful' }), 'push', WITHOUT, null],
  [
    'a digest one with push',
    setting({ event: 'outbid', class: 'digest' }),
    'push',
    WITHOUT,
    { isOn: true, fixed: null },
  ],
  ['a must-have one with push', setting({ event: 'selected' }), 'push', WITHOUT, { isOn: true, fixed: null }],
] as const)('the cell of a notification has its state: %s', (_name, event, channel, here, cell) =>
  expect(cellOf(event, channel, here)).toEqual(cell),
);

it('every choice that is offered is accepted by the server', () => {
  const answers = [true, false].flatMap((email) => [true, false].map((messenger) => ({ email, messenger })));
  for (const channels of answers.filter(({ email, messenger }) => email || messenger)) {
    const event = setting({}, channels);
    for (const channel of ['in_app', 'email', 'messenger'] as const) {
      const cell = cellOf(event, channel, WITH_TELEGRAM);
      if (!cell || cell.fixed) continue;
      const chosen = { lost: { ...event.channels, [channel]: !cell.isOn } };
      expect(refusePreference('carrier', { events: chosen }), JSON.stringify(chosen)).toBeNull();
    }
  }
});

const SETTINGS: NotificationSettings = {
  events: [setting({}), setting({ event: 'invited', class: 'useful' })],
  quiet_hours: null,
  digest: { hour: 8, time_zone: 'Europe/Kyiv' },
  telegram: { is_offered: true, is_linked: true, name: '@olena' },
  push: { is_offered: false, browsers: 0 },
};

it('only available channels are shown', () => {
  expect(channelsOf(SETTINGS)).toEqual(['in_app', 'email', 'messenger']);
  const without = { telegram: { ...SETTINGS.telegram, is_linked: false }, push: { is_offered: true, browsers: 0 } };
  expect(channelsOf(without)).toEqual(['in_app', 'email', 'push']);
});

it('a choice is shown before it is saved and changes nothing else', () => {
  const quiet_hours = { from: '22:00', to: '07:00', time_zone: 'Europe/Kyiv' };
  const after = withChange(SETTINGS, {
    events: [{ event: 'invited', channels: { email: false } }],
    quiet_hours,
  });
  expect(after.events.map(({ channels }) => channels.email)).toEqual([true, false]);
  expect([after.quiet_hours, after.digest]).toEqual([quiet_hours, SETTINGS.digest]);
  expect(withChange(after, { digest: null }).digest).toBeNull();
});
