import { NOW } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { unscoped } from '../../platform/database/tenant';
import type { LoadRow } from './load-row';
import { LOAD_COLUMNS } from './queries';

export type DueKind = 'publication' | 'closing';

const CLOCK = unscoped('the clock looks at all companies');
const IS_OF: Record<DueKind, string> = { publication: `l.state = 'draft'`, closing: `l.state <> 'draft'` };

/** Locks up to `limit` due loads of all companies, skipping rows that another worker holds. */
export function lockDueLoadRows(sql: Sql, kind: DueKind, at: number, limit: number): Promise<LoadRow[]> {
  return sql.rows(
    `select ${LOAD_COLUMNS} from loads l ${CLOCK} where l.due_at <= $1 and l.deleted_at is null and ${IS_OF[kind]}
      order by l.due_at limit $2 for no key update of l skip locked`,
    [new Date(at), limit],
  );
}

/**
 * Locks the most overdue load and waits for its holder, so that a tender with continuous bids is closed nevertheless.
 */
export function waitForDueLoadRow(sql: Sql, kind: DueKind, at: number): Promise<LoadRow[]> {
  return sql.rows(
    `select ${LOAD_COLUMNS} from loads l ${CLOCK} where l.due_at <= $1 and l.deleted_at is null and ${IS_OF[kind]}
      order by l.due_at limit 1 for no key update of l`,
    [new Date(at)],
  );
}

export function findNextDue(sql: Sql, kind: DueKind): Promise<{ now: Date; due_at: Date | null }> {
  return sql.one(
    `select ${NOW} as now, (select l.due_at from loads l ${CLOCK} where l.due_at is not null and l.deleted_at is null and ${IS_OF[kind]} order by l.due_at limit 1) as due_at`,
  );
}

/** Postpones a load whose due work failed and counts the failure, for an operator to see. */
export function postponeDue(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(`update loads set due_at = $2, due_failures = due_failures + 1 where id = $1 ${CLOCK}`, [
    id,
    new Date(until),
  ]);
}
