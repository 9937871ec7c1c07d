import { z } from 'zod';
import { AUCTION_MODES } from '@tenderlane/domain/terms';
import { BASES, TENDER_TYPES } from '@tenderlane/domain/loads';
import { VAT_MODES } from '@tenderlane/domain/reference';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { id, instant, money, text } from '../core/fields';

/**
 * The secret of a personal link, from the URL's fragment. It is sent only in bodies, so that no access log holds it.
 */
const secret = text(100).min(1);

const factsStop = z.object({
  city: z.string(),
  country_id: z.string(),
  time_zone: z.string(),
  from: instant.nullable(),
  to: instant.nullable(),
});

/** A tender as a message shows it: without bids, targets and contacts at the stops. */
const tenderSummary = z.object({
  id,
  name: z.string(),
  is_open: z.boolean(),
  shipper: z.object({ name: z.string(), country_id: z.string() }),
  tender_type: z.enum(TENDER_TYPES),
  mode: z.enum(AUCTION_MODES),
  basis: z.enum(BASES),
  vat_mode: z.enum(VAT_MODES),
  days_to_pay: z.number().int(),
  currency: z.string(),
  starting_rate: money.nullable(),
  book_now_price: money.nullable(),
  cargo_name: z.string().nullable(),
  weight_kg: z.number().nullable(),
  packages: z.number().nullable(),
  body_types: z.array(z.string()),
  temperature: z.object({ min_c: z.number().nullable(), max_c: z.number().nullable() }).nullable(),
  distance_km: z.number().nullable(),
  distance_source: z.string().nullable(),
  pickup: factsStop.nullable(),
  delivery: factsStop.nullable(),
  stop_count: z.number().int(),
  effective_end_at: instant.nullable(),
});
export type TenderSummary = z.infer<typeof tenderSummary>;

/** `open`, or the last part of the code with which opening is refused. */
const PERSONAL_LINK_STATES = ['open', 'used', 'expired', 'ended', 'replaced'] as const;

const linkPreview = z.object({
  state: z.enum(PERSONAL_LINK_STATES),
  shipper: z.object({ name: z.string(), country_id: z.string() }),
  load_id: id.nullable(),
  is_order: z.boolean(),
  /** The rest is set only while the link is open. */
  tender: tenderSummary.nullable(),
  invitation: z
    .object({
      code: z.string(),
      invited_by: z.string(),
      message: z.string().nullable(),
      company_name: z.string().nullable(),
      open_tenders: z.number().int(),
    })
    .nullable(),
  server_time: instant,
});
export type LinkPreview = z.infer<typeof linkPreview>;

export const linksApi = {
  'POST /links/show': {
    summary: 'What the message with this link said; opens nothing',
    access: 'link',
    body: z.strictObject({ secret }),
    response: dataOf(linkPreview),
    secret: true,
  },
  'POST /auth/link': {
    summary: 'Open a session of the link: for bidding in the tenders of its sender, or for one order',
    access: 'link',
    body: z.strictObject({ secret, device: text(64).optional() }),
    response: dataOf(z.object({ token: z.string(), load_id: id.optional() })),
    secret: true,
  },
  'POST /links/opt_out': {
    summary: 'Do not write to me again: ends the messages of the link’s sender to its login',
    access: 'link',
    body: z.strictObject({ secret }),
    response: null,
    secret: true,
  },
  'POST /links/{code}/open': {
    access: 'brand',
    right: 'bids.write',
    summary: 'Open a tender by its public link; asks its shipper for access',
    response: dataOf(z.object({ load_id: id })),
  },
  'GET /links/{code}': {
    summary: 'What a tender’s public link tells every visitor',
    access: 'link',
    response: dataOf(z.object({ tender: tenderSummary, server_time: instant })),
  },
} as const satisfies EndpointTable;
