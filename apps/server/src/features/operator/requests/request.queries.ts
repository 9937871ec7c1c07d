import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export interface RequestRow {
  id: number;
  created_at: Date;
  text: string | null;
  sender_name: string | null;
  is_own: boolean | null;
  sent_at: Date | null;
}

export function listRequests(sql: Sql, companyId: number): Promise<RequestRow[]> {
  return sql.rows(
    `select c.id, c.created_at, m.text, m.company_id = c.company_id as is_own, m.sent_at,
            coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), w.name) as sender_name
       from chats c left join chat_messages m on m.id = c.last_message_id left join accounts a on a.id = m.account_id
       left join companies w on w.id = m.company_id
      where ${own('c')} and c.load_id is null order by c.id`,
    [companyId],
  );
}
