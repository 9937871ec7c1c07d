import { z } from 'zod';
import { aboutOption, defineEvent, noParams, number, only, optionOnly, whole } from '../core/event';

const entity = 'load';
const reasoned = z.strictObject({ ...aboutOption, reason: z.string() });

/** A draft, and where a load is put: its shipper's own. */
const own = defineEvent({ entity, params: noParams, views: { shipper: whole } });
/** How the order goes on, between the shipper and its carrier. */
const step = defineEvent({ entity, params: optionOnly, views: { shipper: whole, carrier: whole } });
const reasonedStep = defineEvent({ entity, params: reasoned, views: { shipper: whole, carrier: only('reason') } });

export const loadEvents = {
  'load.created': defineEvent({
    entity,
    params: z.strictObject({ copied_from: number.optional() }),
    views: { shipper: whole },
  }),
  'load.deleted': own,
  'load.restored': own,
  'load.started': step,
  'load.completed': step,
  'load.uncompleted': reasonedStep,
  'load.contested': reasonedStep,
  'load.loading_late': step,
  'load.archived': own,
  'load.unarchived': own,
};
