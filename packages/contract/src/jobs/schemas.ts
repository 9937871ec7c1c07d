import { z } from 'zod';
import { JOB_ROW_OUTCOMES, JOB_STATES } from '@tenderlane/domain';
import { JOB_KINDS } from '@tenderlane/domain/jobs';
import { id, instant } from '../core/fields';

/** Why something was refused, in the reader's language too. */
export const refusalFacts = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()),
});

/** Work that takes longer than an answer may; only the person who started it sees it. */
export const job = z.object({
  id,
  kind: z.enum(JOB_KINDS),
  /** What a bulk change does to each of its records. */
  action: z.string().nullable(),
  state: z.enum(JOB_STATES),
  done: z.number().int(),
  total: z.number().int(),
  /** How many rows became what; empty for a job without rows. */
  outcomes: z.partialRecord(z.enum(JOB_ROW_OUTCOMES), z.number().int()),
  error: refusalFacts.nullable(),
  file: z
    .object({
      name: z.string(),
      size: z.number().int(),
      /** A link of five minutes, made for this person. */
      url: z.string(),
      expires_at: instant,
    })
    .nullable(),
  /** Until when it can be undone. */
  undo_until: instant.nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
});
export type Job = z.infer<typeof job>;

export const jobRow = z.object({
  position: z.number().int(),
  load: z.object({ id, name: z.string() }),
  outcome: z.enum(JOB_ROW_OUTCOMES).nullable(),
  refusal: refusalFacts.nullable(),
});
export type JobRow = z.infer<typeof jobRow>;
