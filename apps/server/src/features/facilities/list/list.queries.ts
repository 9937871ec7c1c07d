import { LIMITS } from '@tenderlane/domain/core';
import type { FilterOf, SortKeyOf } from '@tenderlane/contract/core/list';
import type { FACILITIES_LIST } from '@tenderlane/contract/facilities/list';
import type { Sql } from '../../../platform/database/database';
import { countUpTo, pageParts, valuesFrom, type SortOrder } from '../../../platform/database/list.queries';
import { own, unscoped } from '../../../platform/database/tenant';
import type { PageRequest } from '../../../platform/http/paging';
import { searchPatterns } from '../../reference';
import { IS_FAVOURITE, type Reader } from '../facility.queries';

export type FacilitiesFilter = Partial<Record<FilterOf<typeof FACILITIES_LIST>, string | undefined>>;
export type FacilitiesSort = SortKeyOf<typeof FACILITIES_LIST>;

/** The expressions must match the indexes. */
const SORTS = {
  name: { column: 'natural_key(left(lower(f.name), 100))', type: 'text' },
  city: { column: `left(lower(f.address->>'city'), 100)`, type: 'text' },
  category: { column: 'f.category', type: 'text' },
  created_at: { column: 'f.id', type: 'bigint' },
  updated_at: { column: 'f.updated_at', type: 'timestamptz' },
} as const satisfies Record<FacilitiesSort, SortOrder>;

const OF_EVERYBODY = `f.is_public ${unscoped('public facilities are seen by everybody')}`;

/** Hides a public copy if the company has the facility itself. */
const NOT_TWICE = `not exists (select 1 from facilities o where ${own('o')} and o.published_id = f.id and o.deleted_at is null)`;

function ofScope({ scope = 'own', deleted }: FacilitiesFilter): string[] {
  if (scope === 'public') return [OF_EVERYBODY, 'f.deleted_at is null'];
  if (scope === 'own') return [own('f'), 'not f.is_public', `f.deleted_at is ${deleted === '1' ? 'not null' : 'null'}`];
  return [
    `((${own('f')} and not f.is_public) or (f.is_public and ${NOT_TWICE}))`,
    `f.status = 'active'`,
    'f.deleted_at is null',
  ];
}

function conditions({ companyId, accountId }: Reader, filter: FacilitiesFilter) {
  const values = valuesFrom(companyId, accountId);
  const { bind } = values;
  const { search, category, status, country_id: country, favourite } = filter;
  // Each statement uses both parameters, so that PostgreSQL knows their types.
  const parts = [`$1::bigint is not null and $2::bigint is not null`, ...ofScope(filter)];
  if (category) parts.push(`f.category = any(string_to_array(${bind(category)}, ','))`);
  if (status) parts.push(`f.status = ${bind(status)}`);
  if (country) parts.push(`f.address->>'country_id' = ${bind(country)}`);
  if (favourite === '1') parts.push(IS_FAVOURITE);
  for (const pattern of search ? searchPatterns(search) : []) parts.push(`f.search_text like ${bind(pattern)}`);
  return { values, from: `from facilities f where ${parts.join(' and ')}` };
}

export function listFacilityIds(
  sql: Sql,
  reader: Reader,
  filter: FacilitiesFilter,
  page: PageRequest<FacilitiesSort>,
): Promise<{ id: number; value: string }[]> {
  const { values, from } = conditions(reader, filter);
  const { value, after, order, limit } = pageParts(SORTS[page.sort], 'f.id', page, values);
  return sql.rows(`select f.id, ${value} ${from}${after} ${order} ${limit}`, values.values);
}

export function countFacilities(sql: Sql, reader: Reader, filter: FacilitiesFilter): Promise<number> {
  const { values, from } = conditions(reader, filter);
  return countUpTo(sql, from, values, { cap: LIMITS.listTotalMax + 1 });
}
