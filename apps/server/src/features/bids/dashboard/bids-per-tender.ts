import { DAY_MS } from '@tenderlane/domain/core';
import type { Config } from '../../../platform/config/config';
import type { MemberContext } from '../../../platform/context';
import type { DashboardTile, TileReader } from '../../../platform/dashboard/tile';
import { createHourlyResults } from '../../../platform/queues/hourly-results';
import { loadList } from '../../loads';

const SHOWN_MS = 7 * DAY_MS;
const COMPARED_MS = 90 * DAY_MS;
// More tenders hardly change the median, but take several times as long.
const COMPARED_MAX = 10_000;

interface Ended {
  total: number;
  mean: number | null;
  median: number | null;
}

const SELECT = `count(*) as total, round(100 * avg(l.bid_count))::int as mean,
  round((100 * percentile_cont(0.5) within group (order by l.bid_count))::numeric)::int as median`;

const within = (scope: TileReader['scope'], now: number, ms: number) => ({
  ...scope,
  ends_from: new Date(now - ms).toISOString(),
  ends_to: new Date(now).toISOString(),
});

async function measure(
  context: MemberContext,
  query: ReturnType<typeof within>,
  limit: { atMost?: number } = {},
): Promise<Ended | undefined> {
  const { sql, principal } = context;
  const filter = await loadList.resolveFilter(context, query);
  const [row] = await loadList.measureLoads<Ended>(sql, principal.companyId, filter, { select: SELECT, ...limit });
  return row;
}

// Each application of a process has its own configuration.
const mediansOf = new WeakMap<Config, ReturnType<typeof createHourlyResults<number | null>>>();

function findUsualMedian({ context, scope, moments: { now } }: TileReader): Promise<number | null> {
  const { config, principal } = context;
  const find = mediansOf.get(config) ?? createHourlyResults<number | null>();
  mediansOf.set(config, find);
  const who = scope.manager_id ? principal.accountId : 'all';
  return find(`${principal.companyId} ${who}`, now.getTime(), async (hour) => {
    const row = await measure(context, within(scope, hour, COMPARED_MS), { atMost: COMPARED_MAX });
    return row?.median ?? null;
  });
}

export const bidsPerTender: DashboardTile = {
  key: 'bids_per_tender',
  place: 3,
  async read(reader) {
    const { context, scope, moments } = reader;
    const query = within(scope, moments.now.getTime(), SHOWN_MS);
    const [shown, compared] = await Promise.all([measure(context, query), findUsualMedian(reader)]);
    return {
      kind: 'mean',
      value: shown?.mean ?? null,
      total: shown?.total ?? 0,
      sums: null,
      compared,
      opens: { page: 'tenders', query },
    };
  },
};
