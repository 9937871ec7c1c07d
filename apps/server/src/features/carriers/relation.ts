import type { RelationState } from '@tenderlane/domain/carriers';

/** A carrier in a shipper's network, with the company's own data, or those of the invitation if it has no company. */
export interface Relation {
  id: number;
  company_id: number;
  carrier_company_id: number | null;
  is_closed: boolean;
  state: RelationState;
  previous_state: RelationState | null;
  name: string;
  country_id: string | null;
  legal_id: string | null;
  login: string | null;
  requested_login: string | null;
  contact_name: string | null;
  external_id: string | null;
  reason: string | null;
  invited_at: Date | null;
  verified_at: Date | null;
  confirmed_at: Date | null;
}
