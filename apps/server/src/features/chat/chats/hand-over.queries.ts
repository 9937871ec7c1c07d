import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export const listManagersToJoin = (
  sql: Sql,
  taken: readonly { loadId: number; accountId: number }[],
): Promise<{ chatId: number; accountId: number; companyId: number }[]> =>
  sql.rows(
    `select c.id as "chatId", asked.account_id as "accountId", c.company_id as "companyId"
       from unnest($1::bigint[], $2::bigint[]) as asked(load_id, account_id)
       join chats c on c.load_id = asked.load_id ${unscoped('of loads that were handed over before')}`,
    [taken.map(({ loadId }) => loadId), taken.map(({ accountId }) => accountId)],
  );
