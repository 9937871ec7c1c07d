import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { listParked } from '../../platform/events/outbox.queries';
import { asOperator, listOpenContests } from '../brands';
import { countUnanswered } from '../chat';
import { countDemoQueue } from '../demos';
import { countProposals } from '../facilities';
import { countRequestQueue } from '../requests';
import { listMatches } from './companies/match.queries';
import { MATCHES_SHOWN } from './companies/matches';

export async function countQueues(
  context: MemberContext,
): Promise<AnswerOf<ShipperApi['GET /operator/queues']>['data']> {
  await asOperator(context);
  const { sql } = context;
  const [chats, requests, demos, contests, matches, facilities, parked] = await Promise.all([
    countUnanswered(sql),
    countRequestQueue(sql),
    countDemoQueue(sql),
    listOpenContests(sql),
    listMatches(sql, MATCHES_SHOWN),
    countProposals(sql),
    listParked(sql),
  ]);
  return {
    chats,
    requests,
    demos,
    contests: contests.length,
    matches: matches.length,
    facilities,
    parked: parked.length,
  };
}
