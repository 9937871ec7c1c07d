import type { HistoryEntry } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  params: unknown;
  actor: string | null;
  actor_kind: HistoryEntry['actor_kind'];
  changes: HistoryEntry['changes'];
}

/** What a company knows of what happened to a facility, newest first. */
export function listFacilityHistory(
  sql: Sql,
  companyId: number,
  id: number,
  { before, limit }: { before: number; limit: number },
): Promise<HistoryRow[]> {
  return sql.rows(
    `select e.id, e.at, e.action, e.params, e.changes, e.actor_kind,
            nullif(trim(a.first_name || ' ' || a.last_name), '') as actor
       from events e left join accounts a on a.id = e.account_id
      where ${own('e')} and e.entity = 'facility' and e.entity_id = $2 and e.id < $3 order by e.id desc limit $4`,
    [companyId, id, before, limit],
  );
}
