import { z } from 'zod';
import { countryId, line } from './fields';

export const address = z.strictObject({
  name: line(),
  country_id: countryId,
  city: line(),
  street: line().nullable().optional(),
  postal_code: line(20).nullable().optional(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  time_zone: line(64),
});
export type Address = z.infer<typeof address>;
