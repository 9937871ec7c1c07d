import { publishLoad, schedulePublication } from '@tenderlane/domain/auction';
import { type MissingForPublication } from '@tenderlane/domain/terms';
import { unwrap } from '../../../platform/errors';
import { causeOf, type CommandActor } from '../../../platform/events/cause';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { findMissing, type LockedLoad } from '../../loads';
import { applyChanges, type LockedAuction } from '../apply-changes';

interface Publication {
  publishAt: number | null;
  checksPlan: boolean;
}

/**
 * Publishes a locked draft now, or schedules it for `publishAt`, whoever acts. Returns what is missing; in that case nothing is written,
 * because a person is refused and the system leaves a draft with a note.
 */
export async function publishDraft(
  context: RecordContext,
  { parts, ...locked }: LockedAuction & Pick<LockedLoad, 'parts'>,
  acting: CommandActor,
  { publishAt, checksPlan }: Publication,
): Promise<MissingForPublication[]> {
  const { row, load, now } = locked;
  const missing = await findMissing(context.sql, { row, parts }, { now, at: publishAt ?? now, checksPlan });
  if (missing.length > 0) return missing;
  const outcome = publishAt === null ? publishLoad(load, [], now) : schedulePublication(load, publishAt, [], now);
  await applyChanges(context, [{ locked, change: unwrap(outcome), cause: causeOf(acting) }]);
  return [];
}
