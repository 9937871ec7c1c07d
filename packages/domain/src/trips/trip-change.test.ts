import { describe, expect, it } from 'vitest';
import { isRefusal } from '../core/refusal';
import { buildStop, buildTrip, evidence, T } from './testing/build-trip';
import { decideChange, refuseChange, refuseNote, type TripChange } from './trip-change';

const arrived = evidence('arrived', 'carrier');
const trip = buildTrip([buildStop(1, 'pickup', [arrived]), buildStop(2, 'stop'), buildStop(3, 'delivery')]);
const change = (fields: Partial<TripChange> = {}): TripChange => ({
  stopId: 3,
  afterId: null,
  side: 'shipper',
  state: 'waiting',
  ...fields,
});

describe('a change of a stop', () => {
  it.each([
    ['of a stop ahead', { stopId: 3, afterId: null }, undefined],
    ['of a stop that the truck has reached', { stopId: 1, afterId: null }, 'trip.stop-reached'],
    ['a new stop after the truck', { stopId: null, afterId: 1 }, undefined],
    ['a new last stop', { stopId: null, afterId: 3 }, undefined],
    ['a new stop before the one with the truck', { stopId: null, afterId: null }, 'trip.stop-reached'],
  ])('%s', (_name, place, code) => {
    expect(refuseChange(trip, [], place)?.code).toBe(code);
  });

  it('waits alone for its stop, beside changes of other stops', () => {
    expect(refuseChange(trip, [change()], { stopId: 3, afterId: null })?.code).toBe('trip.change-waiting');
    expect(refuseChange(trip, [change()], { stopId: 2, afterId: null })).toBeNull();
    expect(refuseChange(trip, [change({ state: 'refused' })], { stopId: 3, afterId: null })).toBeNull();
    const added = change({ stopId: null, afterId: 1 });
    expect(refuseChange(trip, [added], { stopId: null, afterId: 2 })?.code).toBe('trip.change-waiting');
  });

  it('ends with the trip', () => {
    const over = { ...trip, state: 'completed' as const };
    expect(refuseChange(over, [], { stopId: 3, afterId: null })?.code).toBe('trip.over');
    expect(decideChange(over, change(), { accept: true }, 'carrier')).toMatchObject({ code: 'trip.over' });
  });

  it.each([
    ['the other side accepts', change(), { accept: true }, 'carrier', 'accepted'],
    ['the other side refuses with a reason', change(), { accept: false, reason: 'Too late' }, 'carrier', 'refused'],
    ['a refusal without a reason', change(), { accept: false, reason: ' ' }, 'carrier', 'trip.reason-required'],
    ['the own side withdraws', change(), { accept: false }, 'shipper', 'withdrawn'],
    ['the own side does not accept', change(), { accept: true }, 'shipper', 'trip.change-own'],
    ['the truck arrived meanwhile', change({ stopId: 1 }), { accept: true }, 'carrier', 'trip.stop-reached'],
    ['a change that was decided', change({ state: 'accepted' }), { accept: true }, 'carrier', 'trip.change-decided'],
  ] as const)('%s', (_name, given, answer, side, expected) => {
    const decided = decideChange(trip, given, answer, side);
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
  });

  it('of contact and note is possible until the stop is over', () => {
    expect(refuseNote(trip, buildStop(1, 'pickup', [arrived]))).toBeNull();
    expect(refuseNote(trip, buildStop(1, 'pickup', [evidence('departed', 'driver')]))?.code).toBe('trip.stop-reached');
    expect(refuseNote(trip, buildStop(1, 'pickup', [], T))?.code).toBe('trip.stop-reached');
    expect(refuseNote({ state: 'void' }, buildStop(1, 'pickup'))?.code).toBe('trip.over');
  });
});
