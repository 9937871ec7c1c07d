import { z } from 'zod';
import { SELECTED_VIA } from '@tenderlane/domain';
import { aboutOption, bare, defineEvent, noParams, number, only, optionOnly, whole } from '../core/event';

const entity = 'load';
const missing = z.strictObject({ missing: z.array(z.strictObject({ field: z.string(), code: z.string() })) });
const via = z.enum(SELECTED_VIA);
const reasoned = z.strictObject({ ...aboutOption, reason: z.string() });
const declined = { ...aboutOption, code: z.string(), text: z.string().optional() };

export const awardEvents = {
  'load.closed': defineEvent({
    entity,
    params: z.strictObject({ at: number, effective_end: number }),
    views: { shipper: whole, reached: whole },
  }),
  'load.decision_started': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ decision_ends_at: number }),
    views: { shipper: whole },
  }),
  'load.resumed': defineEvent({
    entity,
    kept: false,
    params: z.strictObject({ effective_end: number }),
    views: { shipper: whole, reached: whole },
  }),
  'load.repeat_failed': defineEvent({ entity, kept: false, params: missing, views: { shipper: whole } }),
  'load.reopened': defineEvent({
    entity,
    params: z.strictObject({ end: number }),
    views: { shipper: whole, reached: whole },
  }),
  'load.not_awarded': defineEvent({ entity, params: noParams, views: { shipper: whole, reached: whole } }),
  'load.republished': defineEvent({
    entity,
    params: z.strictObject({ percent_bp: number }),
    views: { shipper: whole },
  }),
  'load.canceled': defineEvent({
    entity,
    params: z.strictObject({ reason: z.string() }),
    views: { shipper: whole, reached: whole },
  }),
  'load.canceled_under_way': defineEvent({
    entity,
    params: reasoned,
    views: { shipper: whole, carrier: only('reason') },
  }),
  'load.resolved': defineEvent({ entity, params: reasoned, views: { shipper: whole, carrier: only('reason') } }),
  // An award that waits for approval is hidden from carriers, the chosen one included.
  'option.approval_requested': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number, comparable: number, via }),
    views: { shipper: whole },
  }),
  'option.approved': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, by: number }),
    views: { shipper: whole },
  }),
  'option.disapproved': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, by: number.nullable(), reason: z.string().nullable() }),
    views: { shipper: whole },
  }),
  'option.selected': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number, via, confirmation_ends_at: number }),
    views: { shipper: whole, carrier: only('bid_id', 'confirmation_ends_at') },
  }),
  'option.confirmed': defineEvent({
    entity,
    params: z.strictObject({ ...aboutOption, bid_id: number.nullable() }),
    views: { shipper: whole, carrier: whole, reached: bare },
  }),
  'option.refused': defineEvent({
    entity,
    params: z.strictObject(declined),
    views: { shipper: whole, carrier: whole },
  }),
  'option.lapsed': defineEvent({ entity, params: optionOnly, views: { shipper: whole, carrier: whole } }),
  'option.released': defineEvent({
    entity,
    params: reasoned,
    views: { shipper: whole, carrier: only('reason'), reached: only('reason') },
  }),
  'option.canceled': defineEvent({
    entity,
    params: z.strictObject({ ...declined, cancel_weight: number, under_way: z.boolean().optional() }),
    views: { shipper: whole, carrier: only('code', 'text') },
  }),
};
