import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { POSITION_SOURCES, WAYPOINT_KINDS } from '@tenderlane/domain/reference';
import {
  EVIDENCE_KINDS,
  EVIDENCE_SOURCES,
  CHANGE_STATES,
  PROOF_STATES,
  REPORTED_STATES,
  STOP_STATES,
  TASK_PERFORMERS,
  TASK_TRACKINGS,
  TRIP_RESULTS,
  TRIP_STATES,
} from '@tenderlane/domain/trips';
import {
  id,
  instant,
  line,
  optionalName,
  paragraph,
  personName,
  refusals,
  required,
  timeZone,
  weightKg,
} from '../core/fields';
import { address } from '../core/address';
import { SIDES } from '@tenderlane/domain/core';
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
const stopContact = z.strictObject({ name: optionalName().nullable(), phone: line(50).nullable() });

const stop = z.object({
  id,
  /** Null for a stop that got its place after the confirmation. */
  waypoint_id: id.nullable(),
  kind: z.enum(WAYPOINT_KINDS),
  name: z.string().nullable(),
  city: z.string(),
  country_id: z.string(),
  address: z.string(),
  time_zone: z.string(),
  /** The window agreed now; `first_window` is that of the confirmation. */
  window,
  first_window: window,
  contact: stopContact.nullable(),
  note: z.string().nullable(),
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
  seal: z.string().nullable(),
  photos: z.array(storedFile),
  skip_reason: z.string().nullable(),
  proofs: z.array(proof),
  refusals,
});
export type TripStopView = z.infer<typeof stop>;

const agreedWindow = z
  .strictObject({ from: instant, to: instant })
  .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), { error: 'window-order', path: ['to'] });

const newAddress = address.extend({ time_zone: timeZone });

const agreed = z.object({ window: window.nullable(), address: address.nullable() });

const change = z.object({
  id,
  /** Null for a new stop until it is accepted. */
  stop_id: id.nullable(),
  after_stop_id: id.nullable(),
  side: z.enum(SIDES),
  state: z.enum(CHANGE_STATES),
  at: instant,
  before: agreed,
  after: agreed.extend({ kind: z.enum(WAYPOINT_KINDS).nullable(), name: z.string().nullable() }),
  refusal_reason: z.string().nullable(),
  refusals,
});
export type TripChangeView = z.infer<typeof change>;

const stopNote = {
  contact: stopContact.nullable().optional(),
  note: paragraph(LIMITS.commentMax).nullable().optional(),
};

export const newChange = z.strictObject({
  stop_id: id.optional(),
  ...stopNote,
  window: agreedWindow.optional(),
  address: newAddress.optional(),
  new_stop: z
    .strictObject({
      /** Null puts it before all stops. */
      after_stop_id: id.nullable(),
      kind: z.enum(WAYPOINT_KINDS),
      name: line().nullable().optional(),
      ...stopNote,
      window: agreedWindow,
      address: newAddress,
    })
    .optional(),
});

const taskValues = {
  title: required(line()),
  performer: z.enum(TASK_PERFORMERS),
  tracking: z.enum(TASK_TRACKINGS),
  due_at: instant.nullable().optional(),
};

export const newTask = z.strictObject({ ...taskValues, stop_id: id.nullable().optional() });

export const taskChange = z.strictObject({
  title: taskValues.title.optional(),
  performer: taskValues.performer.optional(),
  tracking: taskValues.tracking.optional(),
  due_at: taskValues.due_at,
  done: z.boolean().optional(),
});

const task = z.object({
  id,
  stop_id: id.nullable(),
  /** The side that added it; null for the task of a stop, which has no title. */
  side: z.enum(SIDES).nullable(),
  title: z.string().nullable(),
  performer: z.enum(TASK_PERFORMERS),
  tracking: z.enum(TASK_TRACKINGS),
  due_at: instant.nullable(),
  done_at: instant.nullable(),
  is_overdue: z.boolean(),
  refusals,
});
export type TripTaskView = z.infer<typeof task>;

export const temperatureRange = z.object({ min_c: z.number().nullable(), max_c: z.number().nullable() });

const temperature = z.object({
  range: temperatureRange.nullable(),
  readings: z.array(z.object({ stop_id: id.nullable(), at: instant, celsius: z.number(), is_outside: z.boolean() })),
});
export type TripTemperature = z.infer<typeof temperature>;

export const trip = z.object({
  state: z.enum(TRIP_STATES),
  result: z.enum(TRIP_RESULTS).nullable(),
  stops: z.array(stop),
  sources: z.array(z.object({ kind: z.enum(POSITION_SOURCES), name: z.string(), last_at: instant })),
  is_shared: z.boolean().nullable(),
  /** Share of the time under way with a position of at most 15 minutes, in basis points; null before the departure. */
  tracked_bp: z.number().int().nullable(),
  temperature,
  /** Waiting changes and the latest decided ones, the newest first. */
  changes: z.array(change),
  tasks: z.array(task),
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

export const decision = z.strictObject({
  accept: z.boolean(),
  reason: paragraph(LIMITS.commentMax).optional(),
});
