import { z } from 'zod';
import { PACKET_STATUSES, RELATION_STATES } from '@tenderlane/domain';
import { id, instant, legalIdCheck, refusals } from '../core/fields';
import { shownValues } from '../fields/schemas';
import { labelRule } from './capabilities';
import { invitationFacts } from './invite';

export const label = z.object({ id, name: z.string(), count: z.number().int(), rule: labelRule.nullable() });

/** Basis points; null where too little happened to say it. */
const share = z.number().int().nullable();

export const carrier = z.object({
  id,
  state: z.enum(RELATION_STATES),
  name: z.string(),
  legal_id: z.string().nullable(),
  /** What kind of number it is in its country, `edrpou`. */
  legal_id_kind: z.string().nullable(),
  legal_id_check: legalIdCheck,
  country_id: z.string().nullable(),
  login: z.string().nullable(),
  /** As the shipper’s own list says: whom to ask for, and its number there. */
  contact_name: z.string().nullable(),
  external_id: z.string().nullable(),
  requested_by: z.string().nullable(),
  /** A carrier company stands behind it. */
  has_account: z.boolean(),
  /** Its company was closed by its owner: it can neither be invited nor bid. */
  is_closed: z.boolean(),
  /** `by_rule`: the label's rule gave it, and takes it away. */
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
  /** From which country to which, `ua-pl`. */
  lane_countries: z.array(z.string()),
  agreement_ends_on: z.iso.date().nullable(),
  /** The shipper's own fields by their variables. */
  custom: shownValues,
  website: z.string().nullable(),
  fleet_size: z.string().nullable(),
  registered_on: z.iso.date().nullable(),
  tax_id: z.string().nullable(),
  /** The legal address in one line. */
  address: z.string().nullable(),
  industry: z.string().nullable(),
  organization_size: z.string().nullable(),
  /** Who let it in. */
  approved_by: z.string().nullable(),
  /** Who checked its number or its packet last, null being the operator; null as a whole where nobody did. */
  checked: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  invited_at: instant.nullable(),
  invitation_expires_at: instant.nullable(),
  /** When the message goes out that is kept for another day. */
  message_sends_at: instant.nullable(),
  /** What became of the last invitation; null where nobody was invited. */
  invitation: invitationFacts.nullable(),
  /** The invited login asked not to be written to. */
  is_opted_out: z.boolean(),
  verified_at: instant.nullable(),
  created_at: instant,
  suspended_reason: z.string().nullable(),
  refusals,
});
export type Carrier = z.infer<typeof carrier>;

/** `send_at`: the day on which it goes out, where the day's number is used up; null when it goes out at once. */
export const invitationSent = z.object({
  id,
  url: z.string(),
  code: z.string(),
  login: z.string(),
  send_at: instant.nullable(),
  legal_id_is_claimed_by_others: z.boolean(),
});

/** What became of some invitations. */
export const invitationsSent = z.object({
  data: z.array(invitationSent),
  meta: z.object({
    already: z.array(z.object({ login: z.string(), carrier_id: id, state: z.string() })),
    /** Who may not be written to, and why. */
    refused: z.array(z.object({ login: z.string(), code: z.string(), params: z.record(z.string(), z.unknown()) })),
  }),
});
