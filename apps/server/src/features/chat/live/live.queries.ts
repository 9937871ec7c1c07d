import type { Side } from '@tenderlane/domain/core';
import type { Viewer } from '../../../platform/realtime/live-topic';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export interface LiveChat {
  id: number;
  company_id: number;
  carrier_company_id: number | null;
  load_id: number | null;
  members: { account_id: number; company_id: number; side: Side }[];
}

/** A carrier that is no longer in the network is left out, because the chat does not exist for it. */
export const listLiveChats = (sql: Sql, ids: readonly number[]): Promise<LiveChat[]> =>
  sql.rows(
    `select c.id, c.company_id, k.id as carrier_company_id, c.load_id,
            coalesce((select json_agg(json_build_object('account_id', b.account_id, 'company_id', b.company_id, 'side', w.kind))
               from chat_members b join companies w on w.id = b.company_id
              where b.chat_id = c.id and (b.company_id is distinct from c.carrier_company_id or k.id is not null)), '[]') as members
       from chats c
       left join options o on o.id = c.option_id
       left join carriers r on r.id = o.carrier_id and r.state <> 'removed'
       left join companies k on k.id = c.carrier_company_id and r.id is not null
      where ${unscoped('each watcher is sent only what its session may see')} c.id = any($1::bigint[])`,
    [ids],
  );

export const listSeenMessages = (
  sql: Sql,
  { chatId, afterId, untilId, byCompanyId }: { chatId: number; afterId: number; untilId: number; byCompanyId: number },
): Promise<{ id: number; company_id: number }[]> =>
  sql.rows(
    `select id, company_id from chat_messages
      where ${unscoped('sent to the company that wrote them')} chat_id = $1 and id > $2 and id <= $3 and company_id <> $4 order by id`,
    [chatId, afterId, untilId, byCompanyId],
  );

export async function isSupportMember(sql: Sql, viewer: Viewer, chatId: number): Promise<boolean> {
  const { accountId, companyId, senderId } = viewer;
  if (senderId !== null) return false;
  const row = await sql.first(
    `select 1 from chat_members b join chats c on c.id = b.chat_id
      where ${unscoped('one’s own membership')} b.chat_id = $1 and b.account_id = $2 and b.company_id = $3 and c.load_id is null`,
    [chatId, accountId, companyId],
  );
  return row !== undefined;
}
