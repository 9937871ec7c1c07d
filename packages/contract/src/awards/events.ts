import { z } from 'zod';
import { SELECTED_VIA } from '@tenderlane/domain/loads';
import { aboutOption, showNoParams, defineEvent, noParams, number, showOnly, optionOnly, showAll } from '../core/event';

const entity = 'load';
const missing = z.strictObject({ missing: z.array(z.strictObject({ field: z.string(), code: z.string() })) });
const via = z.enum(SELECTED_VIA);
const reasoned = z.strictObject({ ...aboutOption, reason: z.string() });
const declined = { ...aboutOption, code: z.string(), text: z.string().optional() };

export const awardEvents = {
  'load.closed': defineEvent({
    entity,
    params: z.strictObject({ at: number, effective_end: number }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.decision_started': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ decision_ends_at: number }),
    views: { shipper: showAll },
  }),
  'load.resumed': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ effective_end: number }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.repeat_failed': defineEvent({ entity, kept: false, params: missing, views: { shipper: showAll } }),
  'load.reopened': defineEvent({
    entity,
    params: z.strictObject({ end: number }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.not_awarded': defineEvent({ entity, params: noParams, views: { shipper: showAll, reached: showAll } }),
  'load.republished': defineEvent({
    entity,
    params: z.strictObject({ percent_bp: number }),
    views: { shipper: showAll },
  }),
  'load.canceled': defineEvent({
    entity,
    params: z.strictObject({ reason: z.string() }),
    views: { shipper: showAll, reached: showAll },
  }),
  'load.canceled_under_way': defineEvent({
    entity,
    params: reasoned,
    views: { shipper: showAll, carrier: showOnly('reason') },
  }),
  'load.resolved': defineEvent({ entity, params: reasoned, views: { shipper: showAll, carrier: showOnly('reason') } }),
  // An award that waits for approval is hidden from carriers, the chosen one included.
  'option.approval_requested': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number, comparable: number, via }),
    views: { shipper: showAll },
  }),
  'option.approved': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, by: number }),
    views: { shipper: showAll },
  }),
  'option.disapproved': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, by: number.nullable(), reason: z.string().nullable() }),
    views: { shipper: showAll },
  }),
  'option.selected': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number, via, confirmation_ends_at: number }),
    views: { shipper: showAll, carrier: showOnly('bid_id', 'confirmation_ends_at') },
  }),
  'option.confirmed': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number.nullable() }),
    views: { shipper: showAll, carrier: showAll, reached: showNoParams },
  }),
  'option.confirmation_asked': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, confirmation_ends_at: number }),
    views: { shipper: showAll, carrier: showAll },
  }),
  'option.refused': defineEvent({
    entity,
    params: z.strictObject(declined),
    views: { shipper: showAll, carrier: showAll },
  }),
  'option.lapsed': defineEvent({ entity, params: optionOnly, views: { shipper: showAll, carrier: showAll } }),
  'option.released': defineEvent({
    entity,
    params: reasoned,
    views: { shipper: showAll, carrier: showOnly('reason'), reached: showOnly('reason') },
  }),
  'option.canceled': defineEvent({
    entity,
    params: z.strictObject({ ...declined, cancel_weight: number, under_way: z.boolean().optional() }),
    views: { shipper: showAll, carrier: showOnly('code', 'text'), reached: showNoParams },
  }),
  // Messages of the clock without a change are sent once and stored in no history.
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
};
