import type { Decline } from '../events/params';

type BidParams = {
  bid_id: number;
  amount: number;
  currency: string;
  vat_mode: string;
  days_to_pay: number;
  comparable: number;
  valid_until: number;
  provisional: boolean;
  entered_by: number | null;
};

export interface BidChanges {
  'load.bid_placed': BidParams;
  'load.bid_accepted': BidParams;
  /** `led_until` is the end of bidding, set when a leader whom others see withdraws. */
  'load.bid_withdrawn': Decline & { bid_id: number | null; led_until?: number };
  'load.bid_reconfirmed': { bid_id: number; comparable: number };
  'option.declined': Decline;
}
