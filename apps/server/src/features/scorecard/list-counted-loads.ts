import { LIMITS } from '@tenderlane/domain/core';
import {
  METRICS,
  presentWindow,
  refuseFigureContest,
  type FigureItem,
  type Metric,
  type ReviewTag,
} from '@tenderlane/domain/scorecard';
import type { AnswerOf, CountedLoad, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { findOwnCarrier } from '../carriers';
import { listContestsAbout, type ContestRow } from './contests/contest.queries';
import { presentContest } from './contests/present-contest';
import type { ScoredRelation } from './figures/facts.queries';
import { readFacts } from './figures/read-facts';
import { nameLoads } from './named-loads';
import { findOwnRelation, findScoredRelation } from './relations.queries';
import { listReviewsAbout } from './reviews/review.queries';

interface Asked {
  after?: string | undefined;
  per_page?: number | undefined;
}

type Answer = AnswerOf<ShipperApi['GET /carriers/{id}/scorecard/{metric}']>;

export async function listLoadsBehind(
  context: MemberContext,
  carrierId: number,
  metric: string,
  asked: Asked,
): Promise<Answer> {
  await findOwnCarrier(context, carrierId);
  const relation = await findScoredRelation(context.sql, context.principal.companyId, carrierId);
  return listOf(context, relation, readMetric(metric), asked, () => ({}));
}

export async function listOwnLoadsBehind(
  context: MemberContext,
  shipperId: number,
  metric: string,
  asked: Asked,
): Promise<Answer> {
  const relation = await findOwnRelation(context.sql, context.principal.companyId, shipperId);
  if (!relation) throw notFound();
  const now = await context.clock.now(context.sql);
  return listOf(context, relation, readMetric(metric), asked, (item, contest): CountedLoad['refusals'] => {
    const refusal = refuseFigureContest(item, contest, now);
    return refusal ? { contest: { code: refusal.code, params: { ...refusal.params } } } : {};
  });
}

function readMetric(name: string): Metric {
  const metric = METRICS.find((known) => known === name);
  if (!metric) throw notFound();
  return metric;
}

async function listOf(
  context: MemberContext,
  relation: ScoredRelation | undefined,
  metric: Metric,
  { after, per_page: perPage = LIMITS.perPageDefault }: Asked,
  refusalsOf: (item: FigureItem, contest: ContestRow | null) => CountedLoad['refusals'],
): Promise<Answer> {
  if (!relation) return { data: [], meta: { next: null } };
  const { sql, clock } = context;
  const { from } = presentWindow(await clock.now(sql));
  const facts = await readFacts(sql, [relation], from);
  const all = facts.get(relation.carrier_id)?.items.filter((item) => item.metric === metric && item.at >= from) ?? [];
  // The list is computed, so the cursor is an offset.
  const start = Number(after ?? 0);
  const page = all.slice(start, start + perPage);
  const options = page.map(({ optionId }) => optionId);
  const [contests, reviews, nameOf] = await Promise.all([
    listContestsAbout(sql, relation.company_id, relation.carrier_id, options),
    metric === 'rating' ? listReviewsAbout(sql, relation.company_id, options) : [],
    nameLoads(
      context,
      page.map(({ loadId }) => loadId),
    ),
  ]);
  const data = page.map((item): CountedLoad => {
    const contest = contests.find((row) => row.option_id === item.optionId && row.metric === metric) ?? null;
    const review = reviews.find((row) => row.option_id === item.optionId) ?? null;
    return {
      load: nameOf(item.loadId),
      metric,
      outcome: item.outcome,
      value: item.value,
      exclusion: item.exclusion,
      at: new Date(item.at).toISOString(),
      contest: contest && presentContest(contest),
      review: review && { tags: review.tags as ReviewTag[], reason: review.reason },
      refusals: refusalsOf(item, contest),
    };
  });
  const next = start + perPage < all.length ? String(start + perPage) : null;
  return { data, meta: { next } };
}
