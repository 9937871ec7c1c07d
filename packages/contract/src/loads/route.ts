import { z } from 'zod';

/** Who measured a way: a service, or nobody, then it is an estimate and shown as one. */
const DISTANCE_SOURCES = ['estimate', 'osrm', 'valhalla'] as const;

/** Degrees east and north, as GeoJSON has them. */
const position = z.tuple([z.number(), z.number()]);

/** The way of a load through its stops, in their order; stops without an address are passed over. */
export const loadRoute = z.object({
  source: z.enum(DISTANCE_SOURCES),
  distance_km: z.number(),
  /** At the wheel, without rests and waiting. */
  duration_minutes: z.number().int(),
  legs: z.array(z.object({ distance_km: z.number(), duration_minutes: z.number().int() })),
  /** The stops it goes through. */
  points: z.array(position),
  /** The roads; null where it is an estimate. */
  line: z.array(position).nullable(),
});
export type LoadRoute = z.infer<typeof loadRoute>;
