import { assertPresent } from '../../../platform/errors';
import { type LoadAuction } from '@tenderlane/domain/auction';
import { isSealedNow } from '@tenderlane/domain/terms';
import { bidInTenderVat } from '@tenderlane/domain/terms';
import { approvalLimits, guardrailComparable, shipperRefusals } from '@tenderlane/domain/awards';
import { driveWarnings, loadingLateSince } from '@tenderlane/domain/loads';
import type { DraftMeta, LoadView } from '@tenderlane/contract';
import { findSetting, listApprovers } from '../../brands';
import type { MemberContext } from '../../../platform/context';
import { presentAuction } from '../draft/auction-terms';
import { listLoadRows } from '../list/list-rows.queries';
import { readEligibility } from './eligibility';
import { countAudiences } from '../list/list.queries';
import { presentRows, readAudiences } from '../list/list-loads';
import { findOrderContacts, type OrderContacts } from './contacts.queries';
import { approvalFactsOf, toLoadContent, missingOf } from '../draft/load-content';
import { auctionOf } from '../load-row';
import { findOwnLoad, type LockedLoad } from '../policy';
import { presentTimeline } from '../presenter';
import { iso, isoOf, price } from '../../../platform/present';
import { tenderNumber } from '../tender-number';
import { findManager, findPageFacts, findWinner, hasBindingBids } from './view.queries';
import { namedStops, readStopLocalizer } from './stop-places';

async function viewForEdit(context: MemberContext, load: LockedLoad) {
  const { row, parts } = load;
  const manager = await findManager(context.sql, row.company_id, row.id);
  const localize = await readStopLocalizer(context.sql, parts.waypoints, context.locale);
  return {
    id: row.id,
    number: tenderNumber(row),
    status_id: row.state,
    country_id: row.country_id,
    manager: assertPresent(manager, 'the manager of a load'),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    published_at: iso(row.published_at),
    deleted_at: iso(row.deleted_at),
    name: row.name,
    external_id: row.external_id,
    tender_type: row.tender_type,
    note: parts.note,
    tags: parts.tags,
    custom: parts.custom,
    cargo: parts.cargo,
    truck: parts.truck,
    waypoints: namedStops(localize(parts.waypoints)),
    payment: parts.payment,
    distance_km: parts.distance_km,
    distance_source: parts.distance_source,
  };
}

export async function viewDraft(context: MemberContext, load: LockedLoad) {
  const auction = presentAuction(load.parts, load.row.publish_at);
  return { data: { ...(await viewForEdit(context, load)), auction }, meta: await metaOfDraft(context, load) };
}

export const viewTerms = async (context: MemberContext, load: LockedLoad) => ({
  data: presentAuction(load.parts, load.row.publish_at),
  meta: await metaOfDraft(context, load),
});

async function metaOfDraft(context: MemberContext, { row, parts }: LockedLoad): Promise<DraftMeta> {
  const { sql, principal } = context;
  const now = await context.clock.now(sql);
  const [audiences, eligibility] = await Promise.all([
    countAudiences(sql, principal.companyId, [row.id], now),
    readEligibility(sql, principal.companyId, row.id),
  ]);
  const audience = audiences.get(row.id);
  return {
    version: row.version,
    missing: presentMissing({ row, parts }, audience?.count ?? 0, now),
    warnings: driveWarnings(toLoadContent(row.tender_type, parts).waypoints),
    audience_count: audience?.count ?? 0,
    audience_not_eligible: eligibility.not_eligible,
    audience_invited: audience?.invited ?? 0,
  };
}

function presentMissing({ row, parts }: LockedLoad, audienceCount: number, now: number): DraftMeta['missing'] {
  if (row.state !== 'draft') return [];
  return missingOf(row, parts, audienceCount, now).map(({ field, code }) => ({ field, code, params: {} }));
}

async function readForView(context: MemberContext, id: number) {
  const { sql, principal } = context;
  const company = principal.companyId;
  const now = await context.clock.now(sql);
  const [load, rows, setting, surroundings, approvers, bidsBind] = await Promise.all([
    findOwnLoad(context, id),
    listLoadRows(sql, company, [id]),
    findSetting(sql, company),
    findPageFacts(sql, company, id, now),
    listApprovers(sql, company, principal.accountId),
    hasBindingBids(sql, company, id),
  ]);
  const { row, parts } = load;
  const isChosen = row.selected_option_id !== null || row.approval !== null;
  const [localize, audiences, winner, contacts] = await Promise.all([
    readStopLocalizer(sql, parts.waypoints, context.locale),
    readAudiences(context, rows, now),
    isChosen ? findWinner(sql, company, id) : undefined,
    isChosen ? findOrderContacts(sql, { shipper: company }, id) : undefined,
  ]);
  const around = assertPresent(surroundings, 'the manager of a load');
  return { row, parts, rows, setting, now, approvers, bidsBind, localize, audiences, winner, contacts, ...around };
}

export async function viewLoad(context: MemberContext, id: number): Promise<LoadView> {
  const { row, parts, rows, setting, now, approvers, bidsBind, localize, audiences, winner, contacts, ...around } =
    await readForView(context, id);
  const { decision, from_number, to_id, to_number, manager_id, manager_name, accepted, still_invited, opened } = around;
  const [item] = presentRows(context, rows, audiences, now);
  const auction = auctionOf(row, parts.terms, approvalFactsOf(setting.approval, parts));
  const refusals = shipperRefusals(auction, context.principal.accountId, now);
  const sealedNow = isSealedNow(auction);
  return {
    list_item: assertPresent(item, 'the list row of a load'),
    audience: { invited: accepted + still_invited, opened, accepted },
    tender_type: row.tender_type,
    cargo: parts.cargo,
    truck: parts.truck,
    payment: parts.payment,
    note: parts.note,
    waypoints: localize(parts.waypoints),
    auction: presentAuction(parts, row.publish_at),
    timeline: presentTimeline(row.timeline),
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([action, code]) => [action, { code, params: { state: row.state } }]),
    ),
    version: row.version,
    country_id: row.country_id,
    manager: { id: manager_id, name: manager_name },
    distance_km: parts.distance_km,
    distance_source: parts.distance_source,
    server_time: new Date(now).toISOString(),
    bidding: presentBidding(auction, { sealedNow, bidsBind }),
    approval: presentApproval(context, auction, winner),
    winner: presentWinner({ row, parts }, winner, contacts),
    loading_late_since: isoOf(loadingLateSince(auction, now)),
    award_rules: presentAwardRules(auction, approvers),
    decision: sealedNow ? null : decision,
    republished_from_id: row.republished_from_id,
    republished_from_number: from_number === null ? null : tenderNumber({ number: from_number }),
    republished_to_id: to_id,
    republished_to_number: to_number === null ? null : tenderNumber({ number: to_number }),
    public_link:
      parts.link_code && row.published_at ? `${context.config.publicUrl}/carrier/t/${parts.link_code}` : null,
    missing: presentMissing({ row, parts }, audiences.get(id)?.count ?? 0, now),
  };
}

function presentBidding(
  auction: LoadAuction,
  { sealedNow, bidsBind }: { sealedNow: boolean; bidsBind: boolean },
): LoadView['bidding'] {
  if (auction.end0 === null || auction.effectiveEnd === null) return null;
  return {
    planned_end_at: new Date(auction.end0).toISOString(),
    effective_end_at: new Date(auction.effectiveEnd).toISOString(),
    latest_end_at: new Date(
      Math.max(auction.effectiveEnd, auction.end0 + auction.terms.maxExtraMinutes * 60_000),
    ).toISOString(),
    reopen_count: auction.reopenCount,
    leader_option_id: sealedNow ? null : auction.leaderOptionId,
    sealed_now: sealedNow,
    bids_bind: bidsBind,
  };
}

type Winner = Awaited<ReturnType<typeof findWinner>>;

function presentApproval(
  { principal }: MemberContext,
  { approval, terms }: LoadAuction,
  winner: Winner,
): LoadView['approval'] {
  if (!approval || !winner) return null;
  return {
    option_id: approval.optionId,
    selected_by: winner.selected_by,
    until: new Date(approval.endsAt).toISOString(),
    price: { amount: bidInTenderVat(winner.amount, winner.comparable, terms), currency: terms.currency },
    can_approve: principal.rights.has('loads.approve') && approval.requestedBy !== principal.accountId,
  };
}

function presentAwardRules(auction: LoadAuction, approvers: { name: string }[]): LoadView['award_rules'] {
  const { terms, approvalFacts } = auction;
  return {
    approval: approvalLimits(approvalFacts, terms).map((cause) => ({
      kind: cause.kind,
      limit: 'limit' in cause ? { amount: cause.limit, currency: terms.currency } : null,
      percent_bp: 'percentBp' in cause ? cause.percentBp : null,
    })),
    approvers: approvers.map(({ name }) => name),
    guardrail: terms.winner === 'automatic' ? price(guardrailComparable(terms), terms.currency) : null,
  };
}

function presentWinner(
  { row, parts }: LockedLoad,
  winner: Winner,
  contacts: OrderContacts | undefined,
): LoadView['winner'] {
  if (!winner || row.state === 'ongoing' || !row.selected_option_id) return null;
  const { option_id, carrier_id, carrier, state, amount, comparable } = winner;
  return {
    option_id,
    carrier_id,
    carrier,
    state,
    price: { amount: bidInTenderVat(amount, comparable, parts.terms), currency: row.currency },
    comparable: { amount: comparable, currency: row.currency },
    contact: contacts?.carrier ?? null,
    truck_plate: contacts?.truck_plate ?? null,
    driver_name: contacts?.driver_name ?? null,
  };
}
