import { z } from 'zod';
import { AUCTION_MODES, LOSS_REASONS, MATERIAL_SECTIONS, OPTION_STATES } from '@tenderlane/domain/terms';
import { BASES, LOAD_STATES, TENDER_TYPES } from '@tenderlane/domain/loads';
import { stopFacility } from '../facilities/schemas';
import { receipt } from '../auction/chain';
import { component, offeredTime, ownBidsPage } from '../bids/schemas';
import { cargo, payment, truck, waypoint } from './schemas';
import { contactPerson, figure, id, instant, money, refusals } from '../core/fields';

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

/** One carrier's view of a tender; facts hidden by the mode are absent, not null. */
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
  /** Only hours and drivers' notes of the facility; the contact is that of the stop. */
  waypoints: z.array(waypoint.omit({ facility_id: true }).extend({ facility: stopFacility.nullable() })),
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
    id: z.number().int().min(0),
    state: z.enum(OPTION_STATES),
    provisional: z.boolean(),
    /** Reasons why the carrier may not win now, or `by_phone` when the bid waits for its confirmation. */
    provisional_reasons: z.array(z.string()),
    packet_id: z.number().int().nullable(),
    decline_code: z.string().nullable(),
    confirm_until: instant.nullable(),
  }),
  own_bid: ownBid.nullable(),
  /** Only the latest, oldest first; earlier ones follow after `own_bids_next`. */
  own_bids: ownBidsPage.shape.data,
  own_bids_next: z.string().nullable(),
  own_rank: z.number().int().nullable().optional(),
  best_price: money.nullable().optional(),
  bidder_count: z.number().int().optional(),
  /** 0: no bid is possible any more; null: no limit. */
  highest_allowed: figure.nullable(),
  /** Shortest and default validity of a bid. */
  bid_valid_until: z.object({ least: instant, usual: instant }).nullable(),
  changed_sections: z.array(z.enum(MATERIAL_SECTIONS)),
  /** The shipper's contact, shown from the own confirmation on. */
  shipper_contact: contactPerson.nullable(),
  shipper_release_rate_bp: z.number().int().nullable(),
  shipper_dwell_minutes: z.number().int().nullable(),
  /** End of the time for loading; set a day after it while the own order is not loaded. */
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
    distance_source: true,
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
