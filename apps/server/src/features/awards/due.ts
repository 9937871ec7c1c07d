import { must } from '../../platform/errors';
import { missingForPublication, onDue, type Missing } from '@tenderlane/domain';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/context';
import type { Database, Sql } from '../../platform/database';
import { actorOf } from '../../platform/principal';
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
  type LoadRow,
} from '../loads';
import {
  type Applied,
  applyChanges,
  type Cause,
  reachAudience,
  readAuctionStatesWithBids,
  toPublished,
} from '../auction';
import { republish } from './republish';

const BATCH = 100;
const RETRY_MS = 60_000;
/** How long a held load is left to its holder before the clock stands in line for it. */
const PATIENCE_MS = 100;
const CLOCK: Cause = { ...actorOf({ kind: 'system', name: 'clock' }), batchUuid: null };

/**
 * Does what is due on loads: publishes, closes, lets confirmations and decisions lapse, archives. Answers how many loads it
 * changed. Never early: the moment is read after the locks. A load that fails is redone alone, then waits.
 */
export async function closeDueTenders(database: Database, clock: Clock, log: Log): Promise<number> {
  const { now, due_at: dueAt } = await findNextDue(database);
  if (!dueAt || clock.read(now) < dueAt.getTime()) return 0;
  try {
    return await database.transaction((sql) => settleDue(sql, clock, BATCH));
  } catch (error) {
    log.warn({ err: error }, 'a batch of due loads failed; they go one by one');
    return settleOneByOne(database, clock, log);
  }
}

async function settleOneByOne(database: Database, clock: Clock, log: Log): Promise<number> {
  let settled = 0;
  for (let turn = 0; turn < BATCH; turn++) {
    let current: number | null = null;
    try {
      const done = await database.transaction((sql) => settleDue(sql, clock, 1, (id) => (current = id)));
      if (done === 0) break;
      settled += done;
    } catch (error) {
      if (current === null) throw error;
      const failed: number = current;
      log.error({ err: error, load_id: failed }, 'a due load failed and waits');
      await database.transaction(async (sql) => postponeDue(sql, failed, (await clock.now(sql)) + RETRY_MS));
    }
  }
  return settled;
}

async function settleDue(
  sql: Sql,
  clock: Clock,
  limit: number,
  onLocked: (id: number) => void = () => {},
): Promise<number> {
  const before = await clock.now(sql);
  const free = await lockDueLoadRows(sql, before, limit);
  const rows = free.length > 0 ? free : await waitForDueLoadRow(sql, before - PATIENCE_MS);
  if (rows.length === 0) return 0;
  const [first, second] = rows;
  if (first && !second) onLocked(first.id);
  const now = await clock.now(sql);
  const applied = await judgeDue(sql, rows, now);
  const published = applied.filter(({ change }) => change.load.publishedAt);
  if (published.length > 0) {
    await reachAudience(
      sql,
      published.map(({ held: { row }, change }) => toPublished(row, change, row.manager_id)),
      now,
    );
  }
  applyChanges(sql, applied);
  // In the order of companies, whose counters of tenders are locked: two workers never wait for each other.
  for (const { held, change } of applied.toSorted((a, b) => a.held.row.company_id - b.held.row.company_id)) {
    if (change.republish) await republish(sql, held, change.republish, CLOCK, { publish: true });
  }
  return applied.length;
}

async function judgeDue(sql: Sql, rows: LoadRow[], now: number): Promise<Applied[]> {
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
    const state = must(states.get(row.id), 'the terms of a due load');
    const load = auctionOf(row, state.terms, approvalFactsOf(state.approval, state));
    const change = onDue(load, state.standings, now, missing.get(row.id));
    return change ? [{ held: { row, load, standings: state.standings, now }, change, cause: CLOCK }] : [];
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
    const part = must(parts.get(draft.id), 'the parts of a due draft');
    const audience = (await countAudiences(sql, draft.company_id, [draft.id], now)).get(draft.id);
    missing.set(
      draft.id,
      missingForPublication(contentOf(draft.tender_type, part), part.terms, audience?.count ?? 0, now),
    );
  }
  return missing;
}
