import { z } from 'zod';
import { PACKET_STATUSES, RELATION_STATES } from '@tenderlane/domain/carriers';
import { id, instant, legalIdCheck, refusals } from '../core/fields';
import { shownValues } from '../fields/schemas';
import { labelRule } from './capabilities';
import { invitationFacts } from './invite';

export const label = z.object({ id, name: z.string(), count: z.number().int(), rule: labelRule.nullable() });

/** Basis points; null when there is too little data. */
const share = z.number().int().nullable();

export const carrier = z.object({
  id,
  state: z.enum(RELATION_STATES),
  name: z.string(),
  legal_id: z.string().nullable(),
  /** The kind of number in its country, such as `edrpou`. */
  legal_id_kind: z.string().nullable(),
  legal_id_check: legalIdCheck,
  country_id: z.string().nullable(),
  login: z.string().nullable(),
  /** From the shipper’s own list: the contact, and the carrier's number there. */
  contact_name: z.string().nullable(),
  external_id: z.string().nullable(),
  requested_by: z.string().nullable(),
  has_account: z.boolean(),
  is_closed: z.boolean(),
  /** `by_rule`: the label's rule assigned it and removes it again. */
  labels: z.array(z.object({ id, name: z.string(), by_rule: z.boolean() })),
  packet_status: z.enum(PACKET_STATUSES),
  trips: z.number().int(),
  trucks: z.number().int(),
  rating_x100: z.number().int().nullable(),
  rating_count: z.number().int(),
  response_bp: share,
  acceptance_bp: share,
  cancel_bp: share,
  on_time_bp: share,
  body_types: z.array(z.string()),
  certificates: z.array(z.string()),
  lane_countries: z.array(z.string()),
  agreement_ends_on: z.iso.date().nullable(),
  custom: shownValues,
  website: z.string().nullable(),
  fleet_size: z.string().nullable(),
  registered_on: z.iso.date().nullable(),
  tax_id: z.string().nullable(),
  address: z.string().nullable(),
  industry: z.string().nullable(),
  organization_size: z.string().nullable(),
  approved_by: z.string().nullable(),
  /** Last check of its number or packet; `by` null is the operator. Null when nobody checked. */
  checked: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  invited_at: instant.nullable(),
  invitation_expires_at: instant.nullable(),
  message_sends_at: instant.nullable(),
  invitation: invitationFacts.nullable(),
  is_opted_out: z.boolean(),
  verified_at: instant.nullable(),
  created_at: instant,
  suspended_reason: z.string().nullable(),
  refusals,
});
export type Carrier = z.infer<typeof carrier>;

/** `send_at`: the later day when the daily limit is reached; null when it is sent at once. */
export const invitationSent = z.object({
  id,
  url: z.string(),
  code: z.string(),
  login: z.string(),
  send_at: instant.nullable(),
  legal_id_is_claimed_by_others: z.boolean(),
});

export const invitationsSent = z.object({
  data: z.array(invitationSent),
  meta: z.object({
    already: z.array(z.object({ login: z.string(), carrier_id: id, state: z.string() })),
    refused: z.array(z.object({ login: z.string(), code: z.string(), params: z.record(z.string(), z.unknown()) })),
  }),
});
