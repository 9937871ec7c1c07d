import type { MemberContext } from '../../../platform/context';
import { metaOf, pageOf, type ListQuery } from '../../../platform/http/paging';
import { listFacilities } from '../facility.queries';
import { localize, presentRow } from '../presenter';
import { countFacilities, listFacilityIds, type FacilitiesFilter, type FacilitiesSort } from './list.queries';

export type FacilitiesQuery = FacilitiesFilter & ListQuery<FacilitiesSort>;

export async function showFacilities(context: MemberContext, query: FacilitiesQuery) {
  const { sql, principal } = context;
  const page = pageOf(query, 'name');
  const [ids, total] = await Promise.all([
    listFacilityIds(sql, principal, query, page),
    countFacilities(sql, principal, query),
  ]);
  const rows = await listFacilities(
    sql,
    principal,
    ids.map(({ id }) => id),
  );
  const shown = await localize(sql, rows, context.locale);
  return { data: shown.map((row) => presentRow(row, principal)), meta: metaOf(page, total, ids) };
}
