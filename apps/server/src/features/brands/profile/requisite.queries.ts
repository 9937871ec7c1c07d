import type { AccountType, RequisiteState } from '@tenderlane/domain/brands';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface RequisiteRow {
  id: number;
  bank_name: string;
  bank_address: string | null;
  account: string;
  account_key: string;
  type: AccountType;
  currency: string;
  is_main: boolean;
  state: RequisiteState;
  replaces_id: number | null;
  contact: string | null;
  typed_by: number;
  typed_by_name: string;
  typed_at: Date;
  confirmed_by: number | null;
  confirmed_by_name: string | null;
  confirmed_at: Date | null;
  confirmed_way: 'first' | 'colleague' | 'code' | null;
  deleted_at: Date | null;
}

const name = (alias: string) =>
  `coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.email, ${alias}.phone)`;

const REQUISITE = `select q.id, q.bank_name, q.bank_address, q.account, q.account_key, q.type, q.currency, q.is_main, q.state, q.replaces_id,
    q.contact, q.typed_by, ${name('t')} as typed_by_name, q.typed_at, q.confirmed_by, ${name('c')} as confirmed_by_name, q.confirmed_at,
    q.confirmed_way, q.deleted_at
  from company_requisites q join accounts t on t.id = q.typed_by left join accounts c on c.id = q.confirmed_by`;

export function listRequisites(sql: Sql, companyId: number): Promise<RequisiteRow[]> {
  return sql.rows(
    `${REQUISITE} where ${own('q')} and q.deleted_at is null
      order by (q.is_main and q.state = 'confirmed') desc, coalesce(q.replaces_id, q.id), q.id`,
    [companyId],
  );
}

export function findRequisite(sql: Sql, companyId: number, id: number): Promise<RequisiteRow | undefined> {
  return sql.first(`${REQUISITE} where ${own('q')} and q.id = $2`, [companyId, id]);
}

export function findRequisiteForMessage(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<(RequisiteRow & { company: string }) | undefined> {
  return sql.first(
    `select q.*, c.name as company from (${REQUISITE} where ${own('q')} and q.id = $2) q join companies c on c.id = $1`,
    [companyId, id],
  );
}

export async function findKnownContact(sql: Sql, companyId: number): Promise<{ contact: string | null } | undefined> {
  return sql.first(
    `select q.contact from company_requisites q where ${own('q')} and q.state = 'confirmed'
      order by (q.deleted_at is null) desc, q.is_main desc, q.confirmed_at desc limit 1`,
    [companyId],
  );
}

export async function findPresentContact(sql: Sql, companyId: number): Promise<string> {
  const row = await sql.one<{ contact: string }>(
    `select coalesce(s.email, s.phone, a.email, a.phone) as contact
       from companies c join accounts a on a.id = c.admin_id
       left join company_signees s on s.company_id = c.id and s.is_default and s.deleted_at is null ${unscoped('the own company')}
      where c.id = $1`,
    [companyId],
  );
  return row.contact;
}

type NewRequisite = Omit<
  RequisiteRow,
  'id' | 'typed_by_name' | 'confirmed_by_name' | 'deleted_at' | 'typed_at' | 'confirmed_at' | 'confirmed_by'
>;

export async function insertRequisite(sql: Sql, companyId: number, row: NewRequisite, at: number): Promise<number> {
  const isConfirmed = row.state === 'confirmed';
  const inserted = await sql.one<{ id: number }>(
    `insert into company_requisites (company_id, bank_name, bank_address, account, account_key, type, currency, is_main, state,
       replaces_id, contact, typed_by, typed_at, confirmed_by, confirmed_at, confirmed_way, created_at)
     values (${owner()}, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $2, $14, $15, $16, $2) returning id`,
    [
      companyId,
      new Date(at),
      ...[
        row.bank_name,
        row.bank_address,
        row.account,
        row.account_key,
        row.type,
        row.currency,
        row.is_main,
        row.state,
      ],
      ...[row.replaces_id, row.contact, row.typed_by],
      ...[isConfirmed ? row.typed_by : null, isConfirmed ? new Date(at) : null, row.confirmed_way],
    ],
  );
  return inserted.id;
}

export function saveRequisite(sql: Sql, companyId: number, row: RequisiteRow): Promise<number> {
  return sql.run(
    `update company_requisites set bank_name = $3, bank_address = $4, account = $5, account_key = $6, type = $7, currency = $8,
            is_main = $9, state = $10, contact = $11, typed_by = $12, typed_at = $13, confirmed_by = $14, confirmed_at = $15,
            confirmed_way = $16, deleted_at = $17 where ${own()} and id = $2`,
    [
      companyId,
      row.id,
      ...[row.bank_name, row.bank_address, row.account, row.account_key, row.type, row.currency],
      ...[row.is_main, row.state, row.contact, row.typed_by, row.typed_at],
      ...[row.confirmed_by, row.confirmed_at, row.confirmed_way, row.deleted_at],
    ],
  );
}

export function saveNoMain(sql: Sql, companyId: number, except: number): Promise<number> {
  return sql.run(
    `update company_requisites set is_main = false
      where ${own()} and is_main and state = 'confirmed' and deleted_at is null and id <> $2`,
    [companyId, except],
  );
}

export function saveOldestAsMain(sql: Sql, companyId: number): Promise<number> {
  return sql.run(
    `update company_requisites set is_main = true where ${own()}
        and id = (select min(q.id) from company_requisites q where ${own('q')} and q.state = 'confirmed' and q.deleted_at is null)
        and not exists (select 1 from company_requisites m where ${own('m')} and m.is_main and m.state = 'confirmed' and m.deleted_at is null)`,
    [companyId],
  );
}

/** Returns the time a colleague joined; an invitation alone does not count. */
export async function findJoinedAt(sql: Sql, companyId: number, memberId: number): Promise<number> {
  const row = await sql.one<{ joined_at: Date }>(
    `select coalesce((select max(e.at) from events e where e.entity = 'colleague' and e.entity_id = m.id and e.action = 'colleague.joined'),
                     m.created_at) as joined_at
       from brand_members m where ${own('m')} and m.id = $2`,
    [companyId, memberId],
  );
  return row.joined_at.getTime();
}
