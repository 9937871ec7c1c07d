import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../core/time';
import { buildStop, evidence, T } from '../testing/build-trip';
import { followReports, type DriverReport } from './driver-report';

const LATER = T + MINUTE_MS;
const tap = (kind: DriverReport['kind'], at = T, isInside: boolean | null = null): DriverReport => ({
  kind,
  at,
  isInside,
});
const follow = (reports: DriverReport[], known = [] as ReturnType<typeof evidence>[]) => {
  const { add, removeIds, confirmIds } = followReports(buildStop(1, 'pickup', known), reports, LATER);
  return { added: add.map(({ kind, at, isInside }) => [kind, at, isInside]), removeIds, confirmIds, add };
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
    const { add, confirmIds } = follow([tap('arrived')], [theirs, evidence('working', 'shipper')]);
    expect([add[0]?.confirmedAt, confirmIds]).toEqual([LATER, [theirs.id]]);
    expect(follow([tap('arrived', LATER)], [theirs]).add[0]?.confirmedAt).toBeNull();
  });

  it('the carrier’s own report confirms nothing', () => {
    expect(follow([tap('arrived')], [evidence('arrived', 'carrier')])).toMatchObject({ confirmIds: [] });
  });
});
