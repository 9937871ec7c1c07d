import { assertPresent } from '../../../platform/errors';
import { onDue } from '@tenderlane/domain/awards';
import type { Sql } from '../../../platform/database/database';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { systemActor, causeOf } from '../../../platform/events/cause';
import { approvalFactsOf, auctionOf, dueLoads, listMissing, type LoadRow } from '../../loads';
import { addMetrics, applyChanges, readAuctionStatesWithBids } from '../../auction';
import { republish } from '../republish';

const CLOCK = systemActor('clock');

export const closings = dueLoads('closings', 'closing', runDue);

export const publications = dueLoads('publications', 'publication', runDue);

async function runDue(context: RecordContext, rows: LoadRow[]): Promise<number> {
  const { sql, clock } = context;
  const now = await clock.now(sql);
  const applied = await decideDue(sql, rows, now);
  await applyChanges(context, applied);
  // Sorted by company, whose tender counters are locked: two workers never deadlock.
  for (const { locked, change } of applied.toSorted((a, b) => a.locked.row.company_id - b.locked.row.company_id)) {
    if (change.republish)
      await republish(context, locked, change.republish, CLOCK, { publish: true, isAutomatic: true });
  }
  return applied.length;
}

async function decideDue(sql: Sql, rows: LoadRow[], now: number) {
  const states = new Map(
    (
      await readAuctionStatesWithBids(
        sql,
        rows.map(({ id }) => id),
      )
    ).map((state) => [state.load_id, state]),
  );
  const missing = await listMissing(
    sql,
    rows.filter(({ state }) => state === 'draft'),
    now,
  );
  const auctions = rows.map((row) => {
    const state = assertPresent(states.get(row.id), 'the terms of a due load');
    const load = auctionOf(row, state.terms, approvalFactsOf(state.approval, state));
    return addMetrics(sql, row.company_id, { row, load, standings: state.standings, now });
  });
  return (await Promise.all(auctions)).flatMap((locked) => {
    const change = onDue(locked.load, locked.standings, now, missing.get(locked.row.id));
    return change ? [{ locked, change, cause: causeOf(CLOCK) }] : [];
  });
}
