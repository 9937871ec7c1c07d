import { LIMITS, RELATION_STATES, type RelationState } from '@tenderlane/domain';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { FilterOf, SortKeyOf } from '@tenderlane/contract/core/list';
import type { Sql } from '../../platform/database/database';
import { countUpTo, pageParts, valuesFrom, type SortOrder } from '../../platform/database/list.queries';
import { own } from '../../platform/database/tenant';
import { searchPatterns } from '../reference';
import type { PageRequest } from '../../platform/http/paging';
import { legalIdCheck, type LegalIdCheckRow } from './legal-ids/legal-id.queries';

interface FilterValues extends Record<FilterOf<typeof CARRIERS_LIST>, string | number> {
  search: string;
  state: RelationState;
  label_id: number;
}
export type CarriersFilter = { [Name in keyof FilterValues]?: FilterValues[Name] | undefined };
export type CarriersSort = SortKeyOf<typeof CARRIERS_LIST>;

const SORTS = {
  name: { column: `left(lower(coalesce(c.name, nullif(r.name, ''), r.login, '')), 100)`, type: 'text' },
  created_at: { column: 'r.id', type: 'bigint' },
  state: { column: 'r.state', type: 'text' },
} as const satisfies Record<CarriersSort, SortOrder>;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

function conditions(companyId: number, { search, state, label_id: labelId }: CarriersFilter) {
  const values = valuesFrom(companyId);
  const { bind } = values;
  const parts = [own('r'), state ? `r.state = ${bind(state)}` : `r.state <> 'removed'`];
  if (labelId) {
    parts.push(
      `exists (select 1 from carrier_labels cl where ${own('cl')} and cl.carrier_id = r.id and cl.label_id = ${bind(labelId)})`,
    );
  }
  for (const pattern of search ? searchPatterns(search) : [])
    parts.push(`(r.search_text || coalesce(c.search_text, '')) like ${bind(pattern)}`);
  const from = `from carriers r left join companies c on c.id = r.carrier_company_id where ${parts.join(' and ')}`;
  return { values, from };
}

/** The ids of one page in their order, with the value that the next page goes on from. */
export function listCarrierIds(sql: Sql, companyId: number, filter: CarriersFilter, page: PageRequest<CarriersSort>) {
  const { values, from } = conditions(companyId, filter);
  const { value, after, order, limit } = pageParts(SORTS[page.sort], 'r.id', page, values);
  return sql.rows<{ id: number; value: string }>(
    `select r.id, ${value} ${from}${after} ${order} ${limit}`,
    values.values,
  );
}

/** How many carriers a filter holds, counted a little beyond what is told exactly. */
export function countCarriers(sql: Sql, companyId: number, filter: CarriersFilter): Promise<number> {
  const { values, from } = conditions(companyId, filter);
  return countUpTo(sql, from, values, { cap: LIMITS.listTotalMax + 1 });
}

/** How many carriers are in each state; every state is there. */
export async function countByState(sql: Sql, companyId: number): Promise<Record<string, number>> {
  const rows = await sql.rows<{ state: string; total: number }>(
    `select s.state, (select count(*) from (select 1 from carriers r where ${own('r')} and r.state = s.state limit $3) capped) as total
       from unnest($2::text[]) s(state)`,
    [companyId, RELATION_STATES, LIMITS.listTotalMax],
  );
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

export interface FoundCompany extends LegalIdCheckRow {
  name: string;
  country_id: string;
  legal_id: string | null;
  carrier_id: number | null;
  state: RelationState | null;
}

/**
 * Carrier companies of the platform and invited ones of the own network, by a part of the name or the whole legal id.
 * Logins are never among what is searched or answered.
 */
export function findCompanies(
  sql: Sql,
  companyId: number,
  wanted: { name: string | null; legalId: string | null; countryId: string | null },
): Promise<FoundCompany[]> {
  return sql.rows(
    `with found as (
       select * from (
         select c.id as company_id, c.name, c.country_id, c.legal_id, r.id as carrier_id, r.state
           from companies c left join carriers r on ${own('r')} and r.carrier_company_id = c.id and r.state <> 'removed'
          where c.kind = 'carrier' and ($2::text is null or lower(c.name) like '%' || $2 || '%')
            and ($3::text is null or c.legal_id = $3) and ($4::text is null or c.country_id = $4)
         union all
         select null, r.name, coalesce(r.country_id, s.country_id), r.legal_id, r.id, r.state
           from carriers r join companies s on s.id = r.company_id
          where ${own('r')} and r.carrier_company_id is null and r.state <> 'removed' and r.name <> ''
            and ($2::text is null or lower(r.name) like '%' || $2 || '%')
            and ($3::text is null or r.legal_id = $3) and ($4::text is null or coalesce(r.country_id, s.country_id) = $4)
       ) each order by carrier_id is null, lower(name), legal_id limit 20
     )
     select f.name, f.country_id, f.legal_id, f.carrier_id, f.state, ${legalIdCheck('r', 'c')}
       from found f left join companies c on c.id = f.company_id left join carriers r on ${own('r')} and r.id = f.carrier_id
      order by f.carrier_id is null, lower(f.name), f.legal_id`,
    [companyId, wanted.name === null ? null : escapeLike(wanted.name.toLowerCase()), wanted.legalId, wanted.countryId],
  );
}
