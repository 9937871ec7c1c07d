import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';

export const ZONES = {
  pl: 'Europe/Warsaw',
  gb: 'Europe/London',
  kz: 'Asia/Almaty',
  nz: 'Pacific/Auckland',
  cl: 'America/Santiago',
} as const;
const CLOCK_CHANGES = ['2026-09-05T16:00Z', '2026-09-26T14:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z'];

export const placeInTime = {
  country: fc.constantFrom(...(Object.keys(ZONES) as (keyof typeof ZONES)[])),
  now: fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -3 * DAY_MS, max: 9 * DAY_MS }))
    .map(([change, later]) => Date.parse(change) + later),
};

export function weekOf(ms: number, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}

export function beginOfWeek(ms: number, timeZone: string): number {
  const week = weekOf(ms, timeZone);
  let [before, within] = [ms - 8 * DAY_MS, ms];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (weekOf(middle, timeZone) < week) before = middle;
    else within = middle;
  }
  return within;
}

export function endOfOffice(now: number, timeZone: string): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' });
  let ms = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  while (hour.format(ms) !== '18') ms += HOUR_MS;
  return ms;
}
