import { LIMITS } from '@tenderlane/domain/core';
import {
  INVITED_AT_LEAST_MS,
  type AwardFact,
  type InvitationFact,
  type Metric,
  type Tally,
} from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { idsOf } from '../../../platform/database/ids-parameter';
import { ofCarrier, own, unscoped } from '../../../platform/database/tenant';

/** A relation to compute; `country_id` is the carrier's country. */
export interface ScoredRelation {
  carrier_id: number;
  company_id: number;
  carrier_company_id: number;
  country_id: string;
}

type Pairs = readonly [companyIds: number[], carrierCompanyIds: number[]];

const ASKED = `from unnest(${idsOf('$1')}, ${idsOf('$2')}) as asked(company_id, carrier_company_id)`;
const OF_RELATION = (alias: string) =>
  `${own(alias, 'asked.company_id')} and ${ofCarrier(alias, 'asked.carrier_company_id')}`;

interface FactRow {
  carrier_id: number;
  option_id: number;
  load_id: number;
}

export interface InvitationRow extends FactRow {
  invited_at: Date;
  ended_at: Date;
  answer: InvitationFact['answer'];
}

/**
 * Invitations since $3 to tenders whose bidding has ended. Before the end, and in an unopened sealed tender, an answer
 * would reveal who has bid.
 */
const INVITATIONS = `${ASKED}
       join options o on ${OF_RELATION('o')} and o.created_at >= $3
       join loads l on l.id = o.load_id and l.deleted_at is null
       join auctions a on a.load_id = o.load_id
      where l.state not in ('draft', 'ongoing') and l.approval is null
        and (l.opened_at is not null or a.terms->>'mode' <> 'sealed')`;

/** Bidding ends at its end time, or earlier if a winner is selected or the tender is canceled. */
const ENDED_AT = `least(l.effective_end, l.finished_at, to_timestamp((l.timeline->>'winner')::float8 / 1000))`;

export function listInvitations(sql: Sql, [companies, carriers]: Pairs, since: number): Promise<InvitationRow[]> {
  return sql.rows(
    `select o.carrier_id, o.id as option_id, o.load_id, o.created_at as invited_at,
            ${ENDED_AT} as ended_at,
            case when o.has_bid then 'bid' when o.decline_code is not null then 'declined' end as answer
       ${INVITATIONS}`,
    [companies, carriers, new Date(since)],
  );
}

export interface InvitationTally extends Tally {
  carrier_id: number;
  oldest_at: Date;
}

/** Counts the invitations in SQL, because a relation has thousands of them and the figure needs only sums. */
export function tallyInvitations(sql: Sql, [companies, carriers]: Pairs, since: number): Promise<InvitationTally[]> {
  return sql.rows(
    `select o.carrier_id, count(*) filter (where o.has_bid or o.decline_code is not null) as numerator,
            count(*) as denominator, count(distinct o.load_id) as loads, min(o.created_at) as oldest_at
       ${INVITATIONS}
        and ${ENDED_AT} - o.created_at >= make_interval(secs => $4::float8 / 1000)
        and not exists (select from metric_contests c
              where c.option_id = o.id and c.metric = 'response' and c.state = 'accepted')
      group by o.carrier_id`,
    [companies, carriers, new Date(since), INVITED_AT_LEAST_MS],
  );
}

export interface AwardRow extends FactRow {
  selected_at: Date | null;
  answer: AwardFact['answer'];
  answered_at: Date;
  cancel_weight: number | null;
}

/** An award that lapsed in the period may have begun this much earlier. */
const CONFIRM_MAX_MS = LIMITS.confirmMaxMinutes * 60_000;

export function listAwards(sql: Sql, [companies, carriers]: Pairs, since: number): Promise<AwardRow[]> {
  return sql.rows(
    `select o.carrier_id, e.option_id, o.load_id, e.selected_at, e.answer, e.answered_at, e.cancel_weight
       ${ASKED}
       cross join lateral (
         select (e.params->>'option_id')::bigint as option_id,
                max(e.at) filter (where e.action = 'option.selected') as selected_at,
                (array_agg(substr(e.action, 8) order by e.id desc)
                  filter (where e.action in ('option.confirmed', 'option.refused', 'option.lapsed')))[1] as answer,
                max(e.at) filter (where e.action in ('option.confirmed', 'option.refused', 'option.lapsed')) as answered_at,
                max((e.params->>'cancel_weight')::float8) filter (where e.action = 'option.canceled') as cancel_weight
           from events e
          where ${OF_RELATION('e')} and e.at >= $3
            and e.action in ('option.selected', 'option.confirmed', 'option.refused', 'option.lapsed', 'option.canceled')
          group by 1) e
       join options o on o.id = e.option_id
      where e.answered_at >= $4`,
    [companies, carriers, new Date(since - CONFIRM_MAX_MS), new Date(since)],
  );
}

export interface ArrivalRow extends FactRow {
  arrived_at: Date;
  window_to: Date;
}

/** Proven arrivals that count; one that is excused has no value. */
export function listArrivals(sql: Sql, [companies, carriers]: Pairs, since: number): Promise<ArrivalRow[]> {
  return sql.rows(
    `select o.carrier_id, t.option_id, t.load_id, s.arrived_at, s.window_to
       ${ASKED}
       join trip_stops s on ${OF_RELATION('s')} and s.arrived_at >= $3 and s.on_time is not null
       join trips t on t.id = s.trip_id
       join options o on o.id = t.option_id`,
    [companies, carriers, new Date(since)],
  );
}

export interface ReviewRow extends FactRow {
  stars: number;
  reviewed_at: Date;
}

export function listReviewFacts(sql: Sql, [companies, carriers]: Pairs, since: number): Promise<ReviewRow[]> {
  return sql.rows(
    `select r.carrier_id, r.option_id, r.load_id, r.stars, r.reviewed_at
       ${ASKED} join load_reviews r on ${OF_RELATION('r')} and r.reviewed_at >= $3`,
    [companies, carriers, new Date(since)],
  );
}

export function listAccepted(
  sql: Sql,
  [companies, carriers]: Pairs,
): Promise<{ carrier_id: number; option_id: number; metric: Metric }[]> {
  return sql.rows(
    `select c.carrier_id, c.option_id, c.metric
       ${ASKED} join metric_contests c on ${OF_RELATION('c')} and c.state = 'accepted'`,
    [companies, carriers],
  );
}

export function countTrips(sql: Sql, carrierIds: number[]): Promise<{ carrier_id: number; trips: number }[]> {
  return sql.rows(
    `select d.carrier_id, count(*) as trips
       from carriers r
       join load_details d on ${own('d', 'r.company_id')} and d.carrier_id = r.id
       join loads l on l.id = d.load_id and l.deleted_at is null
        and (l.state = 'completed' or (l.state = 'archived' and l.previous_state = 'completed'))
      where r.id = any(${idsOf('$1')}) ${unscoped('relations that the caller has found')}
      group by 1`,
    [carrierIds],
  );
}
