import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../core/time';
import { buildStop, confirmedAfter, evidence, T } from '../testing/build-trip';
import { followReports, isTapInside, type DriverReport } from './driver-report';

const LATER = T + MINUTE_MS;
const tap = (kind: DriverReport['kind'], at = T, isInside: boolean | null = null): DriverReport => ({
  kind,
  at,
  isInside,
});
const follow = (reports: DriverReport[], known = [] as ReturnType<typeof evidence>[]) => {
  const change = followReports(buildStop(1, 'pickup', known), reports, LATER);
  const added = change.add.map(({ kind, at, isInside }) => [kind, at, isInside]);
  return { added, removeIds: change.removeIds, confirmed: confirmedAfter(known, change) };
};

describe('the taps of a driver give evidence', () => {
  it.each([
    ['arrived', 'arrived'],
    ['loading', 'working'],
    ['unloading', 'working'],
    ['loaded', 'done'],
    ['delivered', 'done'],
  ] as const)('%s: %s', (report, kind) => {
    expect(follow([tap(report)]).added).toEqual([[kind, T, null]]);
  });

  it.each([
    ['the first of two', [tap('arrived', LATER), tap('arrived', T)], T, null],
    ['the one inside', [tap('arrived', T, false), tap('arrived', LATER, true)], LATER, true],
    ['the first inside', [tap('arrived', LATER, true), tap('arrived', T, true)], T, true],
  ] as const)('%s counts', (_name, reports, at, isInside) => {
    expect(follow([...reports]).added).toEqual([['arrived', at, isInside]]);
  });

  it('a better tap replaces the evidence, the same one changes nothing', () => {
    const known = evidence('arrived', 'driver', { isInside: false });
    expect(follow([tap('arrived', T, false)], [known])).toMatchObject({ added: [], removeIds: [] });
    const better = follow([tap('arrived', T, false), tap('arrived', LATER, true)], [known]);
    expect(better).toMatchObject({ added: [['arrived', LATER, true]], removeIds: [known.id] });
  });

  it('without its tap the evidence goes, that of others stays', () => {
    const own = evidence('working', 'driver');
    expect(follow([], [own, evidence('working', 'shipper')])).toMatchObject({ added: [], removeIds: [own.id] });
  });

  it('the shipper’s report of the same time is confirmed, and confirms', () => {
    const theirs = evidence('arrived', 'shipper');
    expect(follow([tap('arrived')], [theirs, evidence('working', 'shipper')]).confirmed).toEqual([
      ['arrived shipper', true],
      ['working shipper', false],
      ['arrived driver', true],
    ]);
    expect(follow([tap('arrived', LATER)], [theirs]).confirmed.at(-1)).toEqual(['arrived driver', false]);
  });

  it('the carrier’s own report confirms nothing', () => {
    expect(follow([tap('arrived')], [evidence('arrived', 'carrier')]).confirmed).toEqual([
      ['arrived carrier', false],
      ['arrived driver', false],
    ]);
  });
});

describe('a tap', () => {
  const gdansk = { lat: 54.352, lon: 18.6466 };
  const at = (lat: number, accuracyM: number | null = 10) => ({ ...gdansk, lat, accuracyM, at: T });

  it.each([
    ['at the gate', at(54.352), true, true],
    ['290 m away', at(54.3546), true, true],
    ['500 m away', at(54.3565), true, false],
    ['500 m away, where no gate is known', at(54.3565), false, true],
    ['1.1 km away, where no gate is known', at(54.362), false, false],
    ['with a vague position', at(54.352, 501), true, null],
    ['without a position', null, true, null],
    ['at 0/0', { lat: 0, lon: 0, accuracyM: 1, at: T }, true, null],
  ] as const)('%s', (_name, tap, hasGate, isInside) => {
    expect(isTapInside(tap, { point: gdansk, hasGate })).toBe(isInside);
  });

  it('at a stop without coordinates is not inside', () => {
    expect(isTapInside(at(54.352), { point: null, hasGate: true })).toBeNull();
  });
});
