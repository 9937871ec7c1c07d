import { z } from 'zod';
import { WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import { STOP_STATES, TRIP_STATES } from '@tenderlane/domain/trips';
import { DRIVER_REPORTS, LINK_CHANNELS } from '@tenderlane/domain/trips/driver';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { id, instant, line, personName, refusals, required } from '../../core/fields';
import { counted, temperatureRange } from '../schemas';

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
  photos: z.number().int(),
});

const driverTask = z.object({
  id,
  stop_id: id.nullable(),
  title: z.string(),
  due_at: instant.nullable(),
  done_at: instant.nullable(),
  can_mark: z.boolean(),
});

/** A trip as its driver sees it: without prices and without anything about other trips. */
export const driverTrip = z.object({
  number: z.string(),
  carrier: z.object({ name: z.string(), contact: contact.extend({ email: z.string().nullable() }) }),
  state: z.enum(TRIP_STATES),
  temperature: temperatureRange.nullable(),
  tasks: z.array(driverTask),
  sharing: z.object({ is_on: z.boolean(), has_app: z.boolean(), from: instant }).nullable(),
  stops: z.array(driverStop),
  server_time: instant,
});
export type DriverTrip = z.infer<typeof driverTrip>;

const position = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  accuracy_m: z.number().min(0).max(1_000_000).optional(),
});

const made = { id: z.uuid(), stop_id: id, at: instant, position: position.optional() };

/** `id` is given by the phone; a report that arrives twice is stored once. */
export const driverReport = z.strictObject({
  ...made,
  kind: z.enum(DRIVER_REPORTS),
  counted: counted.optional(),
  temperature_c: z.number().min(-100).max(100).optional(),
  seal: required(line(50)).optional(),
});

export const driverProof = z.strictObject({
  ...made,
  file_ids: z.array(id).max(FILE_LIMITS.perRecordMax),
  name: personName().optional(),
  signature: id.optional(),
});
