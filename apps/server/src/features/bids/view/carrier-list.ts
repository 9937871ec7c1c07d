import type { SortKeyOf } from '@tenderlane/contract/core/list';
import { CARRIER_LOAD_TABS, type CARRIER_LOADS_LIST } from '@tenderlane/contract/loads/carrier-list';
import { LIMITS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { findItems } from '../../../platform/dashboard/attention';
import { metaOf, pageOf, type ListQuery } from '../../../platform/http/paging';
import { countCarrierLoads, listCarrierPage, type CarrierFilter } from './carrier-list.queries';
import { presentCarrierRow } from './carrier-view';

type Query = Partial<CarrierFilter> & ListQuery<SortKeyOf<typeof CARRIER_LOADS_LIST>>;

export async function listCarrierLoads(context: MemberContext, query: Query) {
  const { sql, principal, clock } = context;
  const items = query.attention ? { items: await findItems(context, query.attention) } : {};
  const filter = { ...query, ...items, tab: query.tab ?? 'open' };
  const page = pageOf(query, filter.tab === 'history' ? '-created_at' : 'priority');
  const [rows, total, now] = await Promise.all([
    listCarrierPage(sql, principal, filter, page),
    countCarrierLoads(sql, principal, filter, LIMITS.listTotalMax + 1),
    clock.now(sql),
  ]);
  return { data: rows.map((row) => presentCarrierRow(row, now, context.locale)), meta: metaOf(page, total, rows) };
}

export async function countCarrierTabs({ sql, principal }: MemberContext): Promise<Record<string, number>> {
  const counts = await Promise.all(
    CARRIER_LOAD_TABS.map(
      async (tab) => [tab, await countCarrierLoads(sql, principal, { tab }, LIMITS.listTotalMax)] as const,
    ),
  );
  return Object.fromEntries(counts);
}
