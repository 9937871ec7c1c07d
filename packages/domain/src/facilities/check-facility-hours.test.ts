import { describe, expect, it } from 'vitest';
import { checkFacilityHours } from './check-facility-hours';
import type { FacilityHours } from './facility';

const day = (number: number, from = '08:00', to = '18:00', breaks: { from: string; to: string }[] = []) => ({
  day: number,
  from,
  to,
  breaks,
});
const WORKDAYS: FacilityHours = {
  days: [1, 2, 3, 4, 5].map((number) => day(number, '08:00', '18:00', [{ from: '12:00', to: '13:00' }])),
  holidays: [{ date: '2026-11-11', name: 'Independence Day' }],
};
const ALWAYS: FacilityHours = { days: [1, 2, 3, 4, 5, 6, 7].map((n) => day(n, '00:00', '24:00')), holidays: [] };
const NIGHT: FacilityHours = { days: [7].map((n) => day(n, '01:00', '04:00')), holidays: [] };
const WARSAW = 'Europe/Warsaw';

const at = (text: string | null) => (text === null ? null : Date.parse(text));
const check = (hours: FacilityHours | null, from: string | null, to: string | null, zone = WARSAW) => {
  const warning = checkFacilityHours(hours, { from: at(from), to: at(to) }, zone);
  if (!warning) return null;
  const iso = (moment: number | null) => moment && new Date(moment).toISOString().slice(0, 16);
  return [warning.kind, warning.reason, iso(warning.opensAt), iso(warning.closesAt), warning.holiday];
};

// In November Warsaw is an hour ahead of UTC. The 9th is a Monday.
describe.each([
  ['within the hours', WORKDAYS, '2026-11-09T08:00Z', '2026-11-09T10:00Z', null],
  ['from opening to closing, over the break', WORKDAYS, '2026-11-09T07:00Z', '2026-11-09T17:00Z', null],
  ['over several days', WORKDAYS, '2026-11-09T08:00Z', '2026-11-12T08:00Z', null],
  ['a moment', WORKDAYS, '2026-11-09T08:00Z', null, null],
  ['only an end', WORKDAYS, null, '2026-11-09T08:00Z', null],
  ['no window', WORKDAYS, null, null, null],
  ['no hours', null, '2026-11-09T01:00Z', '2026-11-09T02:00Z', null],
  ['round the clock, over midnight', ALWAYS, '2026-11-09T21:00Z', '2026-11-10T03:00Z', null],
  [
    ...['before it opens', WORKDAYS, '2026-11-09T04:00Z', '2026-11-09T06:00Z'],
    ['closed', 'hours', '2026-11-09T07:00', null, null],
  ],
  [
    ...['until the minute it opens', WORKDAYS, '2026-11-09T06:00Z', '2026-11-09T07:00Z'],
    ['closed', 'hours', '2026-11-09T07:00', null, null],
  ],
  [
    ...['after it closes', WORKDAYS, '2026-11-09T17:00Z', '2026-11-09T20:00Z'],
    ['closed', 'hours', '2026-11-10T07:00', null, null],
  ],
  [
    ...['on Saturday', WORKDAYS, '2026-11-14T09:00Z', '2026-11-14T10:00Z'],
    ['closed', 'day_off', '2026-11-16T07:00', null, null],
  ],
  [
    ...['on a holiday', WORKDAYS, '2026-11-11T09:00Z', '2026-11-11T10:00Z'],
    ['closed', 'holiday', '2026-11-12T07:00', null, '2026-11-11'],
  ],
  [
    ...['within the break', WORKDAYS, '2026-11-09T11:10Z', '2026-11-09T11:40Z'],
    ['closed', 'break', '2026-11-09T12:00', null, null],
  ],
  [
    ...['from within the break', WORKDAYS, '2026-11-09T11:10Z', '2026-11-09T14:00Z'],
    ['opens_later', 'break', '2026-11-09T12:00', null, null],
  ],
  [
    ...['from before it opens', WORKDAYS, '2026-11-09T05:00Z', '2026-11-09T10:00Z'],
    ['opens_later', 'hours', '2026-11-09T07:00', null, null],
  ],
  [
    ...['until after it closes', WORKDAYS, '2026-11-09T15:00Z', '2026-11-09T19:00Z'],
    ['closes_earlier', 'hours', '2026-11-10T07:00', '2026-11-09T17:00', null],
  ],
  [
    ...['until a holiday', WORKDAYS, '2026-11-10T15:00Z', '2026-11-11T09:00Z'],
    ['closes_earlier', 'holiday', '2026-11-12T07:00', '2026-11-10T17:00', '2026-11-11'],
  ],
  [
    ...['a moment after it closes', WORKDAYS, '2026-11-13T18:00Z', null],
    ['closed', 'hours', '2026-11-16T07:00', null, null],
  ],
] as const)('a window %s', (_what, hours, from, to, warning) => {
  it('the window has the right warning', () => expect(check(hours, from, to)).toEqual(warning));
});

describe('the local time of a facility', () => {
  it('the local time of the facility counts, and not that of the reader', () => {
    expect(check(WORKDAYS, '2026-11-09T03:30Z', '2026-11-09T05:00Z', 'Asia/Almaty')).toBeNull();
    expect(check(WORKDAYS, '2026-11-09T14:00Z', null, 'Asia/Almaty')).toEqual([
      ...['closed', 'hours', '2026-11-10T03:00', null, null],
    ]);
  });

  it('the facility opens an hour earlier in UTC during summer time', () => {
    // Summer time begins in Warsaw on Sunday, 29 March 2026.
    expect(check(WORKDAYS, '2026-03-27T06:30Z', null)?.[2]).toBe('2026-03-27T07:00');
    expect(check(WORKDAYS, '2026-03-30T06:30Z', null)).toBeNull();
    expect(check(WORKDAYS, '2026-03-28T10:00Z', null)?.[2]).toBe('2026-03-30T06:00');
  });

  it('an opening in the skipped hour of spring is after that hour', () => {
    const spring: FacilityHours = { days: [day(7, '02:30', '05:00')], holidays: [] };
    expect(check(spring, '2026-03-29T00:30Z', null)).toEqual(['closed', 'hours', '2026-03-29T01:30', null, null]);
    expect(check(spring, '2026-03-29T01:30Z', null)).toBeNull();
    const within: FacilityHours = { days: [day(7, '02:00', '03:00')], holidays: [] };
    expect(check(within, '2026-03-29T00:30Z', null)?.[2]).toBe('2026-04-05T00:00');
  });

  it('a facility that is open in the repeated hour of autumn is open both times', () => {
    // Summer time ends in Warsaw on Sunday, 25 October 2026: 02:00 to 03:00 comes twice.
    expect(check(NIGHT, '2026-10-25T00:30Z', '2026-10-25T01:30Z')).toBeNull();
    expect(check(NIGHT, '2026-10-25T02:59Z', null)).toBeNull();
    expect(check(NIGHT, '2026-10-25T03:00Z', null)?.[0]).toBe('closed');
  });
});

it('a facility whose days are all holidays has no next opening', () => {
  const dates = Array.from({ length: 60 }, (_each, week) => {
    const monday = Date.parse('2026-11-02T00:00Z') + week * 7 * 86_400_000;
    return { date: new Date(monday).toISOString().slice(0, 10) };
  });
  expect(check({ days: [day(1)], holidays: dates }, '2026-11-09T09:00Z', null)).toEqual([
    ...['closed', 'holiday', null, null, '2026-11-09'],
  ]);
});
