import { describe, expect, it } from 'vitest';
import { buildBidder, buildLoad, END, minutes, START } from '../bids/testing/build-auction';
import { resumeStanding, suspendStanding } from './relation-changed';

const AN_HOUR_IN = START + minutes(60);

describe('a carrier whose relation changes while a tender runs', () => {
  const suspended = [buildBidder(1, 900_000, { inAudience: false }), buildBidder(2, 950_000)];
  const resumed = [buildBidder(1, 900_000), buildBidder(2, 950_000)];

  it('a suspended carrier loses its rank, and the chain records it', () => {
    const change = suspendStanding(buildLoad(), suspended, 1, AN_HOUR_IN);
    expect(change.load).toMatchObject({ leaderOptionId: 2, bidCount: 1, lowest: 950_000 });
    expect(change.chain).toEqual([{ kind: 'suspend', payload: { option_id: 1, suspended: true } }]);
    expect(change.load.effectiveEnd).toBeUndefined();
  });

  it('a carrier leads again after its suspension, and others get time to answer', () => {
    const change = resumeStanding(buildLoad(), resumed, 1, END - minutes(1));
    expect(change.load).toMatchObject({ leaderOptionId: 1, bidCount: 2 });
    expect(change.load.effectiveEnd).toBe(END + minutes(4));
    expect(change.events[0]).toEqual({ action: 'option.outbid', optionId: 2, params: {} });
  });

  it('a suspension after the end of bidding changes only the figures', () => {
    const change = resumeStanding(buildLoad({ state: 'tender_over' }), resumed, 1, END + minutes(1));
    expect(change.load).toMatchObject({ leaderOptionId: 1, bidCount: 2 });
    expect(change.events).toEqual([]);
  });
});
