import type { DashboardTile } from '../../../platform/dashboard/tile';
import { loadList } from '../../loads';

export const running: DashboardTile = {
  key: 'running',
  place: 6,
  async read({ context, scope }) {
    const query = { ...scope, tracking: 'running' };
    const filter = await loadList.resolveFilter(context, query);
    const [row] = await loadList.measureLoads<{ total: number }>(context.sql, context.principal.companyId, filter, {
      select: 'count(*) as total',
    });
    const total = row?.total ?? 0;
    return { kind: 'count', value: total, total, sums: null, compared: null, opens: { page: 'tenders', query } };
  },
};
