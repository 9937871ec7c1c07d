import { DAY_MS } from '@tenderlane/domain/core';
import type { DashboardTile } from '../../../platform/dashboard/tile';
import { countArrivals } from './arrivals.queries';

const DAYS = 30;

/** Proven arrivals; half of the value counts for one that was a little late. */
export const onTime: DashboardTile = {
  key: 'on_time',
  place: 5,
  async read({ context: { sql, principal }, moments: { now }, scope }) {
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const managerId = scope.manager_id ? principal.accountId : null;
    const { total, value } = await countArrivals(sql, principal.companyId, since, managerId);
    const none = { kind: 'part', value: null, total: null, sums: null, compared: null, opens: null } as const;
    if (total === 0) return none;
    return {
      ...none,
      value,
      total,
      opens: { page: 'tenders', query: { ...scope, arrived_from: since.toISOString() } },
    };
  },
};
