import type { Side } from '@tenderlane/domain/core';
import { valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';
import { searchPatterns } from '../../reference';

export interface OperatorCompanyRow {
  id: number;
  name: string;
  kind: Side;
  country_id: string;
  created_at: Date;
  closed_at: Date | null;
  manager_id: number | null;
  manager_name: string | null;
}

export interface CompanyFilter {
  search: string;
  byId: number | null;
}

const companies = (operator: string) => `select c.id, c.name, c.kind, c.country_id, c.created_at, c.closed_at,
    m.account_id as manager_id, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as manager_name
  from companies c
  left join brand_members m on m.company_id = ${operator} and m.account_id = c.manager_account_id and m.state = 'active'
    ${unscoped('the operator looks after all companies')}
  left join accounts a on a.id = m.account_id`;

function filtered({ search, byId }: CompanyFilter, { bind }: StatementValues): string {
  const named = search ? searchPatterns(search).map((pattern) => `c.search_text like ${bind(pattern)}`) : [];
  const found = named.length > 0 ? `(${named.join(' and ')})` : 'true';
  return `where not c.is_demo and (${byId === null ? found : `${found} or c.id = ${bind(byId)}`})`;
}

export function listCompanies(
  sql: Sql,
  operatorId: number,
  filter: CompanyFilter,
  page: { limit: number; offset: number },
): Promise<OperatorCompanyRow[]> {
  const values = valuesFrom(operatorId);
  const where = filtered(filter, values);
  const rest = `order by lower(c.name), c.id limit ${values.bind(page.limit)} offset ${values.bind(page.offset)}`;
  return sql.rows(`${companies('$1')} ${where} ${rest}`, values.values);
}

export async function countCompanies(sql: Sql, filter: CompanyFilter): Promise<number> {
  const values = valuesFrom();
  const where = filtered(filter, values);
  const row = await sql.one<{ all: number }>(`select count(*) as all from companies c ${where}`, values.values);
  return row.all;
}

export function findOperatedCompany(sql: Sql, operatorId: number, id: number): Promise<OperatorCompanyRow | undefined> {
  return sql.first(`${companies('$1')} where c.id = $2 and not c.is_demo`, [operatorId, id]);
}

export function lockManager(
  sql: Sql,
  id: number,
): Promise<{ kind: Side; manager_account_id: number | null } | undefined> {
  return sql.first(`select kind, manager_account_id from companies where id = $1 and not is_demo for no key update`, [
    id,
  ]);
}

export function saveManager(sql: Sql, id: number, accountId: number | null): Promise<number> {
  return sql.run(`update companies set manager_account_id = $2 where id = $1`, [id, accountId]);
}
