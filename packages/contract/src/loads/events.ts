import { z } from 'zod';
import { DISPUTE_KINDS } from './disputes';
import { aboutOption, defineEvent, noParams, number, showOnly, optionOnly, showAll, showNoParams } from '../core/event';

const entity = 'load';
const reasoned = z.strictObject({ ...aboutOption, reason: z.string() });

const own = defineEvent({ entity, params: noParams, views: { shipper: showAll } });
const step = defineEvent({ entity, params: optionOnly, views: { shipper: showAll, carrier: showAll } });
const stepWithReason = defineEvent({
  entity,
  params: z.strictObject({ ...aboutOption, reason: z.string().optional() }),
  views: { shipper: showAll, carrier: showOnly('reason') },
});
const reasonedStep = defineEvent({
  entity,
  params: reasoned,
  views: { shipper: showAll, carrier: showOnly('reason') },
});

export const loadEvents = {
  'load.created': defineEvent({
    entity,
    params: z.strictObject({ copied_from: number.optional() }),
    views: { shipper: showAll },
  }),
  'load.dispute_saved': defineEvent({
    entity,
    kept: false,
    isQuiet: true,
    params: z.strictObject({ dispute_id: number, kind: z.enum(DISPUTE_KINDS) }),
    views: {},
  }),
  'load.deleted': own,
  'load.restored': own,
  'load.edited': defineEvent({
    entity,
    params: z.strictObject({ fields: z.array(z.string()).optional(), effective_end: number.optional() }),
    // Carriers only see material edits; other changes concern facts that are hidden from them.
    views: { shipper: showAll, reached: () => (params) => (params.fields ? params : null) },
  }),
  'load.handed_over': defineEvent({
    entity,
    params: z.strictObject({ from_account_id: number, to_account_id: number }),
    views: { shipper: showAll },
  }),
  'load.started': stepWithReason,
  'load.completed': stepWithReason,
  'load.uncompleted': reasonedStep,
  'load.contested': reasonedStep,
  'load.loading_late': step,
  'load.archived': own,
  'load.unarchived': own,
  // Messages of the clock without a change are sent once and stored in no history.
  'load.reminded': defineEvent({ entity, kept: false, params: noParams, views: { shipper: showNoParams } }),
  'option.reminded': defineEvent({ entity, kept: false, params: optionOnly, views: { carrier: showNoParams } }),
};
