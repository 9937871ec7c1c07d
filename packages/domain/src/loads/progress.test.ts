import { describe, expect, it } from 'vitest';
import { buildLoad, END, START } from '../bids/testing/build-auction';
import { allowed, codeOf } from '../testing/expect-change';
import { completeLoad, refuseComplete, refuseOrderContest, refuseStart, startLoading } from './progress';

const processing = buildLoad({ state: 'processing', selectedOptionId: 1, vehicleSetAt: START, papersReadyAt: START });
const underWay = buildLoad({ state: 'in_progress', selectedOptionId: 1, deliveredAt: END, proofAt: END });

describe('the start of loading', () => {
  it.each([
    ['needs driver and truck', { vehicleSetAt: null }, undefined, 'load.vehicle-missing', 'carrier'],
    [
      'names the vehicle first when both are missing',
      { vehicleSetAt: null, papersReadyAt: null },
      'why',
      'load.vehicle-missing',
      'carrier',
    ],
    ['needs the papers', { papersReadyAt: null }, undefined, 'load.papers-missing', 'shipper'],
    ['is not overridden by an empty reason', { papersReadyAt: null }, ' ', 'load.papers-missing', 'shipper'],
    ['is refused in another state', { state: 'ongoing' as const }, undefined, 'load.wrong-state', undefined],
  ])('%s', (_, fields, reason, code, party) => {
    const refusal = refuseStart({ ...processing, ...fields }, reason);
    expect([refusal?.code, refusal?.params?.['party']]).toEqual([code, party]);
  });

  it('takes the time of the fact, and the reason only where papers are missing', () => {
    expect(allowed(startLoading(processing, END, 'why'))).toMatchObject({
      load: { state: 'in_progress', timeline: { loading: END } },
      events: [{ action: 'load.started', params: {} }],
    });
    const overridden = allowed(startLoading({ ...processing, papersReadyAt: null }, END, 'why'));
    expect(overridden.events).toMatchObject([{ params: { reason: 'why' } }]);
  });
});

describe('the completion', () => {
  it.each([
    ['needs every stop to be over', { deliveredAt: null }, 'why', 'load.stops-open'],
    ['needs a proof of every delivery', { proofAt: null }, undefined, 'load.proof-missing'],
    ['is refused before loading', { state: 'processing' as const }, undefined, 'load.wrong-state'],
  ])('%s', (_, fields, reason, code) => {
    expect(refuseComplete({ ...underWay, ...fields }, reason)?.code).toBe(code);
  });

  it('keeps its time, and the reason of a waived proof', () => {
    const { load, events } = allowed(completeLoad({ ...underWay, proofAt: null }, END + 1, 'by post'));
    expect(load).toMatchObject({ state: 'completed', completedAt: END + 1, finishedAt: END + 1 });
    expect(events).toMatchObject([{ action: 'load.completed', params: { reason: 'by post' } }]);
    expect(allowed(completeLoad(underWay, END, 'by post')).events).toMatchObject([{ params: {} }]);
  });

  it('is contested within two days of it, also after the load came back from the archive', () => {
    const hours = 48 * 3_600_000;
    const completed = { ...underWay, state: 'completed' as const, completedAt: END, finishedAt: END + hours };
    expect(codeOf(refuseOrderContest(completed, END + hours - 1))).toBeNull();
    expect(codeOf(refuseOrderContest(completed, END + hours))).toBe('load.contest-over');
  });
});
