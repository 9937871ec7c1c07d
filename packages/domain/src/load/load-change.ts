import type { ChangeEvent } from '../events/change-params';
import type { Json } from '../json';
import { stateDueAt } from './load-due';
import type { LoadFields, LoadRecord } from './load-fields';

export const NOTICE_KINDS = [
  'invited',
  'outbid',
  'extended',
  'leader_withdrew',
  'terms_changed',
  'publication_failed',
  'tender_over',
  'did_not_take_place',
  'not_awarded',
  'reopened',
  'resumed',
  'approval_requested',
  'approved',
  'disapproved',
  'selected',
  'confirmed',
  'lost',
  'refused',
  'lapsed',
  'released',
  'carrier_canceled',
  'carrier_canceled_under_way',
  'canceled',
  'canceled_under_way',
  'bid_expired',
  'loading_late',
  'not_delivered',
  'resolved',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `everyone`: every carrier the load has reached and who has not left; `approvers`: colleagues with `loads.approve`. */
export type NoticeRecipient = 'shipper' | 'approvers' | 'everyone' | { optionId: number };

export interface Notice {
  kind: NoticeKind;
  to: NoticeRecipient;
  params: Record<string, Json>;
}

/** What a rule about a load alone gives back: its next fields, what is recorded of it and who is told. */
export interface LoadChange {
  load: Partial<LoadFields>;
  events: ChangeEvent[];
  notices: Notice[];
}

export function emptyLoadChange(load: Partial<LoadFields> = {}): LoadChange {
  return { load, events: [], notices: [] };
}

/** Closes a change of a load that touches no option: only the clock's next moment follows from it. */
export function completeLoadChange(load: LoadRecord, change: LoadChange): LoadChange {
  return { ...change, load: { ...change.load, dueAt: stateDueAt({ ...load, ...change.load }) } };
}
