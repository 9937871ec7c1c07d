import { DAY_MS, type Side } from '@tenderlane/domain/core';
import {
  HELP_LIMITS,
  requestDueAt,
  UNSOLVED,
  type RequestCategory,
  type RequestState,
} from '@tenderlane/domain/requests';
import type { Sql } from '../../platform/database/database';
import { valuesFrom, type StatementValues } from '../../platform/database/list.queries';
import { ofCarrier, own, owner, unscoped } from '../../platform/database/tenant';
import { memberOf, unreadOf, type ChatReader } from '../chat';
import { LIST_STOPS, SHOWN_NAME, withStops, type ListStop } from '../loads';

interface ChatPart {
  id: number;
  company_id: number;
  company_name: string;
  side: Side;
  unread: number;
  last_text: string | null;
  last_at: Date | null;
  last_sender: string | null;
  last_is_own: boolean | null;
  created_at: Date;
  load_id: number | null;
  load_name: string | null;
  load_company_id: number | null;
  first_pickup_from: Date | null;
  waypoints: ListStop[];
}

interface AskedPart {
  subject: string;
  state: RequestState;
  changed_at: Date;
  category: RequestCategory;
  is_blocking: boolean;
  has_load: boolean;
  asker_id: number;
  asker: string;
  assignee_id: number | null;
  assignee: string;
  waits_since: Date | null;
  consent_until: Date | null;
}

type SupportPart = { [Name in keyof AskedPart]: null };

export type RequestRow = ChatPart & (AskedPart | SupportPart);

const nameOf = (account: string) => `trim(${account}.first_name || ' ' || ${account}.last_name)`;

// A carrier sees a load only while it has an option of it.
const MAY_SEE = `(l.company_id = c.company_id or exists (select 1 from options x join carriers n on n.id = x.carrier_id
  where x.load_id = l.id and x.carrier_company_id = c.company_id and n.state <> 'removed'))`;

async function readRows(
  sql: Sql,
  { accountId, companyId }: ChatReader,
  { values, bind }: StatementValues,
  rest: string,
): Promise<RequestRow[]> {
  const [account, company] = [bind(accountId), bind(companyId)];
  const rows = await sql.rows<RequestRow>(
    `select c.id, c.company_id, s.name as company_name, s.kind as side, c.created_at, c.subject,
            r.state, r.changed_at, r.category, r.is_blocking, r.load_id is not null as has_load,
            r.account_id as asker_id, coalesce(nullif(${nameOf('a')}, ''), s.name) as asker,
            r.assignee_id, coalesce(${nameOf('o')}, '') as assignee, r.waits_since, r.consent_until,
            l.id as load_id, ${SHOWN_NAME} as load_name, l.company_id as load_company_id, l.first_pickup_from, ${LIST_STOPS} as waypoints,
            m.text as last_text, m.sent_at as last_at, m.company_id = ${company} as last_is_own,
            coalesce(nullif(${nameOf('p')}, ''), w.name) as last_sender, ${unreadOf(account, company)}
       from chats c join companies s on s.id = c.company_id
       left join requests r on r.id = c.id
       left join accounts a on a.id = r.account_id
       left join accounts o on o.id = r.assignee_id
       left join loads l on l.id = r.load_id and l.deleted_at is null and ${MAY_SEE}
       ${memberOf(account, company)}
       left join accounts p on p.id = m.account_id left join companies w on w.id = m.company_id
      where c.load_id is null and ${rest}`,
    values,
  );
  return withStops(rows);
}

export interface RequestPage {
  state: RequestState | undefined;
  after: number | null;
  limit: number;
}

export function listRequests(sql: Sql, reader: ChatReader, { state, after, limit }: RequestPage) {
  const values = valuesFrom();
  const { bind } = values;
  const chosen = [
    ...(state === undefined ? [] : [`r.state = ${bind(state)}`]),
    ...(after === null ? [] : [`c.id < ${bind(after)}`]),
  ].map((part) => ` and ${part}`);
  const which = `${own('c', bind(reader.companyId))} and c.subject is not null${chosen.join('')}`;
  return readRows(sql, reader, values, `${which} order by c.id desc limit ${bind(limit)}`);
}

export async function findSupport(sql: Sql, reader: ChatReader): Promise<RequestRow[]> {
  const values = valuesFrom();
  return readRows(sql, reader, values, `${own('c', values.bind(reader.companyId))} and c.subject is null`);
}

const place = (row: string) => `not ${row}.is_blocking, coalesce(${row}.waits_since, 'infinity'), ${row}.id`;

const inQueue = (states: string) =>
  `not s.is_demo and r.state = any(${states}::text[]) ${unscoped('the operator answers requests of all companies')}`;

export function listQueue(sql: Sql, reader: ChatReader, { state, after, limit }: RequestPage) {
  const values = valuesFrom();
  const { bind } = values;
  const which = inQueue(bind(state === undefined ? UNSOLVED : [state]));
  const following =
    after === null ? '' : ` and (${place('r')}) > (select ${place('q')} from requests q where q.id = ${bind(after)})`;
  return readRows(sql, reader, values, `${which}${following} order by ${place('r')} limit ${bind(limit)}`);
}

export async function countQueue(sql: Sql): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from requests r join companies s on s.id = r.company_id
      where ${inQueue('$1')}`,
    [UNSOLVED],
  );
  return count;
}

export async function findRequest(sql: Sql, reader: ChatReader, id: number): Promise<RequestRow | undefined> {
  const values = valuesFrom();
  const { bind } = values;
  const company = own('c', bind(reader.companyId));
  const which = reader.isOperator ? `(${company} or c.subject is not null)` : company;
  const [row] = await readRows(sql, reader, values, `c.id = ${bind(id)} and ${which}`);
  return row;
}

export interface HeldRequest {
  id: number;
  company_id: number;
  account_id: number;
  state: RequestState;
  changed_at: Date;
  assignee_id: number | null;
  waits_since: Date | null;
  is_blocking: boolean;
  load_id: number | null;
}

const HELD =
  'r.id, r.company_id, r.account_id, r.state, r.changed_at, r.assignee_id, r.waits_since, r.is_blocking, r.load_id';

/** Requests change only under the locks of their chats. */
export const listHeld = (sql: Sql, ids: readonly number[]): Promise<HeldRequest[]> =>
  sql.rows(
    `select ${HELD} from requests r where ${unscoped('their chats were locked before')} r.id = any($1::bigint[])`,
    [ids],
  );

export const factsOf = ({ state, changed_at: changedAt }: HeldRequest) => ({ state, changedAt: changedAt.getTime() });

export const saveRequest = (
  sql: Sql,
  request: HeldRequest,
  dueAt: number | null = requestDueAt(factsOf(request)),
): Promise<number> =>
  sql.run(
    `update requests set state = $2, changed_at = $3, assignee_id = $4, waits_since = $5, is_blocking = $6, due_at = $7
      where ${unscoped('its chat was locked before')} id = $1`,
    [
      request.id,
      request.state,
      request.changed_at,
      request.assignee_id,
      request.waits_since,
      request.is_blocking,
      dueAt === null ? null : new Date(dueAt),
    ],
  );

export const saveConsent = (sql: Sql, id: number, until: number): Promise<number> =>
  sql.run(`update requests set consent_until = $2 where ${unscoped('its chat was locked before')} id = $1`, [
    id,
    new Date(until),
  ]);

export async function countBlocking(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from requests where ${own()} and is_blocking and state = any($2::text[])`,
    [companyId, UNSOLVED],
  );
  return row.total;
}

export async function findLimitingTime(sql: Sql, companyId: number, now: number): Promise<number | null> {
  const row = await sql.first<{ created_at: Date }>(
    `select created_at from requests where ${own()} and created_at > $2 order by created_at desc limit 1 offset $3`,
    [companyId, new Date(now - DAY_MS), HELP_LIMITS.perDay - 1],
  );
  return row?.created_at.getTime() ?? null;
}

interface Asker {
  accountId: number;
  companyId: number;
}

export async function findAsked(
  sql: Sql,
  { accountId, companyId }: Asker,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const row = await sql.first<{ id: number }>(
    `select id from requests where ${own()} and account_id = $2 and client_id = $3`,
    [companyId, accountId, clientId],
  );
  return row?.id;
}

export const findAskedLoad = (sql: Sql, side: Side, companyId: number, loadId: number): Promise<object | undefined> =>
  sql.first(
    side === 'shipper'
      ? `select 1 from loads l where ${own('l')} and l.id = $2 and l.deleted_at is null`
      : `select 1 from options o join loads l on l.id = o.load_id and l.deleted_at is null join carriers r on r.id = o.carrier_id
          where ${ofCarrier('o')} and o.load_id = $2 and r.state <> 'removed'`,
    [companyId, loadId],
  );

export interface NewRequest {
  id: number;
  category: RequestCategory;
  loadId: number | undefined;
  isBlocking: boolean;
  clientId: string | undefined;
}

export const insertRequest = (
  sql: Sql,
  { accountId, companyId }: Asker,
  asked: NewRequest,
  at: number,
): Promise<number> =>
  sql.run(
    `insert into requests (company_id, id, account_id, client_id, category, load_id, is_blocking, waits_since, changed_at, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $8, $8)`,
    [
      companyId,
      asked.id,
      accountId,
      asked.clientId ?? null,
      asked.category,
      asked.loadId ?? null,
      asked.isBlocking,
      new Date(at),
    ],
  );

const OF_ALL = unscoped('the clock’s work, of all companies');

export const hasDueRequests = async (sql: Sql, now: number): Promise<boolean> =>
  (await sql.first(`select 1 from requests where due_at <= $1 ${OF_ALL} limit 1`, [new Date(now)])) !== undefined;

export const takeDueRequests = (sql: Sql, now: number, limit: number): Promise<HeldRequest[]> =>
  sql.rows(
    `select ${HELD} from requests r join chats c on c.id = r.id
      where r.due_at <= $1 ${OF_ALL} order by r.due_at, r.id limit $2 for no key update of c skip locked`,
    [new Date(now), limit],
  );

export const postponeRequest = (sql: Sql, id: number, until: number): Promise<number> =>
  sql.run(`update requests set due_at = $2 where id = $1 ${OF_ALL}`, [id, new Date(until)]);
