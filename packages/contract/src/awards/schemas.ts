import { z } from 'zod';
import { OPTION_STATES } from '@tenderlane/domain/terms';
import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { id, instant, legalIdCheck, money } from '../core/fields';

export const listedBid = z.object({ id, price: money, comparable: money, placed_at: instant });

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
  /** Hundredths of a star. */
  rating_x100: z.number().int().nullable(),
  /** Missing papers; empty when all are in order, null until somebody has checked them. */
  papers: z.array(z.string()).nullable(),
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
  /** Only the latest, oldest first; `GET /loads/{id}/bids` returns all. */
  bids: z.array(listedBid),
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
    bases: z.object({
      starting: money.nullable(),
      target: money.nullable(),
      lane_median: money.nullable(),
      first_bid: money.nullable(),
    }),
    server_time: instant,
  }),
});
