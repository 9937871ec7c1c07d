import { z } from 'zod';

/** `estimate` without a routing service; the page shows it as an estimate. */
const DISTANCE_SOURCES = ['estimate', 'osrm', 'valhalla'] as const;

/** Degrees east and north, as in GeoJSON. */
const position = z.tuple([z.number(), z.number()]);

/** The route of a load through its stops in order; stops without an address are skipped. */
export const loadRoute = z.object({
  source: z.enum(DISTANCE_SOURCES),
  distance_km: z.number(),
  /** Driving time, without rests and waiting. */
  duration_minutes: z.number().int(),
  legs: z.array(z.object({ distance_km: z.number(), duration_minutes: z.number().int() })),
  points: z.array(position),
  /** Geometry of the roads; null for an estimate. */
  line: z.array(position).nullable(),
});
export type LoadRoute = z.infer<typeof loadRoute>;
