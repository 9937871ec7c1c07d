import { must } from '../../platform/errors';
import { createHash, randomBytes } from 'node:crypto';
import {
  applyOptions,
  canonicalJson,
  chainHashInput,
  CHAIN_START,
  commitmentInput,
  type Change,
  type ChainKind,
  type LoadAuction,
} from '@tenderlane/domain';
import type { Sql } from '../../platform/database';
import { recordEvents, type EventRow, type OutboxNotice } from '../../platform/events';
import { marksOf, saveLoads, type LoadRow, type SavedLoad } from '../loads';
import { moveBid, saveBidding, type BidWrite, type ChainWrite, type OptionWrite } from './queries';
import type { HeldStanding } from './standing.queries';

/** Who caused a change. */
export interface Cause {
  kind: 'person' | 'carrier' | 'clock' | 'system';
  accountId: number | null;
  batchUuid: string | null;
}

/** An auction under its load's lock, at the moment of the rule. */
export interface HeldAuction {
  row: LoadRow;
  load: LoadAuction;
  standings: HeldStanding[];
  now: number;
}

export interface Applied {
  held: HeldAuction;
  change: Change;
  cause: Cause;
  bid?: BidWrite;
  /** A stored bid that counts as accepted anew. */
  promoted?: { bidId: number; seq: number };
  /** What an edit changed, for the history. */
  changes?: EventRow['changes'];
  /** The code and the text of a refusal, for the option they belong to. */
  decline?: { optionId: number; code: string; text: string | null };
}

/** Writes what the rules decided for some auctions, in four statements whatever their number. Answers the new chain entries. */
export function applyChanges(sql: Sql, applied: Applied[]): ChainWrite[] {
  const chain = applied.flatMap(({ held, change }) => linkChain(held, change));
  const loads = applied.map((item) => savedLoadOf(item, chain));
  const promoted = applied.flatMap(({ held, promoted: bid }) =>
    bid ? [{ ...bid, companyId: held.row.company_id }] : [],
  );
  // Nobody waits for these answers: they travel together, with the commit behind them.
  const writes = [
    saveLoads(sql, loads),
    saveBidding(sql, {
      options: applied.flatMap(optionsOf),
      bids: applied.flatMap(({ bid }) => (bid ? [bid] : [])),
      chain,
      decisions: applied.flatMap(decisionsOf),
    }),
    ...promoted.map(({ companyId, bidId, seq }) => moveBid(sql, companyId, bidId, seq)),
    recordEvents(sql, applied.flatMap(eventsOf), applied.flatMap(noticesOf)),
  ];
  for (const write of writes) sql.later(write);
  return chain;
}

const sha256hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Only bids and withdrawals are somebody's own; everything else of the chain belongs to the shipper. */
const OWNED: readonly ChainKind[] = ['bid', 'withdraw'];

function linkChain({ row, standings, now }: HeldAuction, change: Change): ChainWrite[] {
  let { chain_seq: seq, chain_hash: last } = row;
  return change.chain.map(({ kind, payload }) => {
    const salt = randomBytes(16).toString('hex');
    const commitment = sha256hex(commitmentInput(salt, payload));
    const prev = last ?? CHAIN_START;
    seq += 1;
    const entry = { seq, kind, atMs: now, commitment, prev };
    last = sha256hex(chainHashInput(entry));
    const optionId = OWNED.includes(kind) ? (payload as { option_id?: number }).option_id : undefined;
    const owner = standings.find((standing) => standing.optionId === optionId);
    return {
      ...entry,
      hash: last,
      loadId: row.id,
      companyId: row.company_id,
      carrierCompanyId: owner?.carrierCompanyId ?? null,
      payload: canonicalJson(payload),
      salt,
    };
  });
}

function savedLoadOf({ held, change, bid, promoted }: Applied, chain: ChainWrite[]): SavedLoad {
  const { row, load, standings } = held;
  const fields = { ...load, ...change.load };
  const marks = marksOf(row);
  const link = chain.findLast(({ loadId }) => loadId === row.id);
  const winner = applyOptions(standings, change.options).find(({ optionId }) => optionId === fields.selectedOptionId);
  const extended = change.events.some(({ action }) => action === 'load.extended');
  return {
    ...fieldsOnly(fields),
    id: row.id,
    bidSeq: bid?.seq ?? promoted?.seq ?? marks.bidSeq,
    extendedCount: marks.extendedCount + (extended ? 1 : 0),
    chainSeq: link?.seq ?? marks.chainSeq,
    chainHash: link?.hash ?? marks.chainHash,
    awardedPrice: awardedPrice(fields, winner ?? null, marks.awardedPrice),
  };
}

/** What was awarded, in the tender's whole: a rate per kilometre or tonne is shown as its comparable total. */
function awardedPrice(
  load: LoadAuction,
  winner: Pick<HeldStanding, 'amount' | 'comparable'> | null,
  before: number | null,
) {
  if (load.selectedOptionId === null) return null;
  if (!winner) return before;
  return load.terms.basis === 'trip' ? winner.amount : winner.comparable;
}

function fieldsOnly(
  load: LoadAuction,
): Omit<SavedLoad, 'id' | 'bidSeq' | 'extendedCount' | 'chainSeq' | 'chainHash' | 'awardedPrice'> {
  const {
    loadId: _id,
    terms: _terms,
    firstPickupFrom: _from,
    firstPickupTo: _to,
    approvalRule: _rule,
    ...fields
  } = load;
  const { republishCount: _count, papersSigned: _signed, medians: _medians, ...saved } = fields;
  return saved;
}

function optionsOf({ held, change, decline }: Applied): OptionWrite[] {
  const after = new Map(applyOptions(held.standings, change.options).map((standing) => [standing.optionId, standing]));
  return change.options.map(({ optionId, to, loss }) => {
    const { bidId, amount, comparable, acceptedSeq, acceptedAt, validUntil, provisional, out } = must(
      after.get(optionId),
      'a changed option',
    );
    return {
      id: optionId,
      state: to,
      bidId,
      amount,
      comparable,
      acceptedSeq,
      acceptedAt: acceptedAt || null,
      validUntil,
      provisional,
      out,
      loss: loss ?? null,
      ...(decline?.optionId === optionId && { declineCode: decline.code, declineText: decline.text }),
    };
  });
}

function decisionsOf({ held, change, cause }: Applied) {
  const { row, now } = held;
  if (!change.decision) return [];
  const { chosenOptionId: optionId } = change.decision;
  return [
    {
      loadId: row.id,
      companyId: row.company_id,
      optionId,
      decidedBy: cause.accountId,
      at: now,
      inputs: change.decision,
    },
  ];
}

function eventsOf({ held, change, cause, changes }: Applied): EventRow[] {
  const { row, standings, now } = held;
  return change.events.map(({ action, optionId, params }) => ({
    at: now,
    companyId: row.company_id,
    carrierCompanyId: standings.find((standing) => standing.optionId === optionId)?.carrierCompanyId ?? null,
    entity: 'load',
    entityId: row.id,
    action,
    actorKind: cause.kind,
    accountId: cause.accountId,
    batchUuid: cause.batchUuid,
    params: { ...params, ...(optionId !== null && { option_id: optionId }) },
    ...(changes && action === 'load.edited' && { changes }),
  }));
}

function noticesOf({ held, change, cause }: Applied): OutboxNotice[] {
  const { id, company_id: companyId } = held.row;
  return change.notices.map(({ kind, to, params }) => ({
    kind: `notice.${kind}`,
    payload: { load_id: id, company_id: companyId, to, params, caused_by: cause.accountId },
  }));
}
