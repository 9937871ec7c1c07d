import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export interface CompanyCodeRow {
  id: number;
  company_id: number;
  requisite_id: number;
  login: string;
  locale: string;
  salt: Buffer;
  sent_at: Date | null;
  tries: number;
  used_at: Date | null;
  replaced_at: Date | null;
}

const CODE = `select k.id, k.company_id, k.requisite_id, k.login, k.locale, k.salt, k.sent_at, k.tries, k.used_at, k.replaced_at
  from company_codes k`;

export function findLastCode(sql: Sql, companyId: number, requisiteId: number): Promise<CompanyCodeRow | undefined> {
  return sql.first(`${CODE} where ${own('k')} and k.requisite_id = $2 order by k.id desc limit 1`, [
    companyId,
    requisiteId,
  ]);
}

export function findCompanyCode(sql: Sql, id: number): Promise<CompanyCodeRow | undefined> {
  return sql.first(`${CODE} where k.id = $1 ${unscoped('the message of a code that its company asked for')}`, [id]);
}

export interface CodeCounts {
  last_seconds_ago: number | null;
  hour: number;
  oldest_seconds_ago: number;
  day: number;
}

export function countCompanyCodes(sql: Sql, companyId: number, now: number): Promise<CodeCounts> {
  return sql.one(
    `select (extract(epoch from $2::timestamptz - max(k.created_at)))::float8 as last_seconds_ago,
            (count(*) filter (where k.created_at > $2::timestamptz - interval '1 hour'))::int as hour,
            coalesce(extract(epoch from $2::timestamptz - min(k.created_at) filter (where k.created_at > $2::timestamptz - interval '1 hour')), 0)::float8
              as oldest_seconds_ago,
            count(*)::int as day
       from company_codes k where ${own('k')} and k.created_at > $2::timestamptz - interval '1 day'`,
    [companyId, new Date(now)],
  );
}

export async function insertCompanyCode(
  sql: Sql,
  code: { companyId: number; requisiteId: number; login: string; locale: string; salt: Buffer; at: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into company_codes (company_id, requisite_id, login, locale, salt, created_at)
     values (${owner()}, $2, $3, $4, $5, $6) returning id`,
    [code.companyId, code.requisiteId, code.login, code.locale, code.salt, new Date(code.at)],
  );
  return row.id;
}

export function saveCompanyCodeSent(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(
    `update company_codes set sent_at = coalesce(sent_at, $2) where id = $1 ${unscoped('the message of a code that its company asked for')}`,
    [id, new Date(at)],
  );
}

export function markCodesReplaced(sql: Sql, companyId: number, requisiteId: number, at: number): Promise<number> {
  return sql.run(
    `update company_codes set replaced_at = $3 where ${own()} and requisite_id = $2 and used_at is null and replaced_at is null`,
    [companyId, requisiteId, new Date(at)],
  );
}

export function saveCompanyCodeTry(sql: Sql, companyId: number, id: number): Promise<number> {
  return sql.run(`update company_codes set tries = tries + 1 where ${own()} and id = $2`, [companyId, id]);
}

export function saveCompanyCodeUse(sql: Sql, companyId: number, id: number, at: number): Promise<number> {
  return sql.run(`update company_codes set used_at = $3 where ${own()} and id = $2`, [companyId, id, new Date(at)]);
}
