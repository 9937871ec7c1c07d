import {
  factsSince,
  figureOf,
  LEAST_LOADS,
  METRICS,
  presentWindow,
  previousWindow,
  trendMonths,
} from '@tenderlane/domain/scorecard';
import type { OwnScorecard, Scorecard } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { countOpenContests } from './contests/contest.queries';
import type { ScoredRelation } from './figures/facts.queries';
import { readFacts, type ScoredFacts } from './figures/read-facts';
import { findOwnCarrier } from '../carriers';
import { findScoredRelation, listOwnRelations } from './relations.queries';

const NO_FACTS: ScoredFacts = { items: [], trips: 0 };

export async function showScorecard(context: MemberContext, carrierId: number): Promise<Scorecard> {
  await findOwnCarrier(context, carrierId);
  const relation = await findScoredRelation(context.sql, context.principal.companyId, carrierId);
  const now = await context.clock.now(context.sql);
  if (!relation) return presentScorecard(NO_FACTS, 0, now);
  const [scorecard] = await readScorecards(context, [relation], now);
  return scorecard ?? presentScorecard(NO_FACTS, 0, now);
}

export async function showOwnScorecards(context: MemberContext): Promise<OwnScorecard[]> {
  const { sql, principal } = context;
  const relations = await listOwnRelations(sql, principal.companyId);
  const scorecards = await readScorecards(context, relations, await context.clock.now(sql));
  return relations.flatMap(({ company_id: id, shipper: name }, index) => {
    const scorecard = scorecards[index];
    return scorecard ? [{ ...scorecard, shipper: { id, name } }] : [];
  });
}

async function readScorecards(
  { sql }: Pick<MemberContext, 'sql'>,
  relations: readonly ScoredRelation[],
  now: number,
): Promise<Scorecard[]> {
  if (relations.length === 0) return [];
  const [facts, open] = await Promise.all([
    readFacts(sql, relations, factsSince(now)),
    countOpenContests(sql, relations),
  ]);
  const openOf = new Map(open.map((row) => [row.carrier_id, row.total]));
  return relations.map(({ carrier_id: id }) => presentScorecard(facts.get(id) ?? NO_FACTS, openOf.get(id) ?? 0, now));
}

function presentScorecard({ items, trips }: ScoredFacts, open: number, now: number): Scorecard {
  const [present, previous, months] = [presentWindow(now), previousWindow(now), trendMonths(now)];
  return {
    from: new Date(present.from).toISOString(),
    to: new Date(now).toISOString(),
    least_loads: LEAST_LOADS,
    trips,
    open_contests: open,
    metrics: METRICS.map((metric) => ({
      metric,
      ...figureOf(items, metric, present),
      previous: figureOf(items, metric, previous),
      months: months.map(({ month, ...period }) => ({ month, ...figureOf(items, metric, period) })),
    })),
  };
}
