import type { Missing } from '@tenderlane/domain';
import type { Sql } from '../../../platform/database/database';
import { countAudiences } from '../list/list.queries';
import { missingOf } from './load-content';
import type { LockedLoad } from './save-draft';

/** What keeps a load from being published at a moment, for which `now` counts its audience. */
export async function findMissing(
  sql: Sql,
  { row, parts }: LockedLoad,
  { now, at = now, audienceAtLeast = 0 }: { now: number; at?: number; audienceAtLeast?: number },
): Promise<Missing[]> {
  const audience = (await countAudiences(sql, row.company_id, [row.id], now)).get(row.id);
  return missingOf(row, parts, Math.max(audience?.count ?? 0, audienceAtLeast), at);
}
