import { z } from 'zod';
import { BASES, LOAD_STATES, TENDER_TYPES, TIMELINE_STEPS } from '@tenderlane/domain/loads';
import { POSITION_SOURCES, VAT_MODES, WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import { BODY_TYPES, LENGTH_UNITS, LOAD_TYPES, PAYMENT_TYPES, WEIGHT_UNITS } from '../reference/lists';
import { LIMITS } from '@tenderlane/domain/core';
import { auction, draftMeta } from '../terms/schemas';
import { address } from '../core/address';
import { dataOf, pageMeta } from '../core/endpoint';
import { customValues, shownValues } from '../fields/schemas';
import {
  contactPerson,
  currency,
  figure,
  id,
  instant,
  line,
  money,
  optionalName,
  paragraph,
  refusals,
  weightKg,
} from '../core/fields';

const measure = (max: number) => z.number().positive().max(max).nullable();

export const waypoint = z.strictObject({
  id: id.optional(),
  kind: z.enum(WAYPOINT_KINDS),
  name: line().nullable().optional(),
  facility_id: id.nullable().optional(),
  note: paragraph().nullable().optional(),
  contact: z
    .strictObject({ name: optionalName().nullable(), phone: line(50).nullable() })
    .nullable()
    .optional(),
  address: address.nullable(),
  window: z.strictObject({ from: instant.nullable(), to: instant.nullable() }).nullable(),
});
export type Waypoint = z.infer<typeof waypoint>;

export const cargo = z.strictObject({
  name: line().nullable().optional(),
  weight_kg: weightKg(1_000_000).nullable().optional(),
  weight_id: z.enum(WEIGHT_UNITS).optional(),
  volume_m3: measure(100_000).optional(),
  packages: z.number().int().min(1).max(1_000_000).nullable().optional(),
  /** For part loads: loading metres of the floor, pallets, and whether other goods may stand on it. */
  loading_metres: measure(30).optional(),
  pallets: z.number().int().min(1).max(1000).nullable().optional(),
  stackable: z.boolean().nullable().optional(),
  length_m: measure(1000).optional(),
  width_m: measure(1000).optional(),
  height_m: measure(1000).optional(),
  length_id: z.enum(LENGTH_UNITS).optional(),
  declared_value: money.nullable().optional(),
  estimated_value: money.nullable().optional(),
});

export const truck = z.strictObject({
  body_types: z.array(z.enum(BODY_TYPES)).max(BODY_TYPES.length),
  load_types: z.array(z.enum(LOAD_TYPES)).max(LOAD_TYPES.length),
  temperature: z
    .strictObject({ min_c: z.number().min(-60).max(60).nullable(), max_c: z.number().min(-60).max(60).nullable() })
    .nullable()
    .optional(),
});

export const payment = z.strictObject({
  type: z.enum(PAYMENT_TYPES).nullable(),
  days_to_pay: z.number().int().min(0).max(365),
  currency,
  vat_mode: z.enum(VAT_MODES),
});

/** The editable part of a load. A sent key is replaced whole; waypoints keep their ids. */
export const editableLoad = z.strictObject({
  name: optionalName().nullable(),
  external_id: line(100).nullable(),
  tender_type: z.enum(TENDER_TYPES),
  note: paragraph(LIMITS.noteMax).nullable(),
  tags: z.array(line(50).min(1)).max(LIMITS.tagsMax),
  cargo,
  truck,
  waypoints: z.array(waypoint).max(LIMITS.stopsMax),
  payment,
  custom: customValues,
});
export type EditableLoad = z.infer<typeof editableLoad>;

export const distance = z.object({ distance_km: z.number().nullable(), distance_source: z.string().nullable() });

const nullableMoney = money.nullable();

/** `eta` is that of the next stop, and `late_minutes` counts from the end of its window. Null unless `is_shared`. */
export const listedTracking = z.object({
  is_shared: z.boolean(),
  location: z.string().nullable(),
  updated_at: instant.nullable(),
  speed: z.number().nullable(),
  source: z.enum(POSITION_SOURCES),
  app: z.string(),
  eta: instant.nullable(),
  late_minutes: z.number().int().nullable(),
  is_stale: z.boolean(),
  tracked_bp: z.number().int().nullable(),
});

export const listItem = z.object({
  id,
  /** `TL-12`: the number that people use, the twelfth tender of its company. */
  number: z.string(),
  name: z.string(),
  external_id: z.string().nullable(),
  tender_type: z.enum(TENDER_TYPES),
  manager: z.object({ id, name: z.string() }),
  status_id: z.enum(LOAD_STATES),
  price: nullableMoney,
  price_per_distance: figure.nullable(),
  payment_type: z.string().nullable(),
  is_paid: z.boolean(),
  is_detailed: z.boolean(),
  missing_count: z.number().int(),
  date: instant.nullable(),
  date_delivery: instant.nullable(),
  waypoints: z.array(
    z.object({
      id,
      kind: z.enum(WAYPOINT_KINDS),
      city: z.string(),
      country_id: z.string(),
      time_zone: z.string(),
      from: instant.nullable(),
      to: instant.nullable(),
    }),
  ),
  carrier: z.object({ id, name: z.string() }).nullable(),
  delivery_option_count: z.number().int(),
  delivery_option_searching_end_at: instant.nullable(),
  delivery_option_confirmation_end_at: instant.nullable(),
  decision_end_at: instant.nullable(),
  published_at: instant.nullable(),
  publish_at: instant.nullable(),
  extended_count: z.number().int(),
  timeline: z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: instant })),
  timeline_step: z.enum(TIMELINE_STEPS).nullable(),
  created_at: instant,
  updated_at: instant,
  reference_currency: z.string(),
  vat_mode: z.enum(VAT_MODES),
  distance: z.number().nullable(),
  /** `estimate` until a routing service has measured it. */
  distance_source: z.string().nullable(),
  weight: z.number().nullable(),
  weight_id: z.string(),
  length_id: z.string(),
  volume: z.number().nullable(),
  cargo_name: z.string().nullable(),
  starting_rate: nullableMoney,
  target_rate: nullableMoney,
  mode: z.string(),
  basis: z.enum(BASES),
  /** Distance of the lowest live bid from the target; null unless both exist and may be seen. */
  to_target_bp: z.number().int().nullable(),
  bid_count: z.number().int(),
  bid_lowest_price: nullableMoney,
  bid_highest_price: nullableMoney,
  /** Difference between the award and the starting rate, else the target; negative when the award is dearer. */
  savings: z
    .object({
      basis: z.enum(['starting', 'target']),
      amount: figure.extend({ amount: z.number().int() }),
      bp: z.number().int(),
    })
    .nullable(),
  truck_plate: z.string().nullable(),
  facility_company: z.object({ name: z.string(), legal_number: z.string().nullable() }).nullable(),
  load_type: z.array(z.string()),
  truck_body: z.array(z.string()),
  temperature: z.object({ min_c: z.number().nullable(), max_c: z.number().nullable() }).nullable(),
  book_now_price: nullableMoney,
  tracking: listedTracking.nullable(),
  labels: z.array(z.string()),
  custom: shownValues,
  refusals,
});
export type LoadListItem = z.infer<typeof listItem>;

const loadView = z.object({
  list_item: listItem,
  /**
   * Carriers of the tender: `invited` includes those with an open invitation to the network; `opened` opened it or
   * their invitation; `accepted` may bid.
   */
  audience: z.object({ invited: z.number().int(), opened: z.number().int(), accepted: z.number().int() }),
  tender_type: z.enum(TENDER_TYPES),
  cargo,
  truck,
  payment,
  note: z.string().nullable(),
  waypoints: z.array(waypoint),
  auction,
  timeline: z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: instant })),
  refusals,
  version: id,
  country_id: z.string(),
  manager: z.object({ id, name: z.string() }),
  ...distance.shape,
  server_time: instant,
  bidding: z
    .object({
      planned_end_at: instant,
      effective_end_at: instant,
      latest_end_at: instant,
      reopen_count: z.number().int(),
      leader_option_id: id.nullable(),
      sealed_now: z.boolean(),
      /** Step, starting, target, book-now and guardrail are fixed, because a bid has counted. */
      bids_bind: z.boolean(),
    })
    .nullable(),
  approval: z
    .object({
      option_id: id,
      selected_by: z.string().nullable(),
      until: instant,
      price: money,
      can_approve: z.boolean(),
    })
    .nullable(),
  winner: z
    .object({
      option_id: id,
      carrier_id: id,
      carrier: z.string(),
      price: money,
      comparable: money,
      state: z.string(),
      /** The carrier's contact and, if known, truck and driver; shown from the confirmation on. */
      contact: contactPerson.nullable(),
      truck_plate: z.string().nullable(),
      driver_name: z.string().nullable(),
    })
    .nullable(),
  /** End of the time for loading; set a day after it while the cargo is not loaded. */
  loading_late_since: instant.nullable(),
  award_rules: z.object({
    /** Comparable prices above which a colleague approves; without a limit every award needs it. */
    approval: z.array(
      z.object({
        kind: z.enum(['amount', 'other_currency', 'target', 'starting', 'every_award']),
        limit: money.nullable(),
        percent_bp: z.number().int().nullable(),
      }),
    ),
    approvers: z.array(z.string()),
    /** The highest comparable price of the automatic choice; null when a person chooses. */
    guardrail: money.nullable(),
  }),
  decision: z.unknown().nullable(),
  republished_from_id: id.nullable(),
  republished_from_number: z.string().nullable(),
  republished_to_id: id.nullable(),
  republished_to_number: z.string().nullable(),
  public_link: z.string().nullable(),
  missing: draftMeta.shape.missing,
});
export type LoadView = z.infer<typeof loadView>;

export const loadAnswer = dataOf(loadView);
export const loadsPage = z.object({
  data: z.array(listItem),
  meta: pageMeta.extend({ total: z.number().int().nullable() }),
});
