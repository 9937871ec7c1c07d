import { dueRows, type DueSource, type DueWork } from '../../platform/jobs/due';
import { findNextDue, lockDueLoadRows, postponeDue, waitForDueLoadRow, type DueKind } from './due-loads.queries';
import type { LoadRow } from './load-row';

/** How long a locked load is left to its holder before the clock stands in line for it. */
const WAIT_AFTER_MS = 100;

/** A source of due loads: those of one kind are never behind those of the other. */
export const dueLoads = (name: string, kind: DueKind, run: DueSource<LoadRow>['run']): DueWork =>
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
      return free.length > 0 ? free : waitForDueLoadRow(sql, kind, before - WAIT_AFTER_MS);
    },
    run,
    postpone: (sql, { id }, until) => postponeDue(sql, id, until),
  });
