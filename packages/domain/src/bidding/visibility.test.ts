import { describe, expect, it } from 'vitest';
import { buildLoad } from '../testing/build-auction';
import { lossGap, visibleToCarrier, visibleToShipper } from './visibility';

const FACTS = { bestPrice: 900, ownRank: 2, bidderCount: 5 };

describe('what a carrier sees', () => {
  it.each([
    ['open', FACTS],
    ['rank_only', { ownRank: 2 }],
    ['sealed', {}],
  ] as const)('in a tender that is %s is exactly the list', (mode, expected) => {
    expect(visibleToCarrier(mode, FACTS)).toStrictEqual(expected);
  });
});

describe('what the shipper sees of a sealed tender', () => {
  const counters = { bidCount: 3, lowest: 1, highest: 3, leaderOptionId: 7 };
  const hidden = { bidCount: 3, lowest: null, highest: null, leaderOptionId: null };
  it.each([
    ['while it is open', buildLoad({}, { mode: 'sealed' }), hidden],
    [
      'while an early award may still reopen it',
      buildLoad({ state: 'awaiting_confirmation', leftMs: 1 }, { mode: 'sealed' }),
      hidden,
    ],
    ['after its end', buildLoad({ state: 'tender_over' }, { mode: 'sealed' }), counters],
    ['when it is not sealed', buildLoad(), counters],
  ])('%s', (_name, load, expected) => {
    expect(visibleToShipper(load, counters)).toEqual(expected);
  });
});

describe('the gap a loser is told', () => {
  it.each([
    ['open', 1_025, { kind: 'exact', amount: 25, bp: 250 }],
    ['open', 990, { kind: 'exact', amount: -10, bp: -100 }],
    ['sealed', 990, { kind: 'band', band: 'up_to_2' }],
    ['rank_only', 1_020, { kind: 'band', band: 'up_to_2' }],
    ['rank_only', 1_021, { kind: 'band', band: 'from_2_to_5' }],
    ['sealed', 1_051, { kind: 'band', band: 'from_5_to_10' }],
    ['sealed', 1_101, { kind: 'band', band: 'over_10' }],
  ] as const)('%s, %i against 1000', (mode, lost, expected) => {
    expect(lossGap(mode, lost, 1_000)).toEqual(expected);
  });
});
