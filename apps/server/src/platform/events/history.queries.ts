import type { HistoryEntry } from '@tenderlane/contract';
import type { Sql } from '../database/database';
import { own } from '../database/tenant';

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  params: unknown;
  actor: string | null;
  actor_kind: HistoryEntry['actor_kind'];
  changes: HistoryEntry['changes'];
}

export interface RecordKey {
  entity: string;
  id: number;
}

export function listRecordHistory(
  sql: Sql,
  companyId: number,
  { entity, id }: RecordKey,
  { before, limit }: { before: number; limit: number },
): Promise<HistoryRow[]> {
  return sql.rows(
    `select e.id, e.at, e.action, e.params, e.changes, e.actor_kind,
            nullif(trim(a.first_name || ' ' || a.last_name), '') as actor
       from events e left join accounts a on a.id = e.account_id
      where ${own('e')} and e.entity = $2 and e.entity_id = $3 and e.id < $4 order by e.id desc limit $5`,
    [companyId, entity, id, before, limit],
  );
}
