import type { Sql } from '../../../platform/database/database';
import { countUpTo, pageParts, valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { unscoped } from '../../../platform/database/tenant';
import type { PageRequest } from '../../../platform/http/paging';
import { LIST_STOPS, withStops, type ListStop } from '../../loads';
import { searchPatterns } from '../../reference';
import { readable } from './readable.queries';
import type { ChatReader } from './reader';

export interface ChatRow {
  id: number;
  company_id: number;
  carrier_company_id: number | null;
  load_id: number | null;
  option_id: number | null;
  subject: string | null;
  archived_at: Date | null;
  created_at: Date;
  last_message_id: number | null;
  load_name: string | null;
  number: number | null;
  first_pickup_from: Date | null;
  waypoints: ListStop[];
  shipper_name: string;
  carrier_name: string | null;
  last_text: string | null;
  last_at: Date | null;
  last_is_own: boolean | null;
  is_member: boolean;
  unread: number;
}

const UNREAD_MAX = 1000;

const JOINS = `from chats c join companies s on s.id = c.company_id
  left join loads l on l.id = c.load_id
  left join load_details d on d.load_id = c.load_id
  left join companies k on k.id = c.carrier_company_id`;

const columns = (
  account: string,
  company: string,
) => `c.id, c.company_id, c.carrier_company_id, c.load_id, c.option_id, c.subject, c.archived_at,
  c.created_at, c.last_message_id, l.name as load_name, l.number, l.first_pickup_from, ${LIST_STOPS} as waypoints, s.name as shipper_name,
  (select r.name from options o join carriers r on r.id = o.carrier_id where o.id = c.option_id) as carrier_name,
  m.text as last_text, m.sent_at as last_at, m.account_id = ${account} and m.company_id = ${company} as last_is_own,
  coalesce(me.is_member, false) as is_member, ${unreadOf(account, company)}`;

export const unreadOf = (account: string, company: string) => `case when me.is_member then (select count(*) from (
    select 1 from chat_messages n
     where n.chat_id = c.id and n.id > coalesce((select v.read_until from chat_views v
             where v.chat_id = c.id and v.account_id = ${account} and v.company_id = ${company}), 0)
       and not (n.account_id = ${account} and n.company_id = ${company}) limit ${UNREAD_MAX}) unread) else 0 end as unread`;

export const memberOf = (account: string, company: string) => `left join chat_messages m on m.id = c.last_message_id
  left join lateral (select true as is_member from chat_members b
     where b.chat_id = c.id and b.account_id = ${account} and b.company_id = ${company}) me on true`;

export interface ChatFilter {
  search?: string | undefined;
  archived?: 'true' | 'false' | undefined;
}

function filtered({ search, archived }: ChatFilter, { side }: ChatReader, { bind }: StatementValues): string {
  const parts: string[] = [];
  if (archived) parts.push(`c.archived_at is ${archived === 'true' ? 'not null' : 'null'}`);
  for (const pattern of search ? searchPatterns(search) : []) {
    const text = bind(pattern);
    // Carriers may read only the first line of a load's search text.
    const ofLoad =
      side === 'shipper'
        ? `d.search_text like ${text} or k.search_text like ${text} or lower(c.subject) like ${text} or (c.load_id is null and s.search_text like ${text})`
        : `split_part(d.search_text, E'\\n', 1) like ${text} or lower(c.subject) like ${text} or s.search_text like ${text}`;
    parts.push(`(${ofLoad})`);
  }
  return parts.map((part) => ` and ${part}`).join('');
}

/**
 * Conditions of a list; support chats of other companies are in the operator's list once one of its members has joined
 * them.
 */
function listed(reader: ChatReader, filter: ChatFilter, values: StatementValues): string {
  const which = readable(reader, values);
  const { bind } = values;
  const joined = reader.isOperator
    ? ` and (c.company_id = ${bind(reader.companyId)} or exists (select 1 from chat_members j
         where j.chat_id = c.id and j.account_id = ${bind(reader.accountId)} and j.company_id = ${bind(reader.companyId)}))`
    : '';
  return `where ${which}${joined}${filtered(filter, reader, values)}`;
}

export function listChats(sql: Sql, reader: ChatReader, filter: ChatFilter, page: PageRequest<'id'>) {
  const values = valuesFrom();
  const where = listed(reader, filter, values);
  const { order, limit } = pageParts({ column: 'c.id', type: 'bigint' }, 'c.id', page, values);
  return readRows(sql, reader, values, { where, rest: `${order} ${limit}` });
}

export function countChats(sql: Sql, reader: ChatReader, filter: ChatFilter, cap: number): Promise<number> {
  const values = valuesFrom();
  return countUpTo(sql, `${JOINS} ${listed(reader, filter, values)}`, values, { cap });
}

const IS_SUPPORT = `c.load_id is null and c.subject is null ${unscoped('the operator answers support chats')}`;
const WAITS = 'c.last_company_id = c.company_id';

const inQueue = (reader: ChatReader, filter: ChatFilter, values: StatementValues) =>
  `where ${IS_SUPPORT} and c.last_message_id is not null${filtered(filter, reader, values)}`;

/** Lists the operator's queue: unanswered chats first, longest wait first; then answered ones, latest first. */
export function listQueue(sql: Sql, reader: ChatReader, filter: ChatFilter, page: PageRequest<'id'>) {
  const values = valuesFrom();
  const where = inQueue(reader, filter, values);
  const order = `order by ${WAITS} desc, case when ${WAITS} then c.last_message_at end, c.last_message_at desc, c.id desc`;
  const limit = `limit ${values.bind(page.limit)} offset ${values.bind(page.offset)}`;
  return readRows(sql, reader, values, { where, rest: `${order} ${limit}` });
}

export function countQueue(sql: Sql, reader: ChatReader, filter: ChatFilter, cap: number): Promise<number> {
  const values = valuesFrom();
  return countUpTo(sql, `${JOINS} ${inQueue(reader, filter, values)}`, values, { cap });
}

export async function countUnanswered(sql: Sql): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from chats c where ${IS_SUPPORT} and ${WAITS}`,
  );
  return count;
}

export async function findChat(sql: Sql, reader: ChatReader, id: number): Promise<ChatRow | undefined> {
  const values = valuesFrom();
  const where = `where c.id = ${values.bind(id)} and ${readable(reader, values)}`;
  const [row] = await readRows(sql, reader, values, { where, rest: '' });
  return row;
}

async function readRows(
  sql: Sql,
  { accountId, companyId }: ChatReader,
  { values, bind }: StatementValues,
  { where, rest }: { where: string; rest: string },
): Promise<ChatRow[]> {
  const [account, company] = [bind(accountId), bind(companyId)];
  const text = `select ${columns(account, company)} ${JOINS} ${memberOf(account, company)} ${where} ${rest}`;
  return withStops(await sql.rows<ChatRow>(text, values));
}

/** The chat's row under its lock, so that messages of one chat and their ids have the same order. */
export interface LockedChat {
  id: number;
  company_id: number;
  carrier_company_id: number | null;
  load_id: number | null;
  subject: string | null;
  archived_at: Date | null;
  last_message_id: number | null;
}

export async function lockChat(sql: Sql, reader: ChatReader, id: number): Promise<LockedChat | undefined> {
  const values = valuesFrom();
  const where = `c.id = ${values.bind(id)} and ${readable(reader, values)}`;
  return sql.first(
    `select c.id, c.company_id, c.carrier_company_id, c.load_id, c.subject, c.archived_at, c.last_message_id from chats c where ${where} for no key update`,
    values.values,
  );
}
