import type { Setting } from '@tenderlane/contract';
import type { Role, Side } from '@tenderlane/domain/core';
import type { Sql } from '../../platform/database/database';
import { own, unscoped } from '../../platform/database/tenant';
import { AppError } from '../../platform/errors';

export interface CompanyRow {
  id: number;
  kind: Side;
  name: string;
  country_id: string;
  currency: string;
  legal_id: string | null;
  /** The time of the operator's confirmation for the whole installation. */
  legal_id_confirmed_at: Date | null;
  admin_id: number;
  setting: Partial<Setting>;
}

const COMPANY = `id, kind, name, country_id, currency, legal_id, legal_id_confirmed_at, admin_id, setting`;

export function findCompany(sql: Sql, id: number): Promise<CompanyRow | undefined> {
  return sql.first(`select ${COMPANY} from companies where id = $1`, [id]);
}

export function lockCompany(sql: Sql, id: number): Promise<CompanyRow | undefined> {
  return sql.first(`select ${COMPANY} from companies where id = $1 for no key update`, [id]);
}

/**
 * Locks the company for a transaction that publishes a tender: a closing waits for it, and an earlier closing is found
 * here. Rows that refer to the company take the same lock.
 */
export async function shareOpenCompany(sql: Sql, id: number): Promise<CompanyRow> {
  const company = await sql.one<CompanyRow & { is_closed: boolean }>(
    `select ${COMPANY}, closed_at is not null as is_closed from companies where id = $1 for key share`,
    [id],
  );
  if (company.is_closed) throw new AppError('company.closed');
  return company;
}

export async function insertCompany(
  sql: Sql,
  company: {
    kind: Side;
    name: string;
    countryId: string;
    currency: string;
    legalId: string | null;
    adminId: number;
    at: number;
  },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into companies (kind, name, country_id, currency, legal_id, admin_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      company.kind,
      company.name,
      company.countryId,
      company.currency,
      company.legalId,
      company.adminId,
      new Date(company.at),
    ],
  );
  return row.id;
}

export function findConfirmedForOthers(
  sql: Sql,
  accountId: number,
  { countryId, legalId }: { countryId: string; legalId: string },
  application: Side,
): Promise<{ id: number; kind: Side } | undefined> {
  return sql.first(
    `select c.id, c.kind from companies c
      where c.country_id = $2 and c.legal_id = $3 and c.legal_id_confirmed_at is not null
        and not exists (select 1 from brand_members m ${unscoped('a person’s own memberships')} join companies own on own.id = m.company_id
              where m.account_id = $1 and m.state = 'active' and m.role in ('owner', 'administrator')
                and own.country_id = $2 and own.legal_id = $3 and own.legal_id_confirmed_at is not null)
      order by c.kind <> $4, c.id limit 1`,
    [accountId, countryId, legalId, application],
  );
}

export function saveCompany(sql: Sql, company: CompanyRow): Promise<number> {
  return sql.run(
    `update companies set name = $2, country_id = $3, currency = $4, legal_id = $5, legal_id_confirmed_at = $6 where id = $1`,
    [company.id, company.name, company.country_id, company.currency, company.legal_id, company.legal_id_confirmed_at],
  );
}

export function saveSetting(sql: Sql, companyId: number, setting: Partial<Setting>): Promise<number> {
  return sql.run(`update companies set setting = $2::jsonb where id = $1`, [companyId, JSON.stringify(setting)]);
}

export function findRelatedCompany(
  sql: Sql,
  accountId: number,
  companyId: number,
): Promise<{ id: number; name: string } | undefined> {
  return sql.first(
    `select c.id, c.name from companies c join accounts a on a.id = $1
      where c.id = $2 and exists (select 1 from brand_members m ${unscoped('a person’s own memberships')} where m.company_id = c.id
        and (m.account_id = a.id or (m.state = 'invited' and m.login in (a.email, a.phone))))`,
    [accountId, companyId],
  );
}

export async function isMember(sql: Sql, companyId: number, accountId: number): Promise<boolean> {
  const row = await sql.first(`select 1 from brand_members where ${own()} and account_id = $2 and state = 'active'`, [
    companyId,
    accountId,
  ]);
  return row !== undefined;
}

export interface UsageRow {
  users: number;
  carriers: number;
  tenders_per_month: number;
}

export async function findUsage(sql: Sql, companyId: number, now: number, timeZone: string): Promise<UsageRow> {
  const row = await sql.one<UsageRow>(
    `select (select count(*) from brand_members where ${own()} and state <> 'removed') as users,
            (select count(*) from carriers where ${own()} and state <> 'removed') as carriers,
            (select count(*) from loads where ${own()} and republished_from_id is null
              and published_at >= date_trunc('month', $2::timestamptz, $3)) as tenders_per_month`,
    [companyId, new Date(now), timeZone],
  );
  return row;
}

export interface MemberRow {
  id: number;
  company_id: number;
  account_id: number | null;
  role: Role;
  state: 'invited' | 'active' | 'removed';
  name: string;
  login: string;
  email: string | null;
  phone: string | null;
  position: string | null;
  can_edit_profile: boolean;
  salt: Buffer | null;
  invited_until: Date | null;
  message_due_at: Date | null;
}
