import { DAY_MS } from '@tenderlane/domain/core';
import type { DashboardTile } from '../../../platform/dashboard/tile';
import { loadList } from '../../loads';

const SHOWN_MS = 7 * DAY_MS;
const COMPARED_MS = 90 * DAY_MS;
/** More tenders hardly change the median, but take several times as long. */
const COMPARED_MAX = 10_000;

interface Ended {
  total: number;
  mean: number | null;
  median: number | null;
}

const SELECT = `count(*) as total, round(100 * avg(l.bid_count))::int as mean,
  round((100 * percentile_cont(0.5) within group (order by l.bid_count))::numeric)::int as median`;

export const bidsPerTender: DashboardTile = {
  key: 'bids_per_tender',
  place: 3,
  async read({ context, scope, moments: { now } }) {
    const { sql, principal } = context;
    const within = (ms: number) => ({
      ...scope,
      ends_from: new Date(now.getTime() - ms).toISOString(),
      ends_to: now.toISOString(),
    });
    const measure = async (ms: number, limit: { atMost?: number } = {}) => {
      const filter = await loadList.resolveFilter(context, within(ms));
      const [row] = await loadList.measureLoads<Ended>(sql, principal.companyId, filter, { select: SELECT, ...limit });
      return row;
    };
    const [shown, compared] = await Promise.all([measure(SHOWN_MS), measure(COMPARED_MS, { atMost: COMPARED_MAX })]);
    return {
      kind: 'mean',
      value: shown?.mean ?? null,
      total: shown?.total ?? 0,
      sums: null,
      compared: compared?.median ?? null,
      opens: { page: 'tenders', query: within(SHOWN_MS) },
    };
  },
};
