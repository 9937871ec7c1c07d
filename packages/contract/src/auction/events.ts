import { z } from 'zod';
import { aboutOption, defineEvent, number, showOnceOpened, optionOnly, showAll } from '../core/event';

const entity = 'load';
const text = z.string();

const seen = defineEvent({ entity, params: optionOnly, views: { shipper: showOnceOpened(showAll), carrier: showAll } });

export const auctionEvents = {
  'load.published': defineEvent({
    entity,
    params: z.strictObject({ end: number }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.scheduled': defineEvent({
    entity,
    params: z.strictObject({ publish_at: number.nullable() }),
    views: { shipper: showAll },
  }),
  'load.publication_failed': defineEvent({
    entity,
    params: z.strictObject({ missing: z.array(z.strictObject({ field: text, code: text })) }),
    views: { shipper: showAll },
  }),
  'load.extended': defineEvent({
    entity,
    params: z.strictObject({ from: number, to: number, cause: text, reason: text.optional() }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.bid_expired': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number.nullable(), valid_until: number }),
    views: { shipper: showAll, carrier: showAll },
  }),
  'option.invited': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ told: z.boolean().optional() }),
    views: { carrier: showAll, reached: showAll },
  }),
  'option.outbid': defineEvent({ entity, kept: false, isQuiet: true, params: optionOnly, views: { carrier: showAll } }),
  'option.viewed': seen,
  'option.opened_by_link': defineEvent({ entity, params: optionOnly, views: { shipper: showAll, carrier: showAll } }),
};
