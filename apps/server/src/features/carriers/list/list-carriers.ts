import type { MemberContext } from '../../../platform/context';
import { metaOf, pageOf, type ListQuery } from '../../../platform/http/paging';
import { presentCarrier } from '../presenter';
import { listCarriers } from '../queries';
import type { CarriersFilter } from './list-conditions.queries';
import { countByState, countCarriers, listCarrierIds, type CarriersSort } from './list.queries';

export type CarriersQuery = CarriersFilter & ListQuery<CarriersSort>;

export async function listPage({ sql, principal, clock }: MemberContext, query: CarriersQuery) {
  const { sort: _sort, page: _page, per_page: _size, after: _after, ...filter } = query;
  const page = pageOf(query, 'name');
  const [ids, total, now] = await Promise.all([
    listCarrierIds(sql, principal.companyId, filter, page),
    countCarriers(sql, principal.companyId, filter),
    clock.now(sql),
  ]);
  const rows = await listCarriers(
    sql,
    principal.companyId,
    ids.map(({ id }) => id),
    now,
  );
  return { data: rows.map(presentCarrier), meta: metaOf(page, total, ids) };
}

export const countStates = ({ sql, principal }: MemberContext, filter: CarriersFilter) =>
  countByState(sql, principal.companyId, filter);

export async function readIds(
  { sql, principal }: MemberContext,
  query: CarriersQuery,
  atMost: number,
): Promise<number[]> {
  const { sort, page: _page, per_page: _size, after: _after, ...filter } = query;
  const page = { ...pageOf({ sort }, 'name' as const), limit: atMost };
  const rows = await listCarrierIds(sql, principal.companyId, filter, page);
  return rows.map(({ id }) => id);
}
