import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';
import type { Member } from '../../platform/principal';

type UserFilter = Pick<BodyOf<ShipperApi['POST /user_filter/filters']>, 'filter_type_id' | 'data'>;

export function listUserFilters(
  sql: Sql,
  { companyId, accountId }: Member,
  type: string | null,
): Promise<UserFilter[]> {
  return sql.rows(
    `select filter_type_id, data from user_filters
      where ${own()} and account_id = $2 and ($3::text is null or filter_type_id = $3) order by filter_type_id`,
    [companyId, accountId, type],
  );
}

export function saveUserFilter(
  sql: Sql,
  { companyId, accountId }: Member,
  { filter_type_id: type, data }: UserFilter,
  at: number,
): Promise<number> {
  return sql.run(
    `insert into user_filters (company_id, account_id, filter_type_id, data, updated_at) values (${owner()}, $2, $3, $4, $5)
     on conflict (account_id, company_id, filter_type_id) do update set data = excluded.data, updated_at = excluded.updated_at`,
    [companyId, accountId, type, JSON.stringify(data), new Date(at)],
  );
}
