import { refuseContestDecision } from '@tenderlane/domain/scorecard';
import type { Contest } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { findOwnCarrier } from '../../carriers';
import { nameLoads } from '../named-loads';
import { present } from './contest-figure';
import { listContests, lockContest, saveContestDecision } from './contest.queries';
import { presentContest } from './present-contest';

export async function decideContest(
  context: MemberContext,
  carrierId: number,
  contestId: number,
  { accept, text }: { accept: boolean; text?: string | undefined },
): Promise<Contest> {
  const { sql, principal, clock, batchUuid } = context;
  await findOwnCarrier(context, carrierId);
  const contest = await lockContest(sql, principal.companyId, carrierId, contestId);
  if (!contest) throw notFound();
  const [state, answer] = [accept ? ('accepted' as const) : ('declined' as const), text || null];
  // A repeated decision is already saved.
  if (contest.state === state && contest.answer === answer) return present(context, contest);
  throwIfRefused(refuseContestDecision(contest, { accept, text: answer }));
  const at = await clock.now(sql);
  const decided = await saveContestDecision(sql, contest, { state, answer, by: principal.accountId, at });
  await record(context, [
    {
      at,
      companyId: principal.companyId,
      carrierCompanyId: contest.carrier_company_id,
      entityId: contest.load_id,
      optionId: contest.option_id,
      action: accept ? 'option.contest_accepted' : 'option.contest_declined',
      actor: actorOf(principal),
      batchUuid,
      params: { metric: contest.metric, reason: answer ?? '' },
    },
  ]);
  return present(context, decided);
}

export async function showContests(context: MemberContext, carrierId: number): Promise<Contest[]> {
  await findOwnCarrier(context, carrierId);
  const rows = await listContests(context.sql, context.principal.companyId, carrierId);
  const nameOf = await nameLoads(
    context,
    rows.map((row) => row.load_id),
  );
  return rows.map((row) => ({ ...presentContest(row), metric: row.metric, load: nameOf(row.load_id) }));
}
