import {
  bestComparable,
  isChainOpenToCarriers,
  latestEnd,
  minimumValidUntil,
  rankOf,
  toTimedLoad,
  usualValidUntil,
  visibleToCarrier,
  withoutApproval,
  type LoadAuction,
  type Standing,
} from '@tenderlane/domain/auction';
import {
  sealOf,
  encodeRates,
  encodeTerms,
  highestAllowedBid,
  MATERIAL_SECTIONS,
  NO_APPROVAL,
  type MaterialSection,
  type OptionState,
  type Terms,
} from '@tenderlane/domain/terms';
import { loadingLateSince, type Timeline } from '@tenderlane/domain/loads';
import type { VatMode } from '@tenderlane/domain/reference';
import { carrierRefusals } from '@tenderlane/domain/bids';
import { presentWindow, releaseRateBp, shipperDwellMinutes } from '@tenderlane/domain/scorecard';
import type { CarrierListItem, CarrierLoad, Locale, Money, Receipt } from '@tenderlane/contract';
import { viewOf } from '@tenderlane/contract/events';
import { iso, isoOf, price } from '../../../platform/present';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import {
  auctionOf,
  findOrderContacts,
  presentStops,
  presentTimeline,
  readStopLocalizer,
  tenderNumber,
  type LockedLoad,
} from '../../loads';
import { readStopFacilities } from '../../facilities';
import { findCarrierRow, type CarrierHead, type CarrierRow } from '../../auction';
import type { CarrierListRow } from './carrier-list.queries';
import { recordView } from './record-view';
import { findReceipt } from './receipt.queries';
import { readShipperFacts } from './shipper-facts.queries';
import { pageOfOwnBids } from './list-bids';
import { receiptOf } from './receipt';

/** Returns a tender as this carrier may see it, and saves that it was seen. */
export async function viewAsCarrier(context: MemberContext, loadId: number): Promise<CarrierLoad> {
  const { sql, principal } = context;
  const now = await context.clock.now(sql);
  await recordView(context, loadId, now);
  const [row, bids, receipt] = await Promise.all([
    findCarrierRow(sql, principal, loadId),
    pageOfOwnBids(context, loadId, {}),
    findReceipt(sql, principal.companyId, loadId),
  ]);
  if (!row || row.state === 'draft') throw notFound();
  const isConfirmed = row.option_state === 'confirmed';
  const [localize, facilities, contacts, shipper] = await Promise.all([
    readStopLocalizer(sql, row.waypoints, context.locale),
    readStopFacilities(sql, row.waypoints),
    isConfirmed ? findOrderContacts(sql, { carrier: principal.companyId }, loadId) : undefined,
    readShipperFacts(sql, row.company_id, presentWindow(now).from),
  ]);
  const seen = visibleFactsOf(row, now);
  const waypoints = localize(row.waypoints);
  return {
    ...presentCarrierLoad({ ...row, waypoints }, seen, now, facilities),
    own_bids: bids.data.toReversed(),
    own_bids_next: bids.meta.next,
    own_bid: ownBid(row, receipt && row.bid ? receiptOf(row.bid.id, receipt, isChainOpenToCarriers(seen.load)) : null),
    shipper_contact: contacts?.manager ?? null,
    shipper_release_rate_bp: releaseRateBp(shipper),
    shipper_dwell_minutes: shipperDwellMinutes(shipper.dwell),
  };
}

type StopFacilities = Awaited<ReturnType<typeof readStopFacilities>>;
type Facts = Pick<CarrierLoad, 'own_rank' | 'best_price' | 'bidder_count'>;

function factsFor({ terms, option_id: ownId, currency }: CarrierHead, standings: Standing[], now: number): Facts {
  const facts = visibleToCarrier(terms.mode, {
    bestPrice: bestComparable(standings, now),
    ownRank: rankOf(standings, ownId, now),
    bidderCount: standings.filter((standing) => rankOf([standing], standing.optionId, now) !== null).length,
  });
  return {
    ...('ownRank' in facts && { own_rank: facts.ownRank ?? null }),
    ...('bestPrice' in facts && { best_price: price(facts.bestPrice, currency) }),
    ...('bidderCount' in facts && { bidder_count: facts.bidderCount ?? 0 }),
  };
}

export const shownFacts = (head: CarrierHead, now: number): Facts =>
  factsFor(head, withoutApproval(head.standings), now);

interface VisibleFacts {
  own: Standing | null;
  load: LoadAuction;
  facts: Facts;
  highestAllowed: Money | null;
}

function visibleFactsOf(row: CarrierRow, now: number): VisibleFacts {
  const standings = withoutApproval(row.standings);
  const load = auctionOf(row, row.terms, NO_APPROVAL);
  const own = standings.find(({ optionId }) => optionId === row.option_id) ?? null;
  const bidder = {
    vatMode: (row.bid?.vat_mode ?? row.terms.vatMode) as VatMode,
    daysToPay: row.bid?.days_to_pay ?? row.terms.daysToPay,
  };
  const prices = { best: bestComparable(standings, now), own: own?.state === 'active' ? own.comparable : null };
  const allowed = row.state === 'ongoing' ? highestAllowedBid(load.terms, prices, bidder) : null;
  return {
    own,
    load,
    facts: factsFor(row, standings, now),
    highestAllowed: allowed && { amount: Math.max(0, allowed.amount), currency: row.currency },
  };
}

/** Carriers must not see that an approval is pending inside the shipper's company. */
const shownState = (state: OptionState): OptionState => (state === 'pending_approval' ? 'active' : state);

function changedSections({ edits }: CarrierRow, { load }: VisibleFacts): MaterialSection[] {
  const facts = sealOf(load);
  const edited = edits.flatMap((event) => viewOf(event, 'reached', facts)?.['fields'] ?? []);
  return MATERIAL_SECTIONS.filter((section) => edited.includes(section)).sort();
}

function presentCarrierLoad(row: CarrierRow, seen: VisibleFacts, now: number, facilities: StopFacilities): CarrierLoad {
  const refusals = seen.own ? carrierRefusals(seen.load, seen.own, now) : {};
  return {
    ...headOf(row, seen.facts),
    note: row.note,
    cargo: row.cargo,
    truck: row.truck,
    payment: row.payment,
    waypoints: row.waypoints.map(({ facility_id: _facility, ...stop }) => ({
      ...stop,
      facility: (stop.id && facilities.get(stop.id)) || null,
    })),
    terms: termsForCarriers(row.terms),
    planned_end_at: iso(row.end0),
    ...timesOf(seen.load),
    own_bids: [],
    shipper_contact: null,
    shipper_release_rate_bp: null,
    shipper_dwell_minutes: null,
    own_bids_next: null,
    highest_allowed: seen.highestAllowed,
    loading_late_since: row.option_state === 'confirmed' ? isoOf(loadingLateSince(seen.load, now)) : null,
    changed_sections: changedSections(row, seen),
    timeline: presentTimeline(timelineFor(row)),
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([action, code]) => [action, { code, params: { state: row.state } }]),
    ),
    server_time: new Date(now).toISOString(),
  };
}

/** Carriers other than the winner see only the publication. */
function timelineFor({ timeline, option_state: state }: CarrierRow): Timeline {
  if (state === 'confirmed') return timeline;
  const { published, winner } = timeline;
  return {
    ...(published !== undefined && { published }),
    ...(state === 'selected' && winner !== undefined && { winner }),
  };
}

/** Returns the terms for carriers: never a target, and nothing about the shipper's choice. */
function termsForCarriers(terms: Terms): CarrierLoad['terms'] {
  const { mode, basis, vat_rate_bp, starting_rate, book_now_price, bid_step, ...others } = encodeTerms(terms);
  const { extra_minutes, max_extra_minutes, confirm_minutes, decision_minutes } = others;
  const times = { extra_minutes, max_extra_minutes, confirm_minutes, decision_minutes };
  const rates = { vat_rate_bp, starting_rate, book_now_price, bid_step };
  return { mode, basis, quantity_milli: terms.quantityMilli, ...rates, ...times };
}

function timesOf(load: LoadAuction): Pick<CarrierLoad, 'latest_end_at' | 'bid_valid_until'> {
  if (load.end0 === null || load.effectiveEnd === null) return { latest_end_at: null, bid_valid_until: null };
  const auction = toTimedLoad(load);
  const at = (ms: number) => new Date(ms).toISOString();
  return {
    latest_end_at: at(latestEnd(auction)),
    bid_valid_until: { least: at(minimumValidUntil(auction)), usual: at(usualValidUntil(auction)) },
  };
}

function headOf(row: CarrierHead, facts: Facts) {
  const reasons = [...(row.standings.find(({ optionId }) => optionId === row.option_id)?.reasons ?? [])];
  return {
    id: row.id,
    number: tenderNumber(row),
    name: row.name ?? tenderNumber(row),
    status_id: row.state,
    shipper: { name: row.shipper, country_id: row.shipper_country },
    tender_type: row.tender_type,
    distance_km: row.distance_km,
    distance_source: row.distance_source,
    published_at: iso(row.published_at),
    effective_end_at: iso(row.effective_end),
    extended_count: row.extended_count,
    option: {
      id: row.option_id,
      state: shownState(row.option_state),
      provisional: row.provisional || reasons.length > 0,
      provisional_reasons: reasons.length === 0 && row.provisional && row.bid?.by_phone ? ['by_phone'] : reasons,
      packet_id: row.demands ? row.relation_id : null,
      decline_code: row.decline_code,
      confirm_until: row.selected_option_id === row.option_id ? iso(row.confirmation_ends_at) : null,
    },
    own_bid: ownBid(row, null),
    ...facts,
    result: resultOf(row),
  };
}

function ownBid({ bid, currency }: CarrierHead, receipt: Receipt | null): CarrierLoad['own_bid'] {
  if (!bid) return null;
  const { amount, comparable, ...facts } = bid;
  return { ...facts, price: { amount, currency }, comparable: { amount: comparable, currency }, receipt };
}

function resultOf({ option_state: state, loss }: CarrierHead): CarrierLoad['result'] {
  if (state === 'confirmed') return { outcome: 'won', rank: 1, reason: null, text: null, gap_bp: null, gap_band: null };
  if (!loss || !['lost', 'expired', 'void'].includes(state)) return null;
  return {
    outcome: 'lost',
    rank: loss.rank,
    reason: loss.reason as NonNullable<CarrierLoad['result']>['reason'],
    text: loss.text ?? null,
    gap_bp: loss.gap?.kind === 'exact' ? loss.gap.bp : null,
    gap_band: loss.gap?.kind === 'band' ? loss.gap.band : null,
  };
}

export function presentCarrierRow(row: CarrierListRow, now: number, locale: Locale): CarrierListItem {
  const { starting_rate, book_now_price } = encodeRates(row.terms);
  return {
    ...headOf(row, shownFacts(row, now)),
    cargo_name: row.cargo_name,
    weight_kg: row.weight_kg,
    body_types: row.body_types,
    mode: row.terms.mode,
    starting_rate,
    book_now_price,
    waypoints: presentStops(row.waypoints, locale),
  };
}

export function presentPreview(
  { row, parts }: LockedLoad,
  shipper: { name: string; country_id: string },
  now: number,
  facilities: StopFacilities,
): CarrierLoad {
  const end = new Date(now + parts.terms.durationMinutes * 60_000);
  const draft: CarrierRow = {
    ...row,
    ...parts,
    waypoints: parts.waypoints.map((waypoint) => ({ ...waypoint, contact: null })),
    end0: row.end0 ?? end,
    effective_end: row.effective_end ?? end,
    shipper: shipper.name,
    shipper_country: shipper.country_id,
    option_id: 0,
    option_state: 'invited',
    provisional: false,
    decline_code: null,
    loss: null,
    relation: 'verified',
    relation_id: 0,
    demands: null,
    bid: null,
    standings: [],
    edits: [],
  };
  return presentCarrierLoad(draft, visibleFactsOf(draft, now), now, facilities);
}
