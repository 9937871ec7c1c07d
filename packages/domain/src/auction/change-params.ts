import type { MissingFields, NoParams } from '../events/params';

export interface TenderChanges {
  'load.published': { end: number };
  'load.scheduled': { publish_at: number | null };
  'load.publication_failed': MissingFields;
  /** A material edit has its sections and the new end; any other edit only the changed fields. */
  'load.edited': { fields?: string[]; effective_end?: number };
  'load.bid_expired': { bid_id: number | null; valid_until: number };
  'load.extended': { from: number; to: number; cause: string; reason?: string };
  /** `told`: the person who caused it already knows the tender. */
  'option.invited': { told?: boolean };
  'option.outbid': NoParams;
}
