import { DEMO_LIMITS, DEMO_STATES } from '@tenderlane/domain/demos';
import { z } from 'zod';
import { cursorQuery } from '../core/endpoint';
import {
  companyCountry,
  companyName,
  id,
  instant,
  locale,
  login,
  paragraph,
  personName,
  refusals,
  timeZone,
} from '../core/fields';

const state = z.enum(DEMO_STATES);
const note = paragraph(DEMO_LIMITS.noteMax);
const times = z.array(instant).min(1).max(DEMO_LIMITS.timesMax);

const booking = z.object({
  state,
  name: z.string(),
  company_name: z.string(),
  country_id: z.string(),
  locale: z.string(),
  time_zone: z.string(),
  times: z.array(instant),
  note: z.string(),
  at: instant.nullable(),
  ends_at: instant.nullable(),
  host: z.string().nullable(),
  is_confirmed: z.boolean(),
  confirm_until: instant.nullable(),
  refusals,
});

export const demoBooking = booking.extend({ code: z.string() });
export type DemoBooking = z.infer<typeof demoBooking>;

export const operatorDemo = booking.extend({
  id,
  login: z.string(),
  is_member: z.boolean(),
  operator_note: z.string(),
  created_at: instant,
});
export type OperatorDemo = z.infer<typeof operatorDemo>;

const wanted = { time_zone: timeZone, times, note: note.optional() };

export const memberBookingBody = z.strictObject(wanted);
export const bookingBody = z.strictObject({
  ...wanted,
  name: personName(),
  company_name: companyName,
  login,
  country_id: companyCountry,
  locale,
});
export const bookingChange = z.strictObject({
  time_zone: timeZone.optional(),
  times: times.optional(),
  note: note.optional(),
});

export const bookingSent = z.object({ channel: z.enum(['email', 'sms']), confirm_within_s: z.number().int() });
export const bookingEnd = z.strictObject({ opt_out: z.enum(['true']).optional() });

export const demosQuery = cursorQuery.extend({ state: state.optional() });
export const demoChange = z.strictObject({
  state: z.enum(['done', 'no_show', 'canceled']).optional(),
  note: note.optional(),
  at: instant.optional(),
});
