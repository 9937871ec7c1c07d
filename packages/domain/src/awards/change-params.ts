import type { Decline, MissingFields, NoParams, Reason } from '../events/params';
import type { SelectedVia } from '../loads/load-fields';

export interface AwardChanges {
  'load.closed': { at: number; effective_end: number };
  'load.decision_started': { decision_ends_at: number };
  'load.resumed': { effective_end: number };
  'load.repeat_failed': MissingFields;
  'load.reopened': { end: number };
  'load.not_awarded': NoParams;
  'load.republished': { percent_bp: number };
  'load.canceled': Reason;
  'load.canceled_under_way': Reason;
  'load.resolved': Reason;
  'option.approval_requested': { bid_id: number; comparable: number; via: SelectedVia };
  'option.approved': { by: number };
  'option.disapproved': { by: number | null; reason: string | null };
  'option.selected': { bid_id: number; via: SelectedVia; confirmation_ends_at: number };
  'option.confirmed': { bid_id: number | null };
  'option.refused': Decline;
  'option.lapsed': NoParams;
  'option.released': Reason;
  'option.canceled': Decline & { cancel_weight: number; under_way?: boolean };
}
