import { describe, expect, it } from 'vitest';
import { buildLoad } from '../bids/testing/build-auction';
import { followTrip, tripFacts } from './follow-trip';
import { proofDueAt, proofState, refuseProof, refuseProofDecision, type Proof } from './proof';
import { buildStop, evidence, T } from './testing/build-trip';

const at = (kind: 'working' | 'departed' | 'done', minute: number) => evidence(kind, 'carrier', { at: T + minute });
const left = (id: number, kind: 'pickup' | 'delivery', minute: number) =>
  buildStop(id, kind, [at('working', minute), at('departed', minute + 1)]);
const proof = (stopId: number, state: Proof['state'], minute = 50): Proof => ({
  id: stopId,
  stopId,
  state,
  at: T + minute,
});

const order = buildLoad({ state: 'processing', selectedOptionId: 1, vehicleSetAt: T, papersReadyAt: T, timeline: {} });
const whole = [left(1, 'pickup', 1), left(2, 'pickup', 11), left(3, 'delivery', 21), left(4, 'delivery', 31)];
const proofs = [proof(3, 'accepted'), proof(4, 'accepted', 60)];

describe('the facts of a trip', () => {
  it('are the times of its stops and proofs', () => {
    expect(tripFacts(whole, proofs)).toEqual({
      loadingAt: T + 1,
      transitAt: T + 12,
      unloadingAt: T + 31,
      deliveredAt: T + 32,
      proofAt: T + 60,
      isProofAccepted: true,
    });
  });

  it('hold only when every stop is over; a skipped stop is over and needs no proof', () => {
    const open = [...whole.slice(0, 3), buildStop(4, 'delivery')];
    expect(tripFacts(open, proofs)).toMatchObject({ unloadingAt: null, deliveredAt: null });
    const skipped = [...whole.slice(0, 3), buildStop(4, 'delivery', [], T + 99)];
    expect(tripFacts(skipped, proofs)).toMatchObject({ unloadingAt: T + 21, deliveredAt: T + 99, proofAt: T + 50 });
  });

  it('have no proof while one is missing or refused, and none accepted while one waits', () => {
    expect(tripFacts(whole, [proof(3, 'accepted')]).proofAt).toBeNull();
    expect(tripFacts(whole, [proof(3, 'accepted'), proof(4, 'refused')]).proofAt).toBeNull();
    expect(tripFacts(whole, [proof(3, 'accepted'), proof(4, 'waiting')])).toMatchObject({
      proofAt: T + 50,
      isProofAccepted: false,
    });
  });
});

describe('an order follows its trip', () => {
  const facts = tripFacts(whole, proofs);
  const actions = (load: typeof order, given = facts) =>
    followTrip(load, given, T + 100).events.map(({ action }) => action);

  it('from loading to the completion in one step', () => {
    const { load } = followTrip(order, facts, T + 100);
    expect(load).toMatchObject({ state: 'completed', completedAt: T + 100, deliveredAt: T + 32, proofAt: T + 60 });
    expect(load.timeline).toEqual({ loading: T + 1, transit: T + 12, unloading: T + 31, documents_back: T + 60 });
    expect(actions(order)).toEqual(['load.started', 'load.completed']);
  });

  it('as far as its guards allow: the facts are kept, and the order follows later', () => {
    const blocked = { ...order, vehicleSetAt: null };
    const { load, events } = followTrip(blocked, facts, T + 100);
    expect([load.state, load.deliveredAt, events]).toEqual([undefined, T + 32, []]);
    expect(actions({ ...blocked, ...load, vehicleSetAt: T + 99 })).toEqual(['load.started', 'load.completed']);
  });

  it('and waits for the acceptance of the proofs', () => {
    expect(actions(order, { ...facts, isProofAccepted: false })).toEqual(['load.started']);
  });

  it('and takes back a step that was taken back, but no state', () => {
    const { load } = followTrip(order, { ...facts, isProofAccepted: false }, T + 100);
    const back = followTrip(
      { ...order, ...load },
      tripFacts([buildStop(1, 'pickup'), buildStop(2, 'delivery')], []),
      T + 101,
    );
    expect(back.load).toMatchObject({ deliveredAt: null, proofAt: null, timeline: { loading: T + 1 } });
    expect(back.load.timeline).not.toHaveProperty('transit');
    expect(back.load.state).toBeUndefined();
  });
});

describe('a proof of delivery', () => {
  it.each([
    ['the shipper itself', { isShipper: true, isInside: null }, 'accepted'],
    ['somebody inside the geofence', { isShipper: false, isInside: true }, 'accepted'],
    ['somebody elsewhere', { isShipper: false, isInside: false }, 'waiting'],
    ['the carrier by hand', { isShipper: false, isInside: null }, 'waiting'],
  ] as const)('by %s', (_, from, state) => expect(proofState(from)).toBe(state));

  it('is accepted by silence after two days', () => expect(proofDueAt({ at: T })).toBe(T + 48 * 3_600_000));

  it('belongs to a delivery that was not skipped, of a trip that is not over', () => {
    expect(refuseProof({ state: 'in_progress' }, buildStop(1, 'delivery'))).toBeNull();
    expect(refuseProof({ state: 'in_progress' }, buildStop(1, 'pickup'))?.code).toBe('trip.proof-not-delivery');
    expect(refuseProof({ state: 'in_progress' }, buildStop(1, 'delivery', [], T))?.code).toBe(
      'trip.proof-not-delivery',
    );
    expect(refuseProof({ state: 'void' }, buildStop(1, 'delivery'))?.code).toBe('trip.over');
  });

  it('is decided once, and refused with a reason', () => {
    expect(refuseProofDecision({ state: 'in_progress' }, { state: 'waiting' }, { accept: true })).toBeNull();
    expect(
      refuseProofDecision({ state: 'in_progress' }, { state: 'waiting' }, { accept: false, reason: ' ' })?.code,
    ).toBe('trip.reason-required');
    expect(
      refuseProofDecision({ state: 'in_progress' }, { state: 'waiting' }, { accept: false, reason: 'blurred' }),
    ).toBeNull();
    expect(refuseProofDecision({ state: 'in_progress' }, { state: 'accepted' }, { accept: true })?.code).toBe(
      'trip.proof-decided',
    );
    expect(
      refuseProofDecision({ state: 'completed' }, { state: 'waiting' }, { accept: false, reason: 'late' })?.code,
    ).toBe('trip.over');
  });
});
