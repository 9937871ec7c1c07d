import { z } from 'zod';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { GROUPINGS } from './list';
import { loadsFilterFields, requireOneCurrency } from './query';

export const loadsGroupsQuery = requireOneCurrency(loadsFilterFields.extend({ by: z.enum(GROUPINGS) }));

const total = z.object({
  /**
   * The state, the id of the person or carrier, the day in the pickup's zone, or the tag; null when a load has none.
   */
  key: z.string().nullable(),
  name: z.string().nullable(),
  count: z.number().int(),
  /** Prices of the list by currency; closed bids are not included. */
  sums: z.array(z.object({ amount: z.number().int(), currency: z.string(), count: z.number().int() })),
});
export type GroupTotal = z.infer<typeof total>;

export const loadsGroups = z.object({
  data: z.array(total),
  meta: z.object({
    /** Only the newest 10,000 loads are in the totals. */
    total_capped: z.boolean(),
    /** Number of groups; only the 200 largest are returned. */
    groups: z.number().int(),
  }),
});

export const calendarQuery = requireOneCurrency(
  loadsFilterFields.omit({ pickup_from: true, pickup_to: true }).extend({
    month: z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/),
  }),
);

export const calendar = z.object({
  data: z.array(
    z.object({
      day: z.string(),
      count: z.number().int(),
      counts: z.partialRecord(z.enum(LOAD_STATES), z.number().int()),
    }),
  ),
  meta: z.object({ total_capped: z.boolean() }),
});
