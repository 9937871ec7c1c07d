import { dueRows, type DueSource, type DueWork } from '../../platform/jobs/due';
import { findNextDue, lockDueLoadRows, postponeDue, waitForDueLoadRow, type DueKind } from './due-loads.queries';
import type { LoadRow } from './load-row';

/** A locked load is skipped for this long before the clock waits for its lock. */
const WAIT_AFTER_MS = 100;

/** The pause before a locked due load is tried again. */
const SOON_MS = 50;
/** A commit that makes a load due earlier wakes the loop; this limits the delay if that signal is lost. */
const MOST_MS = 1_000;

export const pauseUntil = (dueInMs: number | null): number =>
  dueInMs !== null && dueInMs <= 0 ? SOON_MS : Math.min(dueInMs ?? MOST_MS, MOST_MS);

/** Each kind has its own loop, so that neither waits for the other. */
export function dueLoads(name: string, kind: DueKind, run: DueSource<LoadRow>['run']): DueWork {
  let pauseMs = SOON_MS;
  return dueRows<LoadRow>({
    name,
    isUrgent: true,
    paceMs: () => pauseMs,
    async hasDue(sql, clock) {
      const { now, due_at: dueAt } = await findNextDue(sql, kind);
      const dueInMs = dueAt && dueAt.getTime() - clock.read(now);
      pauseMs = pauseUntil(dueInMs);
      return dueInMs !== null && dueInMs <= 0;
    },
    async takeDue(sql, clock, limit) {
      const before = await clock.now(sql);
      const free = await lockDueLoadRows(sql, kind, before, limit);
      return free.length > 0 ? free : waitForDueLoadRow(sql, kind, before - WAIT_AFTER_MS);
    },
    run,
    postpone: (sql, { id }, until) => postponeDue(sql, id, until),
  });
}
