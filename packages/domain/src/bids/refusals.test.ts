import { describe, expect, it } from 'vitest';
import { shipperRefusals } from '../awards/shipper-refusals';
import { buildBidder, buildLoad, buildStanding, END, START } from './testing/build-auction';
import { carrierRefusals } from './carrier-refusals';

const T = START + 1;

describe('the offered actions', () => {
  it('the shipper of an open tender is offered its actions', () => {
    const refusals = shipperRefusals(buildLoad(), 7, T);
    expect(refusals).not.toHaveProperty('select_option');
    expect(refusals).not.toHaveProperty('extend');
    expect(refusals).not.toHaveProperty('cancel');
    expect(refusals).toMatchObject({ publish: 'load.wrong-state', reopen: 'load.wrong-state' });
  });

  it('the shipper of a sealed tender and the person who selected are offered their actions', () => {
    expect(shipperRefusals(buildLoad({}, { mode: 'sealed' }), 7, T).select_option).toBe('load.sealed');
    const approval = { optionId: 1, bidId: 1, via: 'manual', requestedBy: 7, requestedAt: START, endsAt: END } as const;
    expect(shipperRefusals(buildLoad({ approval }), 7, T).approve_option).toBe('load.own-approval');
    expect(shipperRefusals(buildLoad({ approval }), 8, T)).not.toHaveProperty('approve_option');
  });

  it('an invited carrier and a bidder are offered their actions', () => {
    expect(carrierRefusals(buildLoad(), buildStanding(1), T)).toEqual({
      book_now: 'bid.book-now-missing',
      withdraw: 'bid.none',
      reconfirm: 'bid.not-stale',
      confirm: 'load.wrong-state',
    });
    expect(carrierRefusals(buildLoad(), buildBidder(1, 900_000), T)).toMatchObject({ decline: 'bid.withdraw-instead' });
  });
});
