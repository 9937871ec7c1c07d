import type { LoadPlan } from './plan-loads';
import type { Database, Sql } from '../platform/database/database';
import { unscoped } from '../platform/database/tenant';

const LOCK = 7_363_002;

export async function listDemoCompanies(sql: Sql): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>('select id from companies where is_demo order by kind desc, id');
  return rows.map(({ id }) => id);
}

export async function lockDemo(sql: Sql): Promise<boolean> {
  return (await sql.one<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [LOCK])).locked;
}

/** The demo's transaction needs longer statement timeouts than a page. */
export const allowLongWork = (sql: Sql) =>
  sql.rows(
    `select set_config('statement_timeout', '60s', true), set_config('idle_in_transaction_session_timeout', '60s', true)`,
  );

export const saveAsDemo = (sql: Sql, logins: readonly string[]) =>
  sql.run(
    `update companies c set is_demo = true from accounts a where a.id = c.admin_id and a.email = any($1::text[])`,
    [logins],
  );

export const markDemoFigures = (sql: Sql, at: number) =>
  sql.run(
    `insert into scorecard_marks (carrier_id, company_id, due_at)
     select r.id, r.company_id, $1 from carriers r ${unscoped('the companies of the demo')} join companies c on c.id = r.company_id where c.is_demo`,
    [new Date(at)],
  );

export const forgetDemoNews = (sql: Sql) =>
  sql.run(
    `delete from outbox where is_of_demo((payload->>'company_id')::bigint, (payload->>'account_id')::bigint)
                           or is_of_demo((payload->>'carrier_company_id')::bigint, (payload->>'account_id')::bigint)
                           or (payload->>'message_id')::bigint in (select m.id from company_messages m join companies c on c.id = m.company_id ${unscoped('the demo')} where c.is_demo)`,
  );

export const findColleagueSalt = (sql: Sql, memberId: number) =>
  sql.one<{ id: number; salt: Buffer }>(
    `select id, salt from brand_members where id = $1 ${unscoped('an invitation of the demo')}`,
    [memberId],
  );

export async function findNextDue(sql: Sql, companyId: number): Promise<number | undefined> {
  const row = await sql.first<{ at: Date | null }>(
    `select min(due_at) as at from loads where company_id = $1 ${unscoped('the company of the demo')}`,
    [companyId],
  );
  return row?.at?.getTime();
}

/** Only this transaction sees its rows, so autovacuum cannot analyze them for the planner. */
export const countRows = (sql: Sql) =>
  sql.run(
    `analyze loads, load_details, waypoints, auctions, options, bids, chain_entries, carriers ${unscoped('figures about tables')}`,
  );

export const hasPlaces = async (sql: Sql) => Boolean(await sql.first('select from reference_sources'));

export interface WaitingBidder {
  load_id: number;
  login: string;
  mode: LoadPlan['mode'];
  currency: string;
  starting_rate: number | null;
  distance_km: number | null;
  best: number | null;
  own: number | null;
  cost_share: number;
}

export const listBiddersOfDemo = (sql: Sql) =>
  sql.rows<WaitingBidder>(
    `select o.load_id, p.email as login, l.currency, a.terms->>'mode' as mode, (a.terms->>'startingRate')::bigint as starting_rate,
            d.distance_km::float8 as distance_km, l.lowest as best, o.amount as own, (o.carrier_company_id % 17) / 16.0::float8 as cost_share
       from loads l
       join companies s on s.id = l.company_id and s.is_demo
       join auctions a on a.load_id = l.id
       join load_details d on d.load_id = l.id
       join options o ${unscoped('the demo, whose carriers are its own')} on o.load_id = l.id and o.state in ('invited', 'viewed', 'active') and o.amount is distinct from l.lowest
       join companies c on c.id = o.carrier_company_id and c.is_demo
       join accounts p on p.id = c.admin_id
      where l.state = 'ongoing'
      order by l.effective_end, random() limit 200`,
  );

interface Table {
  name: string;
  columns: string[];
}

async function listTables(sql: Sql): Promise<Table[]> {
  const tables = await sql.rows<Table & { id: number; points_to: number[] }>(
    `select c.oid::bigint as id, c.relname as name,
            array(select attname::text from pg_attribute where attrelid = c.oid and not attisdropped
                     and attname in ('company_id', 'carrier_company_id', 'account_id', 'trip_id')) as columns,
            array(select confrelid::bigint from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as points_to
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  const ordered: typeof tables = [];
  while (ordered.length < tables.length) {
    const waiting = tables.filter((table) => !ordered.includes(table));
    const free = waiting.filter(({ id }) => !waiting.some((other) => other.id !== id && other.points_to.includes(id)));
    if (free.length === 0) throw new Error('tables point to each other in a circle');
    ordered.push(...free);
  }
  return ordered.filter(({ columns, name }) => columns.length > 0 || name === 'companies' || name === 'accounts');
}

export async function deleteDemo(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    await allowLongWork(sql);
    if (!(await lockDemo(sql))) throw new Error('the demo is being built');
    await sql.run(`select pg_advisory_xact_lock(hashtext('driving in the demo'))`);
    const companyIds = await listDemoCompanies(sql);
    const people = await sql.rows<{ id: number }>(`select id from accounts where email like '%.demo.example'`);
    const accountIds = people.map(({ id }) => id);
    for (const { name, columns } of await listTables(sql))
      await deleteRows(sql, { name, columns }, companyIds, accountIds);
  });
}

async function deleteRows(sql: Sql, { name, columns }: Table, companyIds: number[], accountIds: number[]) {
  if (name === 'companies') return sql.run(`delete from companies where id = any($1::bigint[])`, [companyIds]);
  if (name === 'accounts') return sql.run(`delete from accounts where id = any($1::bigint[])`, [accountIds]);
  const ofCompany = columns.filter((column) => column.endsWith('company_id'));
  const conditions = ofCompany.map((column) => `${column} = any($1::bigint[])`);
  if (conditions.length === 0 && columns.includes('trip_id'))
    conditions.push('trip_id in (select t.id from trips t where t.company_id = any($1::bigint[]))');
  // A person of the demo has no rows in other companies; rows of nobody's company are the person's own.
  if (columns.includes('account_id')) conditions.push('account_id = any($2::bigint[])');
  const where = conditions.join(' or ');
  return sql.run(
    `delete from ${name} where ($1::bigint[] is not null and $2::bigint[] is not null) and (${where}) ${unscoped('the companies of the demo')}`,
    [companyIds, accountIds],
  );
}
