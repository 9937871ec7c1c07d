import type { MemberContext } from '../../../platform/context';
import { findItems } from '../../../platform/dashboard/attention';
import { metaOf, pageOf, type ListQuery } from '../../../platform/http/paging';
import { presentCarrier } from '../presenter';
import { listCarriers } from '../queries';
import type { CarriersFilter } from './list-conditions.queries';
import {
  countByState,
  countCarriers,
  listCarrierIds,
  listSelectedCarriers,
  type CarriersSort,
  type SelectedCarrier,
} from './list.queries';

const resolveFilter = async (context: MemberContext, filter: CarriersFilter): Promise<CarriersFilter> =>
  filter.attention ? { ...filter, items: await findItems(context, filter.attention) } : filter;

export type CarriersQuery = CarriersFilter & ListQuery<CarriersSort>;

export async function listPage(context: MemberContext, query: CarriersQuery) {
  const { sql, principal, clock } = context;
  const { sort: _sort, page: _page, per_page: _size, after: _after, ...asked } = query;
  const filter = await resolveFilter(context, asked);
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

export const countStates = async (context: MemberContext, filter: CarriersFilter) =>
  countByState(context.sql, context.principal.companyId, await resolveFilter(context, filter));

export const selectCarriers = async (
  context: MemberContext,
  filter: CarriersFilter,
  limit: number,
): Promise<SelectedCarrier[]> =>
  listSelectedCarriers(context.sql, context.principal.companyId, await resolveFilter(context, filter), limit);

export async function readIds(context: MemberContext, query: CarriersQuery, atMost: number): Promise<number[]> {
  const { sort, page: _page, per_page: _size, after: _after, ...asked } = query;
  const page = { ...pageOf({ sort }, 'name' as const), limit: atMost };
  const rows = await listCarrierIds(
    context.sql,
    context.principal.companyId,
    await resolveFilter(context, asked),
    page,
  );
  return rows.map(({ id }) => id);
}
