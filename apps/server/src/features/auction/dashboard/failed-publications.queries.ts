import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

interface FailedPublication {
  companyId: number;
  loadId: number;
  at: number;
}

const columnsOf = (failed: readonly FailedPublication[]) => [
  failed.map(({ companyId }) => companyId),
  failed.map(({ loadId }) => loadId),
  failed.map(({ at }) => new Date(at)),
];

export function saveFailures(sql: Sql, failed: readonly FailedPublication[]): Promise<number> {
  return sql.run(
    `insert into failed_publications (company_id, load_id, failed_at)
     select ${owner('n.company_id')}, n.load_id, n.at from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) as n(company_id, load_id, at)
     on conflict (load_id) do update set failed_at = excluded.failed_at`,
    columnsOf(failed),
  );
}

export function forgetFailures(sql: Sql, scheduled: readonly FailedPublication[]): Promise<number> {
  return sql.run(
    `delete from failed_publications f using unnest($1::bigint[], $2::bigint[]) as n(company_id, load_id)
      where ${own('f', 'n.company_id')} and f.load_id = n.load_id`,
    columnsOf(scheduled).slice(0, 2),
  );
}
