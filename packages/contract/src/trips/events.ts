import { z } from 'zod';
import { aboutOption, defineEvent, showAll } from '../core/event';

/** What it is called now; null where none is named. */
const name = z.string().nullable().optional();

export const tripEvents = {
  'load.vehicle_assigned': defineEvent({
    entity: 'load',
    params: z.strictObject({ ...aboutOption, driver: name, truck: name, trailer: name }),
    views: { shipper: showAll, carrier: showAll },
  }),
};
