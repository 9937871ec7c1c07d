import { z } from 'zod';
import { aboutOption, defineEvent, number, showOnceOpened, showAll } from '../core/event';

const entity = 'load';
const text = z.string();
/**
 * The bidder sees everything, the shipper only once bids are open; other carriers see what their mode shows on their
 * pages.
 */
const views = { shipper: showOnceOpened(showAll), carrier: showAll };

const entered = defineEvent({
  entity,
  params: z.strictObject({
    ...aboutOption,
    bid_id: number,
    amount: number,
    currency: text,
    vat_mode: text,
    days_to_pay: number,
    comparable: number,
    valid_until: number,
    provisional: z.boolean(),
    entered_by: number.nullable(),
  }),
  views,
});

export const bidEvents = {
  'load.bid_placed': entered,
  'load.bid_accepted': entered,
  'load.bid_withdrawn': defineEvent({
    entity,
    params: z.strictObject({
      ...aboutOption,
      code: text,
      text: text.optional(),
      bid_id: number.nullable(),
      led_until: number.optional(),
    }),
    // Everybody who saw the leader learns of its withdrawal; in a sealed tender nobody did.
    views: {
      ...views,
      reached: ({ isSealed }) =>
        isSealed ? null : ({ led_until }) => (led_until === undefined ? null : { effective_end: led_until }),
    },
  }),
  'load.bid_reconfirmed': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number, comparable: number }),
    views,
  }),
  'option.declined': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, code: text, text: text.optional() }),
    views,
  }),
};
