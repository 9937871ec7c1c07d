import type { Standing } from '@tenderlane/domain/auction';
import type { ApprovalRule, OptionState, StatedTarget, Terms } from '@tenderlane/domain/terms';
import type { RelationState } from '@tenderlane/domain/carriers';
import { eligibilityOf, type LoadDemands } from '@tenderlane/domain/packets';
import type { Setting } from '@tenderlane/contract';
import { epochMsOf, NOW } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { ofCarrier, own, unscoped } from '../../platform/database/tenant';
import { approvedPapers, loadDemands, type DemandsColumn, type PapersColumn } from '../packets';
import { isOneCompany } from './own-tender.queries';

export type CarrierStanding = Standing & { carrierCompanyId: number };

interface ApprovalColumns {
  approval: Setting['approval'];
  approval_rule: ApprovalRule | null;
  lowest_target: StatedTarget | null;
}
const APPROVAL = `co.setting->'approval' as approval, a.approval_rule, a.lowest_target`;

export interface AuctionState extends ApprovalColumns {
  now: Date;
  terms: Terms;
  standings: CarrierStanding[];
}

export const RELATION_LOCK = 3;

/** A carrier whose company is closed cannot take part. */
const RELATION = `case when c.company_closed_at is null then c.state else 'removed' end`;

/** Each bid on a popular tender reads about a hundred standings. JSON arrays cost three fifths of JSON objects. */
const standingsWith = (
  revisions: string,
) => `coalesce(json_agg(json_build_array(o.id, o.carrier_id, o.carrier_company_id, o.state, o.bid_id, o.amount, o.comparable,
  o.accepted_seq, ${epochMsOf('o.accepted_at')}, ${epochMsOf('o.valid_until')}, ${RELATION}, o.provisional, o.is_out, ${revisions}, ${approvedPapers('c')})
  order by o.id), '[]')`;
const STANDINGS = standingsWith('null');

/** Revisions are as long as the rest of a standing, so they are read only for carriers that bid now. */
const REVISIONS = `to_json(o.revision_count || o.revision_times)`;

export type StandingRow = [
  optionId: number,
  carrierId: number,
  carrierCompanyId: number,
  state: OptionState,
  bidId: number | null,
  amount: number | null,
  comparable: number | null,
  acceptedSeq: number,
  acceptedAt: number | null,
  validUntil: number | null,
  relation: RelationState,
  provisional: boolean,
  out: boolean,
  revisions: number[] | null,
  papers: PapersColumn,
];

export function standingOf(row: StandingRow, demands: LoadDemands | null): CarrierStanding {
  const [optionId, carrierId, carrierCompanyId, state, bidId, amount, comparable, acceptedSeq, acceptedAt, ...rest] =
    row;
  const [validUntil, relation, provisional, out, revisions, papers] = rest;
  // Almost every tender has no requirements; then only the relation decides.
  const eligibility = demands || relation !== 'verified' ? eligibilityOf(relation, papers, demands) : null;
  return {
    optionId,
    carrierId,
    carrierCompanyId,
    state,
    bidId,
    amount,
    comparable,
    acceptedSeq,
    acceptedAt: acceptedAt ?? 0,
    validUntil,
    inAudience: relation !== 'suspended' && relation !== 'removed',
    suspended: relation === 'suspended',
    eligible: eligibility?.mayWin ?? true,
    ...(eligibility && !eligibility.mayWin && { reasons: eligibility.reasons }),
    provisional,
    out,
    ...(revisions && { revisions: revisionsOf(revisions) }),
  };
}

function revisionsOf([count = 0, ...times]: number[]): Standing['revisions'] {
  return { count, times };
}

const DEMANDS = `${loadDemands('a.load_id', 'co')} as demands`;

const STATE = `select ${NOW} as now, a.terms, ${APPROVAL}, ${DEMANDS}`;

type StateRow = Omit<AuctionState, 'standings'> & WithStandings;
type WithStandings = DemandsColumn & { standings: StandingRow[] };

const withStandings = <Row extends WithStandings>({ demands, standings, ...row }: Row) => ({
  ...row,
  asks_papers: demands !== null,
  standings: standings.map((standing) => standingOf(standing, demands)),
});

/**
 * Reads the state that the auction rules need and the database's time. It must be a separate statement after the one
 * that locks the load, so that its snapshot and its clock are taken under the lock.
 */
export async function readAuctionState(sql: Sql, companyId: number, loadId: number): Promise<AuctionState | undefined> {
  const row = await sql.first<StateRow>(
    `${STATE}, (select ${standingsWith(REVISIONS)} from options o join carriers c on c.id = o.carrier_id
                 where ${own('o')} and o.load_id = $2) as standings
       from auctions a join companies co on co.id = a.company_id where ${own('a')} and a.load_id = $2`,
    [companyId, loadId],
  );
  return row && withStandings(row);
}

/**
 * Bids and changes of a relation exclude each other: a bid takes a shared lock on its carrier's relation, a suspension
 * an exclusive one, both before any load. Advisory locks avoid a row write per bid.
 */
export function shareRelations(sql: Sql, loadIds: number[], carrierCompanyIds: number[]): Promise<number> {
  return sql.run(
    `select pg_advisory_xact_lock_shared(${RELATION_LOCK}, hashint8(o.carrier_id))
       from unnest($1::bigint[], $2::bigint[]) as asked(load_id, carrier_company_id)
       join options o on o.load_id = asked.load_id and ${ofCarrier('o', 'asked.carrier_company_id')}`,
    [loadIds, carrierCompanyIds],
  );
}

/** Takes the exclusive lock: no bid of this relation is running, and none starts before the change ends. */
export function lockRelationForChange(sql: Sql, carrierId: number): Promise<number> {
  return sql.run(`select pg_advisory_xact_lock(${RELATION_LOCK}, hashint8($1))`, [carrierId]);
}

/** Takes the exclusive lock of every network that a company belongs to. */
export function lockRelationsOf(sql: Sql, carrierCompanyId: number): Promise<number> {
  return sql.run(
    `select pg_advisory_xact_lock(${RELATION_LOCK}, hashint8(c.id))
       from (select id from carriers where ${ofCarrier()} order by id for no key update) c`,
    [carrierCompanyId],
  );
}

export interface SharedState extends AuctionState {
  load_id: number;
  own_tender_of: number[];
}

/**
 * Reads auctions for pairs of load and carrier: per load the options with bids and those of the given carriers. Each
 * part has its own index; one condition for both would read all invited carriers. Without "offset 0" PostgreSQL reads
 * all carriers for the few options of a load.
 */
export async function readAuctionStatesForCarriers(
  sql: Sql,
  loadIds: number[],
  carrierCompanyIds: number[],
): Promise<SharedState[]> {
  const rows = await sql.rows<Omit<SharedState, 'standings'> & WithStandings>(
    `select a.load_id, ${NOW} as now, a.terms, ${APPROVAL}, ${DEMANDS},
            array(select c.id from unnest(asked.carriers) as c(id) where ${isOneCompany('a.company_id', 'c.id')}) as own_tender_of,
            (select ${standingsWith(`case when o.carrier_company_id = any(asked.carriers) then ${REVISIONS} end`)}
               from (select * from options b where b.load_id = a.load_id and b.has_bid
                     union all
                     select * from options f where f.load_id = a.load_id and not f.has_bid and f.carrier_company_id = any(asked.carriers)) o
               join lateral (select * from carriers k where k.id = o.carrier_id offset 0) c on true) as standings
       from (select load_id, array_agg(carrier_company_id) as carriers
               from unnest(${idsOf('$1')}, ${idsOf('$2')}) as pair(load_id, carrier_company_id) group by load_id) asked
       join auctions a on a.load_id = asked.load_id ${unscoped('loads locked in the same round trip, through the carriers’ own options')}
       join companies co on co.id = a.company_id`,
    [loadIds, carrierCompanyIds],
  );
  return rows.map(withStandings);
}

export interface LoadedAuction extends ApprovalColumns {
  load_id: number;
  asks_papers: boolean;
  terms: Terms;
  standings: CarrierStanding[];
}

/**
 * Selects the standings that a carrier's option `o` of the load `l` competes with: its own and those whose bids may
 * count against it. The index of options with bids stays small if thousands are invited.
 */
export const STANDINGS_MET = `(select ${STANDINGS}
    from (select * from options b where b.load_id = l.id and b.has_bid and b.state in ('active', 'pending_approval') and b.id <> o.id
          union all
          select o.*) o join carriers c on c.id = o.carrier_id)`;

export const readOwnAuctionState = async (
  sql: Sql,
  companyId: number,
  loadId: number,
): Promise<LoadedAuction | undefined> =>
  (await readStates(sql, [loadId], `and ${own('a', '$2')}`, { values: [companyId] }))[0];

/**
 * Reads loads that the clock has locked, with only the options that have bids: the clock changes no others, and a
 * thousand loads may be due at once.
 */
export function readAuctionStatesWithBids(sql: Sql, loadIds: number[]): Promise<LoadedAuction[]> {
  return readStates(sql, loadIds, unscoped('loads the clock has locked'), {
    options: '(select * from options where has_bid)',
  });
}

async function readStates(
  sql: Sql,
  loadIds: number[],
  which: string,
  { values = [], options = 'options' }: { values?: (number | null)[]; options?: string } = {},
): Promise<LoadedAuction[]> {
  const rows = await sql.rows<Omit<LoadedAuction, 'standings' | 'asks_papers'> & WithStandings>(
    `select a.load_id, a.terms, ${APPROVAL}, ${DEMANDS},
            (select ${STANDINGS} from ${options} o join carriers c on c.id = o.carrier_id where o.load_id = a.load_id) as standings
       from auctions a join companies co on co.id = a.company_id
      where a.load_id = any(${idsOf('$1')}) ${which}`,
    [loadIds, ...values],
  );
  return rows.map(withStandings);
}
