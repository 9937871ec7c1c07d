import { z } from 'zod';
import {
  AUCTION_MODES,
  BASES,
  LOAD_STATES,
  LOSS_REASONS,
  MATERIAL_SECTIONS,
  OPTION_STATES,
  TENDER_TYPES,
} from '@tenderlane/domain';
import { dataOf, listOf, listQuery, type EndpointTable } from '../core/endpoint';
import {
  bidBody,
  bidPlaced,
  chain,
  component,
  declineBody,
  offeredTime,
  ownBidsPage,
  pageQuery,
  receipt,
} from '../bids/schemas';
import { CARRIER_LOAD_TABS, CARRIER_LOADS_LIST } from './list';
import { cargo, payment, truck, waypoint } from './schemas';
import { contactPerson, countryId, figure, id, instant, money, refusals, text } from '../core/fields';

/** The lists of the carrier's application. */

const ownBid = z.object({
  id,
  price: money,
  vat_mode: z.string(),
  days_to_pay: z.number().int(),
  comparable: money,
  placed_at: instant,
  valid_until: instant,
  comment: z.string().nullable(),
  truck_plate: z.string().nullable(),
  driver_name: z.string().nullable(),
  offered_times: z.array(offeredTime),
  components: z.array(component),
  by_phone: z.boolean(),
  receipt: receipt.nullable(),
});

/** What one carrier sees of one tender; what the mode hides is absent, not null. */
export const carrierLoad = z.object({
  id,
  number: z.string(),
  name: z.string(),
  status_id: z.enum(LOAD_STATES),
  shipper: z.object({ name: z.string(), country_id: z.string() }),
  tender_type: z.enum(TENDER_TYPES),
  note: z.string().nullable(),
  cargo,
  truck,
  payment,
  waypoints: z.array(waypoint),
  distance_km: z.number().nullable(),
  distance_source: z.string().nullable(),
  terms: z.object({
    mode: z.enum(AUCTION_MODES),
    basis: z.enum(BASES),
    quantity_milli: z.number().int(),
    vat_rate_bp: z.number().int(),
    starting_rate: money.nullable(),
    book_now_price: money.nullable(),
    bid_step: z.object({ kind: z.enum(['amount', 'percent']), value: z.number().int() }),
    extra_minutes: z.number().int(),
    max_extra_minutes: z.number().int(),
    confirm_minutes: z.number().int(),
    decision_minutes: z.number().int(),
  }),
  published_at: instant.nullable(),
  planned_end_at: instant.nullable(),
  effective_end_at: instant.nullable(),
  latest_end_at: instant.nullable(),
  extended_count: z.number().int(),
  option: z.object({
    /** 0 in the shipper's preview, where nobody has an option yet. */
    id: z.number().int().min(0),
    state: z.enum(OPTION_STATES),
    provisional: z.boolean(),
    provisional_reasons: z.array(z.string()),
    decline_code: z.string().nullable(),
    confirm_until: instant.nullable(),
  }),
  own_bid: ownBid.nullable(),
  /** The latest ones, oldest first; what is before them comes after `own_bids_next`. */
  own_bids: ownBidsPage.shape.data,
  own_bids_next: z.string().nullable(),
  own_rank: z.number().int().nullable().optional(),
  best_price: money.nullable().optional(),
  bidder_count: z.number().int().optional(),
  /** 0: no bid is possible any more; null: nothing limits it. */
  highest_allowed: figure.nullable(),
  /** How long a bid binds: at least, and when its carrier names no time. */
  bid_valid_until: z.object({ least: instant, usual: instant }).nullable(),
  /** What the shipper changed since the own bid was placed, while that bid waits to be re-confirmed. */
  changed_sections: z.array(z.enum(MATERIAL_SECTIONS)),
  /** Whom to reach at the shipper: from the own confirmation on. */
  shipper_contact: contactPerson.nullable(),
  /** When the time for loading ended, from a day after it on and while the own order is not loaded. */
  loading_late_since: instant.nullable(),
  result: z
    .object({
      outcome: z.enum(['won', 'lost']),
      rank: z.number().int().nullable(),
      reason: z.enum(LOSS_REASONS).nullable(),
      text: z.string().nullable(),
      gap_bp: z.number().int().nullable(),
      gap_band: z.string().nullable(),
    })
    .nullable(),
  timeline: z.array(z.object({ step: z.string(), at: instant })),
  refusals,
  server_time: instant,
});
export type CarrierLoad = z.infer<typeof carrierLoad>;

export const carrierListItem = carrierLoad
  .pick({
    id: true,
    number: true,
    name: true,
    status_id: true,
    shipper: true,
    tender_type: true,
    distance_km: true,
    published_at: true,
    effective_end_at: true,
    extended_count: true,
    option: true,
    own_bid: true,
    own_rank: true,
    best_price: true,
    bidder_count: true,
    result: true,
  })
  .extend({
    cargo_name: z.string().nullable(),
    weight_kg: z.number().nullable(),
    body_types: z.array(z.string()),
    mode: z.enum(AUCTION_MODES),
    starting_rate: money.nullable(),
    book_now_price: money.nullable(),
    waypoints: z.array(
      z.object({
        id,
        kind: z.string(),
        city: z.string(),
        country_id: z.string(),
        time_zone: z.string(),
        from: instant.nullable(),
        to: instant.nullable(),
      }),
    ),
  });
export type CarrierListItem = z.infer<typeof carrierListItem>;

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'bids.write' } as const;
const done = { ...write, response: dataOf(carrierLoad) } as const;

/** What carriers may do. An option of theirs is their only key to a load. */
export const carrierLoadsApi = {
  'GET /loads': {
    ...read,
    byLink: true,
    summary: 'Tenders this carrier may see',
    query: listQuery(CARRIER_LOADS_LIST, {
      tab: z.enum(CARRIER_LOAD_TABS).optional(),
      body_type: text(40).optional(),
      pickup_country: countryId.optional(),
      delivery_country: countryId.optional(),
    }),
    response: listOf(carrierListItem),
  },
  'GET /loads/counts': {
    ...read,
    byLink: true,
    summary: 'How many tenders each tab holds',
    response: dataOf(z.record(z.string(), z.number().int())),
  },
  'GET /loads/{id}': { ...done, ...read, byLink: true, summary: 'One tender as this carrier may see it' },
  'GET /loads/{id}/bids': {
    ...read,
    byLink: true,
    summary: 'Own bids, newest first',
    query: pageQuery,
    response: ownBidsPage,
  },
  'GET /loads/{id}/chain': {
    ...read,
    byLink: true,
    summary: 'The chain; payload and salt of own bids only; where bids are hidden only those before the end',
    query: pageQuery,
    response: chain,
  },
  'POST /loads/{id}/bids': {
    ...write,
    byLink: true,
    summary: 'Place a bid, or revise one’s own',
    body: bidBody,
    response: bidPlaced,
    status: 201,
  },
  'PUT /loads/{id}/book_now': {
    ...done,
    byLink: true,
    summary: 'Take the load at its book-now price',
    body: z.strictObject({ price: money.optional() }),
  },
  'PUT /loads/{id}/confirm': {
    ...done,
    byLink: true,
    summary: 'Confirm the award',
    body: z.strictObject({ bid_id: id.optional() }),
  },
  'PUT /loads/{id}/decline': {
    ...done,
    byLink: true,
    summary: 'No interest, or a refusal of the award',
    body: declineBody,
  },
  'PUT /loads/{id}/withdraw': {
    ...done,
    byLink: true,
    summary: 'Withdraw the bid, final for this load',
    body: declineBody,
  },
  'PUT /loads/{id}/reconfirm': { ...done, byLink: true, summary: 'The bid still stands after a material change' },
  'PUT /loads/{id}/accept_bid': {
    ...done,
    byLink: true,
    summary: 'Accept a bid the shipper entered by phone',
    body: z.strictObject({ bid_id: id }),
  },
  'PUT /loads/{id}/cancel': { ...done, summary: 'Give back a confirmed order', body: declineBody },
} as const satisfies EndpointTable;
