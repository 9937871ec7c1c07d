import { describe, expect, it } from 'vitest';
import { tenderStatus, type TenderStatus } from './tender-status';

type Load = Parameters<typeof tenderStatus>[0];

const bid = { by_phone: false } as NonNullable<Load['own_bid']>;
const option = (state: Load['option']['state'], reasons: string[] = []): Load['option'] => ({
  id: 1,
  state,
  provisional: reasons.length > 0,
  provisional_reasons: reasons,
  packet_id: null,
  decline_code: null,
  confirm_until: null,
});
const NOT_AWARDED = {
  outcome: 'lost',
  rank: null,
  reason: 'not_awarded',
  text: null,
  gap_bp: null,
  gap_band: null,
} as const;
const tender = (part: Partial<Load>): Load => ({
  status_id: 'ongoing',
  option: option('viewed'),
  own_bid: null,
  result: null,
  loading_late_since: null,
  terms: { mode: 'open' },
  ...part,
});
const withBid = (part: Partial<Load> = {}) => tender({ own_bid: bid, option: option('active'), ...part });

describe('the status of a tender', () => {
  it.each<[string, Load, TenderStatus | null]>([
    [
      'a tender that ended without an award',
      withBid({ status_id: 'did_not_take_place', option: option('lost'), result: NOT_AWARDED }),
      'did_not_take_place',
    ],
    ['an order of one’s own', withBid({ status_id: 'processing', option: option('confirmed') }), 'confirmed'],
    [
      'an order of one’s own whose loading is late',
      withBid({
        status_id: 'processing',
        option: option('confirmed'),
        loading_late_since: '2026-11-24T10:00:00.000Z',
      }),
      'loading_late',
    ],
    ['nothing before the first bid', tender({}), null],
    ['who leads', withBid({ own_rank: 1 }), 'leading'],
    ['who was outbid', withBid({ own_rank: 3 }), 'outbid'],
    ['a sealed bid is in, without a place', withBid({ terms: { mode: 'sealed' } }), 'sealed'],
    ['a material change', withBid({ option: option('stale') }), 'stale'],
    [
      'a bid taken by phone',
      withBid({ own_bid: { ...bid, by_phone: true }, option: option('active', ['by_phone']) }),
      'by_phone',
    ],
    ['a shipper that has not let in yet', withBid({ option: option('active', ['requested']) }), 'provisional'],
    ['the same before the first bid', tender({ option: option('viewed', ['on_review']) }), 'provisional'],
    ['no interest, still open', tender({ option: option('declined') }), 'declined'],
    ['the shipper decides', withBid({ status_id: 'tender_over', own_rank: 1 }), 'deciding'],
    ['another carrier was asked first', withBid({ status_id: 'awaiting_confirmation', own_rank: 2 }), 'other_chosen'],
    ['won', withBid({ status_id: 'awaiting_confirmation', option: option('selected') }), 'won'],
    ['lost', withBid({ status_id: 'processing', option: option('lost') }), 'lost'],
    ['confirmed', withBid({ status_id: 'in_progress', option: option('confirmed') }), 'confirmed'],
    [
      'an order of one’s own that was not delivered',
      withBid({ status_id: 'uncompleted', option: option('confirmed') }),
      'uncompleted',
    ],
    ['withdrawn while it runs', withBid({ option: option('withdrawn') }), 'withdrawn'],
    ['canceled by the shipper', withBid({ status_id: 'canceled', option: option('void') }), 'canceled'],
    ['over without a bid', tender({ status_id: 'processing' }), 'ended'],
    ['over without a winner', withBid({ status_id: 'did_not_take_place' }), 'did_not_take_place'],
  ])('the status is %s', (_name, load, status) => {
    expect(tenderStatus(load)).toBe(status);
  });
});
