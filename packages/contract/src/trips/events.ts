import { z } from 'zod';
import { aboutOption, defineEvent, showAll } from '../core/event';

/** What it is called now; null where none is named. */
const name = z.string().nullable().optional();

export const tripEvents = {
  'load.vehicle_assigned': defineEvent({
    entity: 'load',
    params: z.strictObject({
      ...aboutOption,
      driver: name,
      truck: name,
      trailer: name,
      /** Who and what is named no more, with nobody and nothing of the same kind in its place. */
      taken_back: z.array(z.string()).optional(),
    }),
    views: { shipper: showAll, carrier: showAll },
  }),
};
