import { z } from 'zod';
import { id } from '../core/fields';
import { listedTracking } from './schemas';

export const runningVehicle = z.object({
  load_id: id,
  number: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  carrier: z.string().nullable(),
  truck_plate: z.string().nullable(),
  position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  tracking: listedTracking.nullable(),
});
export type RunningVehicle = z.infer<typeof runningVehicle>;
