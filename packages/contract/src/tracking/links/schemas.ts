import { z } from 'zod';
import { WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import { EVIDENCE_SOURCES, STOP_STATES, TRIP_RESULTS, TRIP_STATES } from '@tenderlane/domain/trips';
import { id, instant, line, refusals, required } from '../../core/fields';

export const trackingLinkBody = z.strictObject({ label: required(line(100)), stop_id: id.nullable().optional() });

export const trackingLink = z.object({
  id,
  label: z.string(),
  stop_id: id.nullable(),
  url: z.string(),
  created_at: instant,
});
export type TrackingLink = z.infer<typeof trackingLink>;

export const trackingLinks = z.object({
  links: z.array(trackingLink),
  refusals,
});
export type TrackingLinks = z.infer<typeof trackingLinks>;

const roundedPoint = z.object({ lat: z.number(), lon: z.number() });

const followedStop = z.object({
  kind: z.enum(WAYPOINT_KINDS),
  city: z.string(),
  country_id: z.string(),
  time_zone: z.string(),
  point: roundedPoint.nullable(),
  state: z.enum(STOP_STATES),
  is_own: z.boolean(),
  times: z
    .object({
      window: z.object({ from: instant.nullable(), to: instant.nullable() }),
      eta: z.object({ at: instant, band_minutes: z.number().int() }).nullable(),
      arrived: instant.nullable(),
      departed: instant.nullable(),
    })
    .nullable(),
});

/** A trip as a stranger with a tracking link sees it; a canceled one has no stops. */
export const followedTrip = z.object({
  state: z.enum(TRIP_STATES),
  result: z.enum(TRIP_RESULTS).nullable(),
  stops: z.array(followedStop),
  updated: z.object({ at: instant, source: z.enum(EVIDENCE_SOURCES) }).nullable(),
  position: roundedPoint
    .extend({
      at: instant,
      speed_kmh: z.number().int().nullable(),
    })
    .nullable(),
});
export type FollowedTrip = z.infer<typeof followedTrip>;

export const followedTrack = z.object({ lines: z.array(z.array(z.tuple([z.number(), z.number()]))) });
export type FollowedTrack = z.infer<typeof followedTrack>;
