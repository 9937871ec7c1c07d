import { DAY_MS, type Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

/** Saves the views and returns only companies that this person had not viewed for a day. */
export const saveOperatorViews = (
  sql: Sql,
  companyIds: readonly number[],
  { accountId, at }: { accountId: number; at: number },
): Promise<{ id: number; kind: Side }[]> =>
  sql.rows(
    `with looked as (
       insert into operator_looks as l (company_id, account_id, looked_at)
       select c.id, $2, $3 from companies c where c.id = any($1::bigint[]) order by c.id
       on conflict (company_id, account_id) do update set looked_at = excluded.looked_at
         where l.looked_at <= $4 ${unscoped('the operator looks at companies of others')}
       returning company_id
     )
     select c.id, c.kind from looked join companies c on c.id = looked.company_id`,
    [companyIds, accountId, new Date(at), new Date(at - DAY_MS)],
  );
