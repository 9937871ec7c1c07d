import type { FleetKind } from '@tenderlane/domain/fleet';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  actor: string | null;
  changes: { field: string; old: unknown; new: unknown }[];
}

/** What happened to a record of the company, newest first. */
export const listRecordEvents = (
  sql: Sql,
  companyId: number,
  record: { kind: FleetKind; id: number },
  { after, limit }: { after: number | null; limit: number },
): Promise<HistoryRow[]> =>
  sql.rows(
    `select e.id, e.at, e.action, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as actor, e.changes
       from events e left join accounts a on a.id = e.account_id
      where ${own('e')} and e.entity = $2 and e.entity_id = $3 and ($4::bigint is null or e.id < $4) order by e.id desc limit $5`,
    [companyId, record.kind, record.id, after, limit],
  );
