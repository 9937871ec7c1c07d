import { hash, randomBytes } from 'node:crypto';
import {
  applyOptions,
  canonicalJson,
  chainHashInput,
  CHAIN_START,
  commitmentInput,
  type Change,
  type LoadAuction,
  type OptionChange,
} from '@tenderlane/domain/auction';
import { bidInTenderVat, type ChainKind } from '@tenderlane/domain/terms';
import { lowerTarget } from '@tenderlane/domain/awards';
import { assertPresent } from '../../platform/errors';
import type { NewEvent } from '../../platform/events/new-event';
import type { RecordContext } from '../../platform/events/in-transaction';
import type { Cause } from '../../platform/events/cause';
import { saveLoadChanges, type LoadRow } from '../loads';
import { reachAudience, type PublishedTender } from './publish/reach-audience';
import {
  moveBid,
  saveAuctionChanges,
  savePublications,
  type BidWrite,
  type ChainWrite,
  type OptionWrite,
} from './save-changes.queries';
import type { CarrierStanding } from './standing.queries';

export interface LockedAuction {
  row: LoadRow;
  load: LoadAuction;
  standings: CarrierStanding[];
  now: number;
}

export interface AuctionChange {
  locked: LockedAuction;
  change: Change;
  cause: Cause;
  bid?: BidWrite;
  /** A stored bid that is accepted again and gets a new `seq`. */
  promoted?: { bidId: number; seq: number };
  changes?: NewEvent['changes'];
  decline?: { optionId: number; code: string; text: string | null };
}

export interface AppliedChange extends AuctionChange {
  chain: ChainWrite[];
  after: LockedAuction;
}

export function applyInMemory(item: AuctionChange): AppliedChange {
  const { locked, change, bid, promoted } = item;
  const { row } = locked;
  const chain = linkChain(locked, change);
  const standings = applyOptions(locked.standings, change.options);
  const load = { ...locked.load, ...change.load };
  const link = chain.at(-1);
  const extended = change.events.some(({ action }) => action === 'load.extended');
  const after = {
    row: {
      ...row,
      state: load.state,
      bid_seq: bid?.seq ?? promoted?.seq ?? row.bid_seq,
      extended_count: row.extended_count + (extended ? 1 : 0),
      chain_seq: link?.seq ?? row.chain_seq,
      chain_hash: link?.hash ?? row.chain_hash,
      ...awardedPrices(load, standings, row),
    },
    load,
    standings,
    now: locked.now,
  };
  return { ...item, chain, after };
}

/** Writes changes of locked tenders, all locked at one moment; those that are published reach their audience first. */
export async function applyChanges(context: RecordContext, changes: AuctionChange[]): Promise<AppliedChange[]> {
  const published = changes.flatMap(toPublished);
  const [first] = changes;
  if (first && published.length > 0) await reachAudience(context.sql, published, first.locked.now);
  const applied = changes.map(applyInMemory);
  await persistChanges(context, applied);
  return applied;
}

/**
 * Writes the changes in order, in four statements regardless of their number; of an option that changed twice, the last
 * state is written.
 */
export async function persistChanges(context: RecordContext, changes: AppliedChange[]): Promise<void> {
  const { sql } = context;
  if (changes.length === 0) return;
  const promoted = changes.flatMap(({ locked, promoted: bid }) =>
    bid ? [{ ...bid, companyId: locked.row.company_id }] : [],
  );
  const published = changes.flatMap(publicationOf);
  const isLossAlone = lossesAmong(changes);
  await saveLoadChanges(context, changes.map(toLoadChange), () => [
    saveAuctionChanges(sql, {
      options: lastOf(changes.flatMap((applied) => optionsOf(applied, isLossAlone))),
      losses: changes.flatMap(({ change }) => change.options.filter(isLossAlone).flatMap(toLoss)),
      bids: changes.flatMap(({ bid }) => (bid ? [bid] : [])),
      chain: changes.flatMap(({ chain }) => chain),
      decisions: changes.flatMap(decisionsOf),
    }),
    ...(published.length > 0 ? [savePublications(sql, published)] : []),
    ...promoted.map(({ companyId, bidId, seq }) => moveBid(sql, companyId, bidId, seq)),
  ]);
}

function toPublished({ locked: { row }, change: { load }, cause }: AuctionChange): PublishedTender[] {
  if (!load.publishedAt) return [];
  const accountId = cause.accountId ?? row.manager_id;
  return [{ loadId: row.id, companyId: row.company_id, endsAt: load.effectiveEnd ?? 0, accountId }];
}

/** A publication fixes the approval rule of its awards and includes its target in the lowest target. */
function publicationOf({ locked: { row, load }, change }: AppliedChange) {
  if (!change.load.publishedAt) return [];
  const { rule, lowestTarget } = load.approvalFacts;
  return [{ loadId: row.id, companyId: row.company_id, rule, lowestTarget: lowerTarget(lowestTarget, load.terms) }];
}

/**
 * Returns whether an option only lost. Its bid stays, so only state and loss are written, because thousands may lose at
 * once. If an option changed twice, all options are written in full.
 */
function lossesAmong(changes: AppliedChange[]): (option: OptionChange) => boolean {
  const ids = changes.flatMap(({ change }) => change.options.map(({ optionId }) => optionId));
  const isOnce = new Set(ids).size === ids.length;
  const declining = new Set(changes.map(({ decline }) => decline?.optionId));
  return ({ optionId, loss, standing }) => isOnce && loss !== undefined && !standing && !declining.has(optionId);
}

const toLoss = ({ optionId: id, to: state, loss }: OptionChange) => (loss ? [{ id, state, loss }] : []);

function lastOf<Row extends { id: number }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const sha256hex = (text: string) => hash('sha256', text);

/** Only bids and withdrawals belong to a carrier; all other entries belong to the shipper. */
const OWNED: readonly ChainKind[] = ['bid', 'withdraw'];

const SALT_BYTES = 16;
let random = Buffer.alloc(0);

/** Random bytes are read 256 salts at a time, which takes a tenth of the time. */
function newSalt(): string {
  if (random.length === 0) random = randomBytes(256 * SALT_BYTES);
  const salt = random.toString('hex', 0, SALT_BYTES);
  random = random.subarray(SALT_BYTES);
  return salt;
}

function linkChain({ row, standings, now }: LockedAuction, change: Change): ChainWrite[] {
  let { chain_seq: seq, chain_hash: last } = row;
  return change.chain.map(({ kind, payload }) => {
    const salt = newSalt();
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

/** Returns the awarded price twice: in the VAT mode of the tender for display, and without VAT for comparison. */
function awardedPrices(
  { selectedOptionId, terms }: LoadAuction,
  standings: CarrierStanding[],
  { awarded_price, awarded_net }: LoadRow,
): Pick<LoadRow, 'awarded_price' | 'awarded_net'> {
  if (selectedOptionId === null) return { awarded_price: null, awarded_net: null };
  const winner = standings.find(({ optionId }) => optionId === selectedOptionId);
  if (!winner || winner.amount === null || winner.comparable === null) return { awarded_price, awarded_net };
  return { awarded_price: bidInTenderVat(winner.amount, winner.comparable, terms), awarded_net: winner.comparable };
}

function optionsOf(
  { after, change, decline }: AppliedChange,
  isLossAlone: (option: OptionChange) => boolean,
): OptionWrite[] {
  const whole = change.options.filter((option) => !isLossAlone(option));
  return whole.map(({ optionId, to, loss }) => {
    const { bidId, amount, comparable, acceptedSeq, acceptedAt, validUntil, provisional, out, revisions } =
      assertPresent(
        after.standings.find((standing) => standing.optionId === optionId),
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
      ...(revisions && { revisionCount: revisions.count, revisionTimes: revisions.times }),
      ...(decline?.optionId === optionId && { declineCode: decline.code, declineText: decline.text }),
    };
  });
}

function decisionsOf({ locked, change, cause }: AuctionChange) {
  const { row, now } = locked;
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

function toLoadChange({ locked, after, change, cause, changes }: AppliedChange) {
  const { standings, now } = locked;
  const carrierOf = (optionId: number | null) =>
    standings.find((standing) => standing.optionId === optionId)?.carrierCompanyId ?? null;
  return { before: locked.row, after, change, cause, now, carrierOf, ...(changes && { changes }) };
}
