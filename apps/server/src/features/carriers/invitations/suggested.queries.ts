import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export interface SuggestedCarrier {
  id: number;
  login: string | null;
  country_id: string | null;
  is_closed: boolean;
}

export interface SuggestedFilter {
  ids: number[] | null;
  /** Search patterns that all must match the carrier's search text. */
  patterns: string[];
  labelId: number | null;
}

const SUGGESTED = `from carriers r left join companies c on c.id = r.carrier_company_id
  where ${own('r')} and r.state = 'suggested' and ($2::bigint[] is null or r.id = any($2::bigint[]))
    and ($3::bigint is null or exists (select 1 from carrier_labels cl where ${own('cl')} and cl.carrier_id = r.id and cl.label_id = $3))
    and (select coalesce(bool_and((r.search_text || coalesce(c.search_text, '')) like p), true) from unnest($4::text[]) p)`;

const filterParams = (companyId: number, { ids, labelId, patterns }: SuggestedFilter) => [
  companyId,
  ids,
  labelId,
  patterns,
];

export function lockSuggested(
  sql: Sql,
  companyId: number,
  filter: SuggestedFilter,
  limit: number,
): Promise<SuggestedCarrier[]> {
  return sql.rows(
    `select r.id, r.login, r.country_id, r.company_closed_at is not null as is_closed ${SUGGESTED} and r.login is not null order by r.id limit $5 for no key update of r`,
    [...filterParams(companyId, filter), limit],
  );
}

export function countSuggested(
  sql: Sql,
  companyId: number,
  filter: SuggestedFilter,
): Promise<{ reachable: number; without_login: number }> {
  return sql.one(
    `select count(*) filter (where r.login is not null) as reachable, count(*) filter (where r.login is null) as without_login ${SUGGESTED}`,
    filterParams(companyId, filter),
  );
}

/** Returns the logins that another carrier of the network, or a member of its company, already has. */
export async function listTakenLogins(sql: Sql, companyId: number, logins: string[]): Promise<Set<string>> {
  const rows = await sql.rows<{ login: string }>(
    `select r.login from carriers r where ${own('r')} and r.login = any($2::text[]) and r.state not in ('suggested', 'removed')
     union
     select w.login from unnest($2::text[]) w(login) join accounts a on a.email = w.login or a.phone = w.login
       join brand_members m on m.account_id = a.id and m.state = 'active'
       join carriers r on ${own('r')} and r.carrier_company_id = m.company_id and r.state not in ('suggested', 'removed')`,
    [companyId, logins],
  );
  return new Set(rows.map(({ login }) => login));
}
