import { assertPresent } from '../../../platform/errors';
import { missingForPublication, onDue, type Missing } from '@tenderlane/domain';
import type { Sql } from '../../../platform/database/database';
import type { Recording } from '../../../platform/events/in-transaction';
import { dueRows, type DueWork } from '../../../platform/jobs/due';
import { actorOf } from '../../../platform/principal';
import {
  approvalFactsOf,
  auctionOf,
  contentOf,
  countAudiences,
  findNextDue,
  listLoadParts,
  lockDueLoadRows,
  postponeDue,
  waitForDueLoadRow,
  type DueKind,
  type LoadRow,
  type Cause,
} from '../../loads';
import { type AuctionChange, applyChanges, reachAudience, readAuctionStatesWithBids, toPublished } from '../../auction';
import { republish } from '../republish';

/** How long a locked load is left to its holder before the clock stands in line for it. */
const PATIENCE_MS = 100;
const CLOCK: Cause = { ...actorOf({ kind: 'system', name: 'clock' }), batchUuid: null };

/** A source of due loads: those of one kind are never behind those of the other. */
const dueLoads = (name: string, kind: DueKind): DueWork =>
  dueRows<LoadRow>({
    name,
    paceMs: 50,
    async hasDue(sql, clock) {
      const { now, due_at: dueAt } = await findNextDue(sql, kind);
      return dueAt !== null && clock.read(now) >= dueAt.getTime();
    },
    async takeDue(sql, clock, limit) {
      const before = await clock.now(sql);
      const free = await lockDueLoadRows(sql, kind, before, limit);
      return free.length > 0 ? free : waitForDueLoadRow(sql, kind, before - PATIENCE_MS);
    },
    run: runDue,
    postpone: postponeDue,
  });

/** Ends tenders, lets confirmations and decisions lapse, archives. */
export const closings = dueLoads('closings', 'closing');

/** Publishes what is scheduled. */
export const publications = dueLoads('publications', 'publication');

async function runDue(recording: Recording, rows: LoadRow[]): Promise<number> {
  const { sql, clock } = recording;
  const now = await clock.now(sql);
  const applied = await decideDue(sql, rows, now);
  const published = applied.filter(({ change }) => change.load.publishedAt);
  if (published.length > 0) {
    await reachAudience(
      sql,
      published.map(({ locked: { row }, change }) => toPublished(row, change, row.manager_id)),
      now,
    );
  }
  await applyChanges(recording, applied);
  // In the order of companies, whose counters of tenders are locked: two workers never wait for each other.
  for (const { locked, change } of applied.toSorted((a, b) => a.locked.row.company_id - b.locked.row.company_id)) {
    if (change.republish) await republish(recording, locked, change.republish, CLOCK, { publish: true });
  }
  return applied.length;
}

async function decideDue(sql: Sql, rows: LoadRow[], now: number): Promise<AuctionChange[]> {
  const states = new Map(
    (
      await readAuctionStatesWithBids(
        sql,
        rows.map(({ id }) => id),
      )
    ).map((state) => [state.load_id, state]),
  );
  const missing = await findMissing(
    sql,
    rows.filter(({ state }) => state === 'draft'),
    now,
  );
  return rows.flatMap((row) => {
    const state = assertPresent(states.get(row.id), 'the terms of a due load');
    const load = auctionOf(row, state.terms, approvalFactsOf(state.approval, state));
    const change = onDue(load, state.standings, now, missing.get(row.id));
    return change ? [{ locked: { row, load, standings: state.standings, now }, change, cause: CLOCK }] : [];
  });
}

/** What keeps scheduled drafts from being published. */
async function findMissing(sql: Sql, drafts: LoadRow[], now: number): Promise<Map<number, Missing[]>> {
  if (drafts.length === 0) return new Map();
  const parts = new Map(
    (
      await listLoadParts(
        sql,
        drafts.map(({ id }) => id),
      )
    ).map((part) => [part.load_id, part]),
  );
  const missing = new Map<number, Missing[]>();
  for (const draft of drafts) {
    const part = assertPresent(parts.get(draft.id), 'the parts of a due draft');
    const audience = (await countAudiences(sql, draft.company_id, [draft.id], now)).get(draft.id);
    missing.set(
      draft.id,
      missingForPublication(contentOf(draft.tender_type, part), part.terms, audience?.count ?? 0, now),
    );
  }
  return missing;
}
