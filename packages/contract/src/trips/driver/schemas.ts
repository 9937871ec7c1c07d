import { z } from 'zod';
import { WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import { STOP_STATES, TRIP_STATES } from '@tenderlane/domain/trips';
import { DRIVER_REPORTS, LINK_CHANNELS } from '@tenderlane/domain/trips/driver';
import { id, instant, refusals } from '../../core/fields';
import { counted } from '../schemas';

/** The link of a trip's driver; `refusals` says by channel why it cannot be passed on now. */
export const driverLink = z.object({
  opened_at: instant.nullable(),
  sent: z.object({ channel: z.enum(LINK_CHANNELS), at: instant }).nullable(),
  refusals,
});
export type DriverLink = z.infer<typeof driverLink>;

const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const driverStop = z.object({
  id,
  kind: z.enum(WAYPOINT_KINDS),
  name: z.string().nullable(),
  city: z.string(),
  country_id: z.string(),
  address: z.string(),
  point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  time_zone: z.string(),
  window: z.object({ from: instant.nullable(), to: instant.nullable() }),
  contact: contact.nullable(),
  note: z.string().nullable(),
  state: z.enum(STOP_STATES),
  reports: z.array(z.object({ id: z.uuid(), kind: z.enum(DRIVER_REPORTS), at: instant, final_at: instant })),
  counted: counted.nullable(),
  has_proof: z.boolean(),
});

/** A trip as its driver sees it: without prices and without anything about other trips. */
export const driverTrip = z.object({
  number: z.string(),
  carrier: z.object({ name: z.string(), contact }),
  state: z.enum(TRIP_STATES),
  stops: z.array(driverStop),
  server_time: instant,
});
export type DriverTrip = z.infer<typeof driverTrip>;
