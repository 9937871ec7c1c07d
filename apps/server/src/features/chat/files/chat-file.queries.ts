import type { Sql } from '../../../platform/database/database';
import { valuesFrom } from '../../../platform/database/list.queries';
import { unscoped } from '../../../platform/database/tenant';
import { readable } from '../chats/readable.queries';
import type { ChatReader } from '../chats/reader';
import type { MessageRow } from '../messages/message.queries';

const COLUMNS = `f.id, s.id as file_id, s.name, s.size, s.media_type`;
const JOINS = `from chat_message_files f join stored_files s on s.id = f.file_id
  join chat_messages m on m.id = f.message_id join chats c on c.id = m.chat_id`;

export function findChatFile(
  sql: Sql,
  reader: ChatReader,
  id: number,
): Promise<MessageRow['files'][number] | undefined> {
  const values = valuesFrom();
  const where = `f.id = ${values.bind(id)} and ${readable(reader, values)}`;
  return sql.first(`select ${COLUMNS} ${JOINS} where ${where}`, values.values);
}

/**
 * The company of a link's file, for a person who is still a member of a company of the chat, or of the operator.
 */
export async function findLinkedCompany(
  sql: Sql,
  { fileId, accountId }: { fileId: number; accountId: number },
  operatorId: number | undefined,
): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select s.company_id ${JOINS}
      where ${unscoped('a signed link names the file')} s.id = $1 and s.size is not null
        and exists (select 1 from brand_members b where b.account_id = $2 and b.state = 'active'
                       and (b.company_id in (c.company_id, c.carrier_company_id) or (c.load_id is null and b.company_id = $3)))`,
    [fileId, accountId, operatorId ?? null],
  );
  return row?.company_id;
}
