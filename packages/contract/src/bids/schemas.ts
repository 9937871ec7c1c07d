import { z } from 'zod';
import {
  CHAIN_KINDS,
  DECLINE_CODES,
  OPTION_STATES,
  RELATION_STATES,
  VAT_MODES,
  COMPONENT_KINDS,
} from '@tenderlane/domain';
import { dataOf } from '../core/endpoint';
import { id, instant, legalIdCheck, line, money, paragraph } from '../core/fields';

export const offeredTime = z.strictObject({ waypoint_id: id, from: instant, to: instant });
export const component = z.strictObject({ kind: z.enum(COMPONENT_KINDS), price: money });

/** What a bidder sends. `confirm` repeats a price that was answered with `bid.far-below`. */
export const bidBody = z.strictObject({
  price: money,
  vat_mode: z.enum(VAT_MODES).optional(),
  days_to_pay: z.number().int().min(0).max(365).optional(),
  valid_until: instant.optional(),
  comment: paragraph().optional(),
  offered_times: z.array(offeredTime).max(30).optional(),
  truck_plate: line(30).optional(),
  driver_name: line(100).optional(),
  components: z.array(component).max(10).optional(),
  confirm: z.boolean().optional(),
});
export type BidBody = z.infer<typeof bidBody>;

/**
 * The bidder's own link of the chain: enough to prove later what was bid and when. Its place comes with the chain, which in
 * tenders by rank and sealed ones opens at the end.
 */
export const receipt = z.object({
  bid_id: id,
  at: instant,
  payload: z.string(),
  salt: z.string(),
  commitment: z.string(),
  seq: z.number().int().optional(),
  prev: z.string().optional(),
  hash: z.string().optional(),
});
export type Receipt = z.infer<typeof receipt>;

export const bidPlaced = dataOf(
  z.object({
    id,
    rank: z.number().int().nullable(),
    provisional: z.boolean(),
    accepted_at: instant,
    effective_end_at: instant,
    awarded: z.boolean(),
    receipt,
  }),
);

const gridBid = z.object({ id, price: money, comparable: money, placed_at: instant });

/** One row of the comparison grid. Percentages are basis points; a missing figure is null. */
export const gridRow = z.object({
  id,
  carrier: z.object({ id, name: z.string(), legal_id: z.string().nullable(), legal_id_check: legalIdCheck }),
  state: z.enum(OPTION_STATES),
  rank: z.number().int().nullable(),
  bid_id: id.nullable(),
  price: money.nullable(),
  vat_mode: z.string().nullable(),
  days_to_pay: z.number().int().nullable(),
  comparable: money.nullable(),
  to_target_bp: z.number().int().nullable(),
  to_starting_bp: z.number().int().nullable(),
  to_lane_median_bp: z.number().int().nullable(),
  offered_times: z.array(z.object({ waypoint_id: id, from: instant, to: instant })),
  on_time_bp: z.number().int().nullable(),
  acceptance_bp: z.number().int().nullable(),
  cancel_bp: z.number().int().nullable(),
  /** What papers lack, empty when all are in order; null until there are papers that somebody checked. */
  papers: z.array(z.string()).nullable(),
  /** How the carrier stands to the company, which decides whether it may win. */
  relation: z.enum(RELATION_STATES),
  provisional: z.boolean(),
  by_phone: z.boolean(),
  valid_until: instant.nullable(),
  placed_at: instant.nullable(),
  comment: z.string().nullable(),
  truck_plate: z.string().nullable(),
  driver_name: z.string().nullable(),
  components: z.array(z.object({ kind: z.string(), price: money })),
  decline: z.object({ code: z.string(), text: z.string().nullable() }).nullable(),
  /** The latest few, oldest first; `GET /loads/{id}/bids` has all. */
  bids: z.array(gridBid),
  bids_total: z.number().int(),
  select_refusal: z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
});
export type GridRow = z.infer<typeof gridRow>;

export const grid = z.object({
  data: z.array(gridRow),
  meta: z.object({
    sealed_now: z.boolean(),
    bid_count: z.number().int(),
    reached: z.number().int(),
    lane_median: money.nullable(),
    /** What savings are measured from; comparable prices. */
    bases: z.object({
      starting: money.nullable(),
      target: money.nullable(),
      lane_median: money.nullable(),
      first_bid: money.nullable(),
    }),
    server_time: instant,
  }),
});

/** The query of lists that are read from a cursor on; `after` is `meta.next` of the page before. */
export const pageQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
});
const pageNext = z.object({ next: z.string().nullable() });

/** The bids of a load or of one of its carriers, newest first. */
export const bidsQuery = pageQuery.extend({ option_id: z.coerce.number().int().positive().optional() });
export const bidsPage = z.object({ data: z.array(gridBid.extend({ option_id: id })), meta: pageNext });

/** A carrier's own bids, newest first. */
export const ownBidsPage = z.object({
  data: z.array(z.object({ id, price: money, placed_at: instant })),
  meta: pageNext,
});

/** Entries of the chain, in their order. While it is closed (`meta.open`) only the reader's own, without their places. */
export const chain = z.object({
  data: z.array(
    z.object({
      seq: z.number().int().nullable(),
      kind: z.enum(CHAIN_KINDS),
      at_ms: z.number().int(),
      commitment: z.string(),
      prev: z.string().nullable(),
      hash: z.string().nullable(),
      payload: z.string().nullable(),
      salt: z.string().nullable(),
    }),
  ),
  meta: pageNext.extend({ open: z.boolean() }),
});
export type ChainEntry = z.infer<typeof chain>['data'][number];

/** A coded refusal, or a withdrawal; `other` needs a text. */
export const declineBody = z
  .strictObject({ code: z.enum(DECLINE_CODES), text: paragraph().optional() })
  .refine((body) => body.code !== 'other' || Boolean(body.text), { path: ['text'], error: 'required' });
