import { z } from 'zod';
import { dataWith } from './endpoint';
import { id, instant, paragraph } from './fields';

export const reason = paragraph().min(1);
export const reasonBody = z.strictObject({ reason });

export const historyEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  actor: z.string().nullable(),
  actor_kind: z.enum(['person', 'carrier', 'clock', 'system']),
  params: z.record(z.string(), z.unknown()),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
/** A history is read from its newest entry; the next page holds the entries before `before`. */
export const historyQuery = z.strictObject({ before: z.coerce.number().int().positive().optional() });
export const historyPage = dataWith(z.array(historyEntry), z.object({ next: id.nullable() }));
