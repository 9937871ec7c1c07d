import { z } from 'zod';
import { aboutOption, defineEvent, noParams, number, optionOnly, showAll, showNoParams } from '../core/event';

const entity = 'load';

/** Messages of the clock without a change: sent once and stored in no history. */
export const notificationEvents = {
  // The end of bidding reveals nothing about bids, so every mode may show it.
  'load.ending_announced': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ effective_end: number }),
    views: { reached: showAll },
  }),
  'option.confirmation_awaited': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ ...aboutOption, confirmation_ends_at: number }),
    views: { shipper: showAll, carrier: showAll },
  }),
  'load.reminded': defineEvent({ entity, kept: false, params: noParams, views: { shipper: showNoParams } }),
  'option.reminded': defineEvent({ entity, kept: false, params: optionOnly, views: { carrier: showNoParams } }),
};
