import { changeTags, type ChangedTags, type TagChange } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { unwrap } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { lockOwnLoad } from '../policy';
import { saveEdited } from './save-draft';

/** Changes tags in any state of a load, because only its company sees them. */
export async function changeOwnTags(context: MemberContext, id: number, asked: TagChange): Promise<ChangedTags> {
  const before = await lockOwnLoad(context, id);
  const changed = unwrap(changeTags(before.parts.tags, asked));
  if (changed.added.length + changed.removed.length === 0) return changed;
  const { sql, principal, batchUuid } = context;
  const now = await context.clock.now(sql);
  const after = { ...before, parts: { ...before.parts, tags: changed.tags } };
  await saveEdited(context, { before, after, fields: ['tags'] }, now);
  if (before.row.state === 'draft') return changed;
  await record(context, [
    {
      at: now,
      companyId: principal.companyId,
      entityId: id,
      action: 'load.edited',
      actor: actorOf(principal),
      batchUuid,
      changes: [{ field: 'tags', old: before.parts.tags, new: changed.tags }],
    },
  ]);
  return changed;
}
