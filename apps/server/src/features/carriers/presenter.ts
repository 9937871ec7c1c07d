import { refuseRelation, type RelationAction } from '@tenderlane/domain';
import type { Carrier } from '@tenderlane/contract';
import type { CarrierRow, ShipperRow } from './queries';

/** Action of the network's pages → the rule's action; an invitation is open exactly where it may be accepted. */
const ACTIONS: Readonly<Record<string, RelationAction>> = {
  resend: 'accept',
  revoke: 'accept',
  approve: 'approve',
  decline: 'decline',
  suspend: 'suspend',
  resume: 'resume',
};

/** A carrier of the network with what may not be done with it now. */
export function presentCarrier(row: CarrierRow): Carrier {
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    legal_id: row.legal_id,
    country_id: row.country_id,
    login: row.login,
    requested_by: row.requested_login,
    labels: row.labels,
    invited_at: row.invited_at?.toISOString() ?? null,
    invitation_expires_at: row.invitation_expires_at?.toISOString() ?? null,
    message_sends_at: row.message_sends_at?.toISOString() ?? null,
    is_opted_out: row.is_opted_out,
    verified_at: row.verified_at?.toISOString() ?? null,
    suspended_reason: row.state === 'suspended' ? row.reason : null,
    refusals: Object.fromEntries(
      Object.entries(ACTIONS).flatMap(([name, action]) => {
        const refusal = refuseRelation(action, row.state);
        return refusal ? [[name, { code: refusal.code, params: { ...refusal.params } }] as const] : [];
      }),
    ),
  };
}

export const presentShipper = ({ since, ...row }: ShipperRow) => ({ ...row, since: since.toISOString() });
