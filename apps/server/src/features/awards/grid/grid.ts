import { rankStandings, type LoadAuction } from '@tenderlane/domain/auction';
import { isSealedNow } from '@tenderlane/domain/terms';
import { comparableRate, type OptionState } from '@tenderlane/domain/terms';
import { refuseOption, refuseSelect } from '@tenderlane/domain/awards';
import { LANE_DAYS, type IneligibleReason } from '@tenderlane/domain/carriers';
import { proportion } from '@tenderlane/domain/money';
import type { AnswerOf, GridRow, ShipperApi } from '@tenderlane/contract';
import { presentLegalIdCheck } from '../../carriers';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { iso, price } from '../../../platform/present';
import { approvalFactsOf, auctionOf, findOwnRow } from '../../loads';
import { findComparisons, listGridOptions, type GridOption } from './grid.queries';
import { type CarrierStanding, readOwnAuctionState } from '../../auction';

export const LANE_AWARDS = 5;

type Grid = AnswerOf<ShipperApi['GET /loads/{id}/options']>;

export async function readGrid(context: MemberContext, loadId: number): Promise<Grid> {
  const { sql, principal } = context;
  const company = principal.companyId;
  const now = await context.clock.now(sql);
  const [row, options, state, { first_bid: firstBid, ...lane }] = await Promise.all([
    findOwnRow(context, loadId),
    listGridOptions(sql, company, loadId),
    readOwnAuctionState(sql, company, loadId),
    findComparisons(sql, company, loadId, now - LANE_DAYS * 86_400_000),
  ]);
  const {
    terms,
    approval,
    standings,
    asks_papers: asksPapers,
    ...approvalParts
  } = assertPresent(state, 'the auction of a load');
  const load = auctionOf(row, terms, approvalFactsOf(approval, approvalParts));
  const sealedNow = isSealedNow(load);
  const facts: GridFacts = {
    load,
    now,
    sealedNow,
    asksPapers,
    standings: new Map(standings.map((standing) => [standing.optionId, standing])),
    ranks: new Map(rankStandings(asBidding(standings), now).map(({ optionId }, index) => [optionId, index + 1])),
    laneMedian: lane.awards >= LANE_AWARDS ? lane.median : null,
  };
  const bookedId = load.approval?.optionId ?? load.selectedOptionId;
  const data = options.map((option) => {
    if (!sealedNow) return presentOption(option, facts);
    const isBooked = option.id === bookedId && BOOKED.includes(option.state);
    return isBooked ? presentBooked(option, facts) : presentSealed(option, load);
  });
  data.sort(
    (a, b) =>
      (a.rank ?? Infinity) - (b.rank ?? Infinity) ||
      (a.comparable?.amount ?? Infinity) - (b.comparable?.amount ?? Infinity) ||
      a.id - b.id,
  );
  return {
    data,
    meta: {
      sealed_now: sealedNow,
      bid_count: row.bid_count,
      reached: options.length,
      lane_median: price(facts.laneMedian, row.currency),
      bases: sealedNow ? NO_BASES : basesOf(load, facts.laneMedian, firstBid),
      server_time: new Date(now).toISOString(),
    },
  };
}

const NO_BASES: Grid['meta']['bases'] = { starting: null, target: null, lane_median: null, first_bid: null };

/** The bases of savings, all without VAT like the prices they are compared with. */
function basesOf(load: LoadAuction, laneMedian: number | null, firstBid: number | null): Grid['meta']['bases'] {
  const { currency, startingRate, targetRate } = load.terms;
  return {
    starting: price(comparableOf(load, startingRate), currency),
    target: price(comparableOf(load, targetRate), currency),
    lane_median: price(laneMedian, currency),
    first_bid: price(firstBid, currency),
  };
}

/** Options that an award removed from the bidding keep the rank they had. */
const AWARDED: readonly OptionState[] = ['pending_approval', 'selected', 'confirmed', 'lost'];

const asBidding = (standings: readonly CarrierStanding[]): CarrierStanding[] =>
  standings.map((standing) => (AWARDED.includes(standing.state) ? { ...standing, state: 'active' } : standing));

interface GridFacts {
  load: LoadAuction;
  now: number;
  sealedNow: boolean;
  standings: Map<number, CarrierStanding>;
  ranks: Map<number, number>;
  laneMedian: number | null;
  asksPapers: boolean;
}

const deviation = (amount: number | null, base: number | null) =>
  amount === null || base === null || base <= 0 ? null : proportion(amount - base, base);

const papersLacking = (standing: CarrierStanding | undefined, asksPapers: boolean): string[] | null =>
  asksPapers ? PAPERS.filter((reason) => standing?.reasons?.includes(reason)) : null;

export const PAPERS = [
  'packet',
  'documents',
  'insurance',
  'insurance_rate',
] as const satisfies readonly IneligibleReason[];

function presentOption(
  option: GridOption,
  { load, now, standings, ranks, laneMedian, asksPapers }: GridFacts,
): GridRow {
  const { currency, targetRate, startingRate } = load.terms;
  const refusal = refuseSelect(load, now) ?? refuseOption(standings.get(option.id), option.bid_id, now);
  return {
    ...carrierOf(option),
    papers: papersLacking(standings.get(option.id), asksPapers),
    state: option.state,
    rank: ranks.get(option.id) ?? null,
    bid_id: option.bid_id,
    price: price(option.amount, currency),
    vat_mode: option.vat_mode,
    days_to_pay: option.days_to_pay,
    comparable: price(option.comparable, currency),
    to_target_bp: deviation(option.comparable, comparableOf(load, targetRate)),
    to_starting_bp: deviation(option.comparable, comparableOf(load, startingRate)),
    to_lane_median_bp: deviation(option.comparable, laneMedian),
    offered_times: option.offered_times ?? [],
    provisional: option.provisional,
    by_phone: option.entered_by !== null,
    valid_until: iso(option.valid_until),
    placed_at: iso(option.placed_at),
    comment: option.comment,
    truck_plate: option.truck_plate,
    driver_name: option.driver_name,
    components: option.components ?? [],
    bids: option.bids.map((bid) => ({
      id: bid.id,
      price: { amount: bid.amount, currency },
      comparable: { amount: bid.comparable, currency },
      placed_at: bid.placed_at,
    })),
    bids_total: option.bids_total,
    select_refusal: refusal && { code: refusal.code, params: refusal.params ?? {} },
  };
}

const comparableOf = (load: LoadAuction, rate: number | null) =>
  rate === null ? null : comparableRate(rate, load.terms);

const HIDDEN_WHILE_SEALED: readonly OptionState[] = [
  'invited',
  'viewed',
  'declined',
  'active',
  'stale',
  'expired',
  'withdrawn',
];

/** An award at the book-now price is visible even while bids are sealed; its carrier and price are not secret. */
const BOOKED: readonly OptionState[] = ['pending_approval', 'selected'];

function presentBooked(option: GridOption, facts: GridFacts): GridRow {
  const row = presentOption(option, facts);
  const bids = row.bids.filter(({ id }) => id === option.bid_id);
  return { ...row, rank: null, bids, bids_total: 1, select_refusal: { code: 'load.sealed', params: {} } };
}

/** A sealed tender hides even who has bid: a removed decline or a withdrawal would reveal it. */
function presentSealed(option: GridOption, { state }: LoadAuction): GridRow {
  // In a canceled tender every hidden option is shown as void; the real states would reveal who had bid.
  const isOver = state === 'canceled' || state === 'archived';
  const isHidden = isOver || HIDDEN_WHILE_SEALED.includes(option.state);
  const known = carrierOf(option);
  return {
    ...known,
    decline: isHidden ? null : known.decline,
    state: !isHidden ? option.state : isOver ? 'void' : 'invited',
    rank: null,
    bid_id: null,
    price: null,
    vat_mode: null,
    days_to_pay: null,
    comparable: null,
    to_target_bp: null,
    to_starting_bp: null,
    to_lane_median_bp: null,
    offered_times: [],
    provisional: false,
    by_phone: false,
    valid_until: null,
    placed_at: null,
    comment: null,
    truck_plate: null,
    driver_name: null,
    components: [],
    bids: [],
    bids_total: 0,
    select_refusal: { code: 'load.sealed', params: {} },
  };
}

/** A bid after a decline cancels the decline. */
const HAS_SAID_NO: readonly OptionState[] = ['declined', 'withdrawn', 'refused', 'cancelled_by_carrier'];

type CarrierPart =
  | 'id'
  | 'carrier'
  | 'on_time_bp'
  | 'acceptance_bp'
  | 'cancel_bp'
  | 'rating_x100'
  | 'papers'
  | 'relation'
  | 'decline';

function carrierOf(option: GridOption): Pick<GridRow, CarrierPart> {
  return {
    id: option.id,
    carrier: {
      id: option.carrier_id,
      name: option.carrier,
      legal_id: option.legal_id,
      legal_id_check: presentLegalIdCheck(option),
    },
    on_time_bp: option.on_time_bp,
    acceptance_bp: option.acceptance_bp,
    cancel_bp: option.cancel_bp,
    rating_x100: option.rating_x100,
    papers: null,
    relation: option.relation,
    decline:
      option.decline_code && HAS_SAID_NO.includes(option.state)
        ? { code: option.decline_code, text: option.decline_text }
        : null,
  };
}
