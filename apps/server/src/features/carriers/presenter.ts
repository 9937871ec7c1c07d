import { refuseLegalIdCheck, refuseRelation, type RelationAction, invitationState } from '@tenderlane/domain/carriers';
import type { Refusal } from '@tenderlane/domain/core';
import { legalIdKindOf } from '@tenderlane/domain/brands';
import type { Carrier, LegalIdCheck } from '@tenderlane/contract';
import { presentCapabilities } from './capabilities/present-capabilities';
import type { LabelRow } from './labels/label.queries';
import type { LegalIdCheckRow } from './legal-ids/legal-id.queries';
import type { FoundCompany } from './search.queries';
import type { CarrierRow, ShipperRow } from './queries';

const ACTIONS: Readonly<Record<string, RelationAction>> = {
  resend: 'accept',
  revoke: 'accept',
  approve: 'approve',
  decline: 'decline',
  suspend: 'suspend',
  resume: 'resume',
  remove: 'remove',
};

export function presentCarrier(row: CarrierRow): Carrier {
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    legal_id: row.legal_id,
    legal_id_kind: legalIdKindOf(row.country_id, row.legal_id),
    legal_id_check: presentLegalIdCheck(row),
    country_id: row.country_id,
    login: row.login,
    contact_name: row.contact_name,
    external_id: row.external_id,
    requested_by: row.requested_login,
    has_account: row.carrier_company_id !== null,
    is_closed: row.is_closed,
    labels: row.labels,
    packet_status: row.packet_status,
    trips: row.trips,
    trucks: row.trucks,
    rating_x100: row.rating_x100,
    rating_count: row.rating_count,
    response_bp: row.response_bp,
    acceptance_bp: row.acceptance_bp,
    cancel_bp: row.cancel_bp,
    on_time_bp: row.on_time_bp,
    body_types: row.body_types,
    certificates: row.certificates,
    lane_countries: row.lane_countries,
    agreement_ends_on: row.agreement_ends_on,
    custom: row.custom,
    website: row.website,
    fleet_size: row.fleet_size,
    registered_on: row.registered_on,
    tax_id: row.tax_id,
    address: row.address,
    industry: row.industry,
    organization_size: row.organization_size,
    approved_by: row.approved_by,
    checked: presentCheck(row),
    invited_at: row.invited_at?.toISOString() ?? null,
    invitation_expires_at: row.invitation_expires_at?.toISOString() ?? null,
    message_sends_at: row.message_sends_at?.toISOString() ?? null,
    invitation: presentInvitation(row),
    is_opted_out: row.is_opted_out,
    verified_at: row.verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    suspended_reason: row.state === 'suspended' ? row.reason : null,
    refusals: Object.fromEntries(
      refusalsOf(row).flatMap(([name, refusal]) =>
        refusal ? [[name, { code: refusal.code, params: { ...refusal.params } }] as const] : [],
      ),
    ),
  };
}

function presentCheck({
  legal_id_confirmed_at: at,
  number_checked_by: by,
  packet_checked: packet,
}: CarrierRow): Carrier['checked'] {
  if (at) return { by, at: at.toISOString() };
  return packet && { by: packet.by, at: new Date(packet.at).toISOString() };
}

function presentInvitation({
  invitation,
  asked_at: askedAt,
  is_opted_out: isOptedOut,
}: CarrierRow): Carrier['invitation'] {
  if (!invitation) return null;
  const { state, at } = invitationState(invitation, askedAt.getTime());
  const isOpen = ['queued', 'sent', 'opened'].includes(state) && !isOptedOut;
  const remindAt = isOpen ? invitation.remindAt : null;
  return {
    state,
    at: new Date(at).toISOString(),
    expires_at: new Date(invitation.expiresAt).toISOString(),
    reminders: invitation.reminders,
    reminder_at: remindAt === null ? null : new Date(remindAt).toISOString(),
  };
}

const refusalsOf = ({
  state,
  is_closed: isClosed,
  legal_id: legalId,
}: CarrierRow): (readonly [string, Refusal | null])[] => [
  ...Object.entries(ACTIONS).map(([name, action]) => [name, refuseRelation(action, state, isClosed)] as const),
  ['confirm_legal_id', refuseLegalIdCheck(state, legalId)],
];

export const presentLabel = ({ id, name, count, rule }: LabelRow) => ({
  id,
  name,
  count,
  rule: rule === null ? null : presentCapabilities(rule),
});

export function presentLegalIdCheck(row: LegalIdCheckRow): LegalIdCheck {
  return {
    confirmed_by: row.legal_id_confirmed_by,
    confirmed_at: row.legal_id_confirmed_at?.toISOString() ?? null,
    is_claimed_by_others: row.legal_id_is_claimed_by_others,
  };
}

export const presentFound = (row: FoundCompany) => ({
  name: row.name,
  country_id: row.country_id,
  legal_id: row.legal_id,
  legal_id_check: presentLegalIdCheck(row),
  carrier_id: row.carrier_id,
  state: row.state,
});

export const presentShipper = ({ since, ...row }: ShipperRow) => ({ ...row, since: since.toISOString() });
