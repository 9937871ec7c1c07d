import { z } from 'zod';
import { JOB_ROW_OUTCOMES, JOB_STATES, JOB_KINDS } from '@tenderlane/domain/jobs';
import { id, instant } from '../core/fields';

export const refusalFacts = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()),
});

export const job = z.object({
  id,
  kind: z.enum(JOB_KINDS),
  action: z.string().nullable(),
  state: z.enum(JOB_STATES),
  done: z.number().int(),
  total: z.number().int(),
  outcomes: z.partialRecord(z.enum(JOB_ROW_OUTCOMES), z.number().int()),
  error: refusalFacts.nullable(),
  file: z
    .object({
      name: z.string(),
      size: z.number().int(),
      /** A link valid for five minutes for this person. */
      url: z.string(),
      expires_at: instant,
    })
    .nullable(),
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

export const bulkPreview = z.object({
  total: z.number().int(),
  can: z.number().int(),
  cannot: z.array(
    refusalFacts.extend({ count: z.number().int(), examples: z.array(z.object({ id, name: z.string() })) }),
  ),
  needs_reason: z.boolean(),
});
export type BulkPreview = z.infer<typeof bulkPreview>;
