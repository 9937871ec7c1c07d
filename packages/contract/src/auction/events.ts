import { z } from 'zod';
import { aboutOption, defineEvent, number, onceOpened, optionOnly, whole } from '../core/event';

const entity = 'load';
const text = z.string();

/** That a carrier looked: while bids are closed it would tell who may bid. */
const seen = defineEvent({ entity, params: optionOnly, views: { shipper: onceOpened(whole), carrier: whole } });

export const auctionEvents = {
  'load.published': defineEvent({
    entity,
    params: z.strictObject({ end: number }),
    views: { shipper: whole, reached: whole },
  }),
  'load.scheduled': defineEvent({
    entity,
    params: z.strictObject({ publish_at: number.nullable() }),
    views: { shipper: whole },
  }),
  'load.publication_failed': defineEvent({
    entity,
    params: z.strictObject({ missing: z.array(z.strictObject({ field: text, code: text })) }),
    views: { shipper: whole },
  }),
  'load.edited': defineEvent({
    entity,
    params: z.strictObject({ fields: z.array(text).optional(), effective_end: number.optional() }),
    // Only a material edit concerns carriers; that anything else changed would tell what they do not see.
    views: { shipper: whole, reached: () => (params) => (params.fields ? params : null) },
  }),
  'load.extended': defineEvent({
    entity,
    params: z.strictObject({ from: number, to: number, cause: text, reason: text.optional() }),
    views: { shipper: whole, reached: whole },
  }),
  'load.bid_expired': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number.nullable(), valid_until: number }),
    views: { shipper: whole, carrier: whole },
  }),
  'option.invited': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ told: z.boolean().optional() }),
    views: { carrier: whole, reached: whole },
  }),
  'option.outbid': defineEvent({ entity, kept: false, params: optionOnly, views: { carrier: whole } }),
  'option.viewed': seen,
  'option.opened_by_link': defineEvent({ entity, params: optionOnly, views: { shipper: whole, carrier: whole } }),
};
