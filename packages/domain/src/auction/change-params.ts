import type { MissingFields, NoParams } from '../events/params';

export interface TenderChanges {
  'load.published': { end: number };
  'load.scheduled': { publish_at: number | null };
  'load.publication_failed': MissingFields;
  'load.bid_expired': { bid_id: number | null; valid_until: number };
  'load.extended': { from: number; to: number; cause: string; reason?: string };
  /** `told`: the person who caused it already knows the tender. */
  'option.invited': { told?: boolean };
  'option.outbid': NoParams;
}
