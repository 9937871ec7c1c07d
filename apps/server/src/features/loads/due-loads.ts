import { dueRows, type DueSource, type DueWork } from '../../platform/jobs/due';
import { findNextDue, lockDueLoadRows, postponeDue, waitForDueLoadRow, type DueKind } from './due-loads.queries';
import type { LoadRow } from './load-row';

/** How long a locked load is left to its holder before the clock stands in line for it. */
const WAIT_AFTER_MS = 100;

/** A due load that somebody holds is looked for again so soon. */
const SOON_MS = 50;
/** A commit that makes a load fall due earlier wakes the loop; where the signal is lost, it looks so often. */
const MOST_MS = 1_000;

/** The pause until the next load falls due. */
export const pauseUntil = (dueInMs: number | null): number =>
  dueInMs !== null && dueInMs <= 0 ? SOON_MS : Math.min(dueInMs ?? MOST_MS, MOST_MS);

/** A source of due loads: those of one kind are never behind those of the other. */
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
