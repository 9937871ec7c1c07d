import { expect, it } from 'vitest';
import { daysOf, type DayPreset } from './day-presets';

const SUNDAY = new Date(2026, 10, 22, 23, 59);
const TUESDAY = new Date(2026, 11, 29, 8);

it.each<[DayPreset, Date, string, string]>([
  ['today', SUNDAY, '2026-11-22', '2026-11-22'],
  ['this_week', SUNDAY, '2026-11-16', '2026-11-22'],
  ['this_week', TUESDAY, '2026-12-28', '2027-01-03'],
  ['next_7_days', TUESDAY, '2026-12-29', '2027-01-04'],
])('the preset %s on %s has its days', (preset, now, from, to) => {
  expect(daysOf(preset, now)).toEqual({ from, to });
});
