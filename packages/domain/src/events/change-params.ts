import type { SelectedVia } from '../loads/load-fields';
import type { ChangeAction } from './event-actions';

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

type Nothing = Record<string, never>;
type Reason = { reason: string };
type MissingFields = { missing: { field: string; code: string }[] };
type Decline = { code: string; text?: string };

export interface ChangeParams extends Record<ChangeAction, object> {
  'load.published': { end: number };
  'load.scheduled': { publish_at: number | null };
  'load.publication_failed': MissingFields;
  /** A material edit has its sections and the new end; any other edit only the changed fields. */
  'load.edited': { fields?: string[]; effective_end?: number };
  'load.bid_placed': BidParams;
  'load.bid_accepted': BidParams;
  /** `led_until` is the end of bidding, set when a leader whom others see withdraws. */
  'load.bid_withdrawn': Decline & { bid_id: number | null; led_until?: number };
  'load.bid_reconfirmed': { bid_id: number; comparable: number };
  'load.bid_expired': { bid_id: number | null; valid_until: number };
  'load.extended': { from: number; to: number; cause: string; reason?: string };
  'load.closed': { at: number; effective_end: number };
  'load.reopened': { end: number };
  'load.not_awarded': Nothing;
  'load.republished': { percent_bp: number };
  'load.canceled': Reason;
  'load.canceled_under_way': Reason;
  'load.loading_late': Nothing;
  'load.started': Nothing;
  'load.completed': Nothing;
  'load.uncompleted': Reason;
  'load.contested': Reason;
  'load.resolved': Reason;
  'load.archived': Nothing;
  'load.unarchived': Nothing;
  'option.declined': Decline;
  'option.selected': { bid_id: number; via: SelectedVia; confirmation_ends_at: number };
  'option.approval_requested': { bid_id: number; comparable: number; via: SelectedVia };
  'option.approved': { by: number };
  'option.disapproved': { by: number | null; reason: string | null };
  'option.confirmed': { bid_id: number | null };
  'option.refused': Decline;
  'option.lapsed': Nothing;
  'option.released': Reason;
  'option.canceled': Decline & { cancel_weight: number; under_way?: boolean };
  'load.decision_started': { decision_ends_at: number };
  'load.resumed': { effective_end: number };
  'load.repeat_failed': MissingFields;
  /** `told`: the person who caused it already knows the tender. */
  'option.invited': { told?: boolean };
  'option.outbid': Nothing;
}

export type ChangeEvent = {
  [Action in ChangeAction]: {
    action: Action;
    optionId: number | null;
    optionIds?: readonly number[];
    params: ChangeParams[Action];
  };
}[ChangeAction];
