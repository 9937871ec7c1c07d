import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../core/time';
import { allowed, codeOf } from '../testing/expect-change';
import { reportStop, stopRefusals, TAKE_BACK_MS, type StopReport } from './report-stop';
import { buildStop, buildTrip, confirmedAfter, evidence, T } from './testing/build-trip';
import type { Trip, TripStop } from './stop';

const report = (state: StopReport['state'], fields: Partial<StopReport> = {}): StopReport => ({
  state,
  at: T,
  reason: '',
  ...fields,
});
const first = (reports: TripStop['evidence'] = [], skippedAt: number | null = null) =>
  buildStop(1, 'pickup', [...reports], skippedAt);
const tripOf = (stop: TripStop, state: Trip['state'] = 'planned') =>
  buildTrip([stop, buildStop(2, 'delivery')], { state });
const apply = (
  stop: TripStop,
  given: StopReport,
  side: 'shipper' | 'carrier' = 'carrier',
  t = T,
  state: Trip['state'] = 'planned',
) => reportStop(tripOf(stop, state), stop, given, side, t);

describe('a report by hand', () => {
  it('is evidence of the reporting side, in every running state of the order', () => {
    for (const state of ['planned', 'in_progress'] as const)
      expect(allowed(apply(first(), report('arrived'), 'carrier', T + 5, state)).add).toEqual([
        { kind: 'arrived', source: 'carrier', at: T, isInside: null, reportedAt: T + 5 },
      ]);
  });

  it('changes nothing when it is repeated', () => {
    const stop = first([evidence('arrived', 'carrier')]);
    expect(apply(stop, report('arrived'), 'carrier', T + DAY_MS)).toEqual({ add: [], removeIds: [] });
  });

  it('of the other side with the same time confirms both', () => {
    const theirs = evidence('arrived', 'carrier');
    const change = allowed(apply(first([theirs]), report('arrived'), 'shipper', T + 7));
    expect(confirmedAfter([theirs], change)).toEqual([
      ['arrived carrier', true],
      ['arrived shipper', true],
    ]);
    const other = allowed(apply(first([theirs]), report('arrived', { at: T + 1 }), 'shipper', T + 7));
    expect(confirmedAfter([theirs], other).map(([, isConfirmed]) => isConfirmed)).toEqual([false, false]);
  });

  it('confirms an earlier fact of the other side after a later one, also out of order', () => {
    const [arrived, departed] = [evidence('arrived', 'carrier'), evidence('departed', 'carrier', { at: T + 9 })];
    const later = buildStop(2, 'delivery', [arrived, departed]);
    const trip = buildTrip([first(), later]);
    const change = allowed(reportStop(trip, later, report('arrived'), 'shipper', T + 9));
    expect(confirmedAfter([arrived, departed], change)).toEqual([
      ['arrived carrier', true],
      ['departed carrier', false],
      ['arrived shipper', true],
    ]);
  });

  it('confirms no longer once it is taken back or corrected', () => {
    const known = [evidence('arrived', 'carrier'), evidence('arrived', 'shipper')];
    for (const given of [report('pending'), report('arrived', { at: T + 1 })]) {
      const change = allowed(apply(first(known), given, 'shipper', T + 2));
      expect(confirmedAfter(known, change)[0]).toEqual(['arrived carrier', false]);
    }
  });

  it('is taken back without the reports of the other side', () => {
    const own = evidence('working', 'shipper');
    const stop = first([evidence('arrived', 'carrier'), own]);
    expect(allowed(apply(stop, report('pending'), 'shipper', T + 1)).removeIds).toEqual([own.id]);
  });

  it('is corrected for five minutes', () => {
    const own = evidence('arrived', 'carrier');
    const corrected = report('arrived', { at: T - MINUTE_MS });
    expect(allowed(apply(first([own]), corrected, 'carrier', T + TAKE_BACK_MS - 1)).removeIds).toEqual([own.id]);
    expect(codeOf(apply(first([own]), corrected, 'carrier', T + TAKE_BACK_MS))).toBe('trip.report-final');
  });

  it('is taken back by the state before, for five minutes and by its reporter', () => {
    const [arrived, working] = [evidence('arrived', 'carrier'), evidence('working', 'carrier')];
    const stop = first([arrived, working]);
    expect(allowed(apply(stop, report('arrived'), 'carrier', T + 1)).removeIds).toEqual([working.id]);
    expect(allowed(apply(stop, report('pending'), 'carrier', T + 1)).removeIds).toEqual([arrived.id, working.id]);
    expect(codeOf(apply(stop, report('pending'), 'shipper', T + 1))).toBe('trip.report-final');
    expect(codeOf(apply(stop, report('pending'), 'carrier', T + TAKE_BACK_MS))).toBe('trip.report-final');
  });

  it.each([
    ['in the future', { at: T + 3 * MINUTE_MS }, 'trip.time-outside'],
    ['slightly ahead, by another clock', { at: T + 2 * MINUTE_MS }, null],
    ['long before the confirmation', { at: T - DAY_MS - 1 }, 'trip.time-outside'],
  ])('%s is refused or taken', (_, fields, code) => {
    expect(codeOf(apply(first(), report('arrived', fields)))).toBe(code);
  });

  it('of a later stop needs a reason while an earlier stop is not over', () => {
    const later = buildStop(2, 'delivery');
    const trip = buildTrip([first(), later]);
    expect(codeOf(reportStop(trip, later, report('arrived'), 'carrier', T))).toBe('trip.order-reason');
    expect(codeOf(reportStop(trip, later, report('arrived', { reason: 'closed' }), 'carrier', T))).toBeNull();
    const done = buildTrip([first([evidence('departed', 'carrier')]), later]);
    expect(codeOf(reportStop(done, later, report('arrived'), 'carrier', T))).toBeNull();
  });

  it.each(['void', 'completed'] as const)('of a trip that is %s is refused', (state) => {
    expect(codeOf(apply(first(), report('arrived'), 'carrier', T, state))).toBe('trip.over');
  });
});

describe('a stop', () => {
  it('is skipped by the shipper with a reason, and brought back for five minutes', () => {
    expect(codeOf(apply(first(), report('skipped', { reason: 'closed' })))).toBe('trip.skip-by-shipper');
    expect(codeOf(apply(first(), report('skipped'), 'shipper'))).toBe('trip.reason-required');
    expect(allowed(apply(first(), report('skipped', { reason: 'closed' }), 'shipper')).skip).toEqual({
      at: T,
      reason: 'closed',
    });
    const skipped = first([], T);
    expect(allowed(apply(skipped, report('pending'), 'shipper', T + 1)).skip).toBeNull();
    expect(codeOf(apply(skipped, report('pending'), 'shipper', T + TAKE_BACK_MS))).toBe('trip.report-final');
    expect(codeOf(apply(skipped, report('arrived'), 'carrier', T + 1))).toBe('trip.report-final');
  });

  it('that was left is not skipped', () => {
    const left = first([evidence('departed', 'carrier')]);
    expect(codeOf(apply(left, report('skipped', { reason: 'closed' }), 'shipper'))).toBe('trip.report-final');
  });

  it('lists the states that a side may not report', () => {
    const trip = tripOf(first());
    expect([...stopRefusals(trip, first(), 'carrier', T)].map(([state]) => state)).toEqual(['pending', 'skipped']);
    expect([...stopRefusals({ ...trip, state: 'void' }, first(), 'shipper', T)].length).toBe(5);
  });
});
