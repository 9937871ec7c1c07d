import { presentWindow, refuseFigureContest, type Metric } from '@tenderlane/domain/scorecard';
import type { Contest } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { readFacts } from '../figures/read-facts';
import { nameLoads } from '../named-loads';
import { findOwnRelation } from '../relations.queries';
import { findOwnContest, insertContest, type ContestRow } from './contest.queries';
import { findOwnOption } from './own-option.queries';
import { presentContest } from './present-contest';

interface Input {
  metric: Metric;
  load_id: number;
  text: string;
}

/** Contests a load in a network's figures; the same text sent again is the same contest. */
export async function contestFigure(context: MemberContext, shipperId: number, input: Input): Promise<Contest> {
  const { sql, principal, clock, batchUuid } = context;
  const { metric, load_id: loadId, text } = input;
  const relation = await findOwnRelation(sql, principal.companyId, shipperId);
  const optionId = await findOwnOption(sql, principal.companyId, shipperId, loadId);
  if (!relation || optionId === undefined) throw notFound();
  const known = await findOwnContest(sql, principal.companyId, optionId, metric);
  if (known?.state === 'open' && known.text === text) return present(context, known);
  const now = await clock.now(sql);
  const { items } = assertPresent(
    (await readFacts(sql, [relation], presentWindow(now).from)).get(relation.carrier_id),
    'the facts of a relation',
  );
  const item = items.find((candidate) => candidate.metric === metric && candidate.optionId === optionId);
  throwIfRefused(refuseFigureContest(item, known ?? null, now));
  const row = await insertContest(sql, {
    company_id: relation.company_id,
    carrier_company_id: principal.companyId,
    carrier_id: relation.carrier_id,
    load_id: loadId,
    option_id: optionId,
    metric,
    text,
    asked_by: principal.accountId,
    asked_at: new Date(now),
  });
  if (!row) throw new AppError('contest.exists', { params: { state: 'open' } });
  await record(context, [
    {
      at: now,
      companyId: relation.company_id,
      carrierCompanyId: principal.companyId,
      entityId: loadId,
      optionId,
      action: 'option.contested',
      actor: actorOf(principal),
      batchUuid,
      params: { metric, reason: text },
    },
  ]);
  return present(context, row);
}

export async function present(context: MemberContext, row: ContestRow): Promise<Contest> {
  const nameOf = await nameLoads(context, [row.load_id]);
  return { ...presentContest(row), metric: row.metric, load: nameOf(row.load_id) };
}
