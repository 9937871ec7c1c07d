import { countFacts, type FigureItem, type RelationFacts } from '@tenderlane/domain/scorecard';
import type { Sql } from '../../../platform/database/database';
import { zoneOfCountry } from '../../reference';
import {
  countTrips,
  listAccepted,
  listArrivals,
  listAwards,
  listInvitations,
  listReviewFacts,
  tallyInvitations,
  type InvitationRow,
  type InvitationTally,
  type ScoredRelation,
} from './facts.queries';

export interface ScoredFacts {
  items: FigureItem[];
  trips: number;
}

export async function readFacts(
  sql: Sql,
  relations: readonly ScoredRelation[],
  since: number,
): Promise<Map<number, ScoredFacts>> {
  if (relations.length === 0) return new Map();
  return joinFacts(sql, relations, since, listInvitations(sql, pairsOf(relations), since));
}

export interface TalliedFacts extends ScoredFacts {
  invitations: InvitationTally | undefined;
}

export async function readTallies(
  sql: Sql,
  relations: readonly ScoredRelation[],
  since: number,
): Promise<Map<number, TalliedFacts>> {
  if (relations.length === 0) return new Map();
  const [facts, tallies] = await Promise.all([
    joinFacts(sql, relations, since, Promise.resolve([])),
    tallyInvitations(sql, pairsOf(relations), since),
  ]);
  const tallyOf = new Map(tallies.map((tally) => [tally.carrier_id, tally]));
  return new Map([...facts].map(([id, found]) => [id, { ...found, invitations: tallyOf.get(id) }]));
}

const pairsOf = (relations: readonly ScoredRelation[]) =>
  [relations.map((row) => row.company_id), relations.map((row) => row.carrier_company_id)] as const;

async function joinFacts(
  sql: Sql,
  relations: readonly ScoredRelation[],
  since: number,
  invited: Promise<InvitationRow[]>,
): Promise<Map<number, ScoredFacts>> {
  const pairs = pairsOf(relations);
  const ids = relations.map((row) => row.carrier_id);
  const [invitations, awards, arrivals, reviews, accepted, trips] = await Promise.all([
    invited,
    listAwards(sql, pairs, since),
    listArrivals(sql, pairs, since),
    listReviewFacts(sql, pairs, since),
    listAccepted(sql, pairs),
    countTrips(sql, ids),
  ]);
  const of = {
    invitations: byRelation(invitations),
    awards: byRelation(awards),
    arrivals: byRelation(arrivals),
    reviews: byRelation(reviews),
    accepted: byRelation(accepted),
    trips: new Map(trips.map((row) => [row.carrier_id, row.trips])),
  };
  const factsOf = ({ carrier_id: id, country_id: countryId }: ScoredRelation): RelationFacts => ({
    timeZone: zoneOfCountry(countryId),
    invitations: (of.invitations.get(id) ?? []).map((row) => ({
      ...sharedOf(row),
      invitedAt: row.invited_at.getTime(),
      biddingEndedAt: row.ended_at.getTime(),
      answer: row.answer,
    })),
    awards: (of.awards.get(id) ?? []).map((row) => ({
      ...sharedOf(row),
      selectedAt: row.selected_at?.getTime() ?? null,
      answer: row.answer,
      answeredAt: row.answered_at.getTime(),
      cancelWeight: row.cancel_weight,
    })),
    arrivals: (of.arrivals.get(id) ?? []).map((row) => ({
      ...sharedOf(row),
      arrivedAt: row.arrived_at.getTime(),
      windowTo: row.window_to.getTime(),
    })),
    reviews: (of.reviews.get(id) ?? []).map((row) => ({
      ...sharedOf(row),
      stars: row.stars,
      reviewedAt: row.reviewed_at.getTime(),
    })),
    accepted: (of.accepted.get(id) ?? []).map((row) => ({ optionId: row.option_id, metric: row.metric })),
  });
  return new Map(
    relations.map((relation) => [
      relation.carrier_id,
      { items: countFacts(factsOf(relation)), trips: of.trips.get(relation.carrier_id) ?? 0 },
    ]),
  );
}

function byRelation<Row extends { carrier_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.carrier_id);
    if (group) group.push(row);
    else groups.set(row.carrier_id, [row]);
  }
  return groups;
}

const sharedOf = (row: { option_id: number; load_id: number }) => ({ optionId: row.option_id, loadId: row.load_id });
