import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import {
  EVIDENCE_KINDS,
  EVIDENCE_SOURCES,
  PROOF_STATES,
  REPORTED_STATES,
  STOP_STATES,
  TRIP_RESULTS,
  TRIP_STATES,
} from '@tenderlane/domain/trips';
import { id, instant, paragraph, personName, refusals, weightKg } from '../core/fields';
import { storedFile } from '../files/calls';

const window = z.object({ from: instant.nullable(), to: instant.nullable() });

export const counted = z.strictObject({
  packages: z.number().int().min(0).max(1_000_000).nullable(),
  weight_kg: weightKg(1_000_000).nullable(),
});

const proof = z.object({
  id,
  at: instant,
  source: z.enum(EVIDENCE_SOURCES),
  signer: z.string().nullable(),
  state: z.enum(PROOF_STATES),
  /** Silence accepts a waiting proof at this time. */
  due_at: instant.nullable(),
  refusal_reason: z.string().nullable(),
  /** One of its files was a proof before. */
  is_repeated: z.boolean(),
  files: z.array(storedFile),
  refusals,
});
export type TripProof = z.infer<typeof proof>;

const minutes = z.number().int();

/** `parts` add up to the arrival: `seen_at`, driving, breaks, rests and the stops between. */
const eta = z.object({
  at: instant,
  band_minutes: minutes,
  parts: z.object({
    seen_at: instant,
    road_km: z.number(),
    speed_kmh: z.number(),
    driving_minutes: minutes,
    breaks_minutes: minutes,
    rests_minutes: minutes,
    stops_minutes: minutes,
  }),
});
export type TripEta = z.infer<typeof eta>;

const stop = z.object({
  id,
  waypoint_id: id,
  kind: z.enum(WAYPOINT_KINDS),
  name: z.string().nullable(),
  city: z.string(),
  country_id: z.string(),
  address: z.string(),
  time_zone: z.string(),
  /** The window agreed now; `first_window` is that of the confirmation. */
  window,
  first_window: window,
  state: z.enum(STOP_STATES),
  /** The expected arrival by the last position; null without one, and at a stop that is reached or over. */
  eta: eta.nullable(),
  /** Value of the arrival for the on-time figure: 1, 0.5 or 0; null while it does not count. */
  on_time: z.number().nullable(),
  /** Null until proven, confirmed by the other side, or two days without an answer. */
  times: z.object({ arrived: instant.nullable(), working: instant.nullable(), departed: instant.nullable() }),
  evidence: z.array(
    z.object({
      kind: z.enum(EVIDENCE_KINDS),
      source: z.enum(EVIDENCE_SOURCES),
      rank: z.number().int(),
      at: instant,
      inside: z.boolean().nullable(),
      is_confirmed: z.boolean(),
      /** The reader's side may report the same time. */
      can_confirm: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
  counted: counted.nullable(),
  skip_reason: z.string().nullable(),
  proofs: z.array(proof),
  refusals,
});
export type TripStopView = z.infer<typeof stop>;

export const trip = z.object({
  state: z.enum(TRIP_STATES),
  result: z.enum(TRIP_RESULTS).nullable(),
  stops: z.array(stop),
  /** Senders of positions with the time of the last one. */
  sources: z.array(z.object({ name: z.string(), last_at: instant })),
  /** Share of the time under way with a position of at most 15 minutes, in basis points; null before the departure. */
  tracked_bp: z.number().int().nullable(),
  refusals,
});
export type TripView = z.infer<typeof trip>;

export const stopReport = z.strictObject({
  state: z.enum(REPORTED_STATES),
  at: instant,
  counted: counted.optional(),
  reason: paragraph(LIMITS.commentMax).optional(),
});

export const newProof = z.strictObject({
  file_ids: z.array(id).max(FILE_LIMITS.perRecordMax),
  name: personName().optional(),
  /** The picture of a drawn signature; it needs the name of its signer. */
  signature: id.optional(),
});

export const proofDecision = z.strictObject({
  accept: z.boolean(),
  reason: paragraph(LIMITS.commentMax).optional(),
});
