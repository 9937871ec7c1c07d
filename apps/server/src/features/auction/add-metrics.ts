import type { LoadAuction } from '@tenderlane/domain/auction';
import type { Sql } from '../../platform/database/database';
import { readMedians, readMetrics } from './score-metrics.queries';
import type { CarrierStanding } from './standing.queries';

interface Scored {
  load: LoadAuction;
  standings: CarrierStanding[];
}

/** Adds the carriers' metrics to a tender that is won by score; other tenders need no query. */
export async function addMetrics<Auction extends Scored>(
  sql: Sql,
  companyId: number,
  auction: Auction,
): Promise<Auction> {
  const { winner, winnerRule } = auction.load.terms;
  if (winner !== 'automatic' || winnerRule !== 'score') return auction;
  const bidders = auction.standings.filter(({ bidId }) => bidId !== null).map(({ carrierId }) => carrierId);
  const [metrics, medians] = await Promise.all([readMetrics(sql, companyId, bidders), readMedians(sql, companyId)]);
  return {
    ...auction,
    load: { ...auction.load, medians },
    standings: auction.standings.map((standing) => {
      const own = metrics.get(standing.carrierId);
      return own ? { ...standing, metrics: own } : standing;
    }),
  };
}
