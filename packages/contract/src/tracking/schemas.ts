import { z } from 'zod';
import { POSITIONS_MAX } from '@tenderlane/domain/tracking';
import { id, instant, line, required } from '../core/fields';

const device = required(line(100));

export const sourceBody = z.strictObject({
  name: required(line(100)),
  devices: z
    .array(z.strictObject({ device, truck_id: id }))
    .max(1000)
    .refine((devices) => new Set(devices.map((one) => one.device)).size === devices.length),
});

export const trackingSource = z.object({
  id,
  name: z.string(),
  created_at: instant,
  devices: z.array(z.object({ device: z.string(), truck_id: id, truck: z.string() })),
});
export type TrackingSource = z.infer<typeof trackingSource>;

const position = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  lat: z.number(),
  lon: z.number(),
  speed_kmh: z.number().min(0).max(1000).nullable().optional(),
  accuracy_m: z.number().min(0).max(1_000_000).nullable().optional(),
});
const deviceReading = { device, temperature_c: z.number().min(-100).max(100).nullable().optional() };

/** A row that cannot be read is null, so that the other rows are kept. */
export const positionsBody = z.strictObject({
  positions: z.array(position.extend(deviceReading).nullable().catch(null)).min(1).max(POSITIONS_MAX),
});

export const pagePositionsBody = z.strictObject({
  positions: z.array(position.nullable().catch(null)).min(1).max(POSITIONS_MAX),
});

export const storedPositions = z.object({
  stored: z.number().int(),
  refused: z.array(z.object({ index: z.number().int(), code: z.string() })),
});

/** Lines of `[east, north, epoch ms]`, as in GeoJSON; between two lines nothing is shown. */
export const track = z.object({ lines: z.array(z.array(z.tuple([z.number(), z.number(), z.number()]))) });
export type Track = z.infer<typeof track>;
