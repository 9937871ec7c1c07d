import { z } from 'zod';
import { aboutOption, defineEvent, showAll } from '../core/event';

const name = z.string().nullable().optional();

export const tripEvents = {
  'load.vehicle_assigned': defineEvent({
    entity: 'load',
    params: z.strictObject({
      ...aboutOption,
      driver: name,
      truck: name,
      trailer: name,
      /** Roles without a driver or vehicle now. */
      taken_back: z.array(z.string()).optional(),
    }),
    views: { shipper: showAll, carrier: showAll },
  }),
};
