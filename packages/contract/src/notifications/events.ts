import { z } from 'zod';
import { aboutOption, defineEvent, noParams, number, optionOnly, showAll, showNoParams } from '../core/event';

const entity = 'load';

/** What the clock says to people, without anything having changed: told once and kept in no history. */
export const notificationEvents = {
  // That bidding ends says nothing of bids, so it may be told in every mode.
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
  /** A moment that one person chose; whose it is, its audience knows. */
  'load.reminded': defineEvent({ entity, kept: false, params: noParams, views: { shipper: showNoParams } }),
  'option.reminded': defineEvent({ entity, kept: false, params: optionOnly, views: { carrier: showNoParams } }),
};
