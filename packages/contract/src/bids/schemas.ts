import { z } from 'zod';
import { COMPONENT_KINDS } from '@tenderlane/domain/terms';
import { DECLINE_CODES, VAT_MODES } from '@tenderlane/domain/reference';
import { receipt } from '../auction/chain';
import { listedBid } from '../awards/schemas';
import { cursorMeta, cursorQuery, dataOf } from '../core/endpoint';
import { id, instant, line, money, optionalName, paragraph } from '../core/fields';

export const offeredTime = z.strictObject({ waypoint_id: id, from: instant, to: instant });
export const component = z.strictObject({ kind: z.enum(COMPONENT_KINDS), price: money });

/** `confirm` repeats a price that was refused with `bid.far-below`. */
export const bidBody = z.strictObject({
  price: money,
  vat_mode: z.enum(VAT_MODES).optional(),
  days_to_pay: z.number().int().min(0).max(365).optional(),
  valid_until: instant.optional(),
  comment: paragraph().optional(),
  offered_times: z.array(offeredTime).max(30).optional(),
  truck_plate: line(30).optional(),
  driver_name: optionalName(100).optional(),
  components: z.array(component).max(10).optional(),
  confirm: z.boolean().optional(),
});
export type BidBody = z.infer<typeof bidBody>;

export const bidAnswer = dataOf(
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

export const bidsQuery = cursorQuery.extend({ option_id: z.coerce.number().int().positive().optional() });
export const bidsPage = z.object({ data: z.array(listedBid.extend({ option_id: id })), meta: cursorMeta });

export const ownBidsPage = z.object({
  data: z.array(z.object({ id, price: money, placed_at: instant })),
  meta: cursorMeta,
});

export const declineBody = z
  .strictObject({ code: z.enum(DECLINE_CODES), text: paragraph().optional() })
  .refine((body) => body.code !== 'other' || Boolean(body.text), { path: ['text'], error: 'required' });
