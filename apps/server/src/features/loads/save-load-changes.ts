import type { LoadChange, LoadRecord } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import { recordEvents, type EventRow, type OutboxNotice } from '../../platform/events/events';
import type { Cause } from './cause';
import type { LoadRow } from './load-row';
import { saveLoads, type SavedFields } from './save-loads.queries';

/** One decided change of a load on its way to the tables. */
export interface DecidedLoadChange {
  /** The load as the change leaves it. */
  after: { row: LoadRow; load: LoadRecord };
  change: LoadChange;
  cause: Cause;
  now: number;
  /** The carrier company behind an option that an event names. */
  carrierOf(optionId: number | null): number | null;
  /** What an edit changed, for the history. */
  changes?: EventRow['changes'];
}

/** Sends what changed in some loads, and what is recorded of it; of what changed twice, the last is written. */
export function saveLoadChanges(sql: Sql, decided: DecidedLoadChange[]): Promise<unknown>[] {
  return [saveLastLoads(sql, decided), recordEvents(sql, decided.flatMap(eventsOf), decided.flatMap(noticesOf))];
}

function saveLastLoads(sql: Sql, decided: DecidedLoadChange[]): Promise<number> {
  const last = new Map(decided.map(({ after }) => [after.row.id, after]));
  const loads = [...last.values()].map(({ row, load }) => ({
    ...load,
    extendedCount: row.extended_count,
    bidSeq: row.bid_seq,
    chainSeq: row.chain_seq,
    chainHash: row.chain_hash,
    awardedPrice: row.awarded_price,
    awardedNet: row.awarded_net,
  }));
  return saveLoads(sql, loads, new Set([...MARKS, ...decided.flatMap(({ change }) => fieldsIn(change))]));
}

const MARKS = ['extendedCount', 'bidSeq', 'chainSeq', 'chainHash', 'awardedPrice', 'awardedNet'] as const;
const fieldsIn = (change: LoadChange) => Object.keys(change.load) as (keyof SavedFields)[];

function eventsOf({ after: { row }, change, cause, now, carrierOf, changes }: DecidedLoadChange): EventRow[] {
  return change.events.map(({ action, optionId, params }) => ({
    at: now,
    companyId: row.company_id,
    carrierCompanyId: carrierOf(optionId),
    entity: 'load',
    entityId: row.id,
    action,
    actorKind: cause.actorKind,
    accountId: cause.accountId,
    batchUuid: cause.batchUuid,
    params: { ...params, ...(optionId !== null && { option_id: optionId }) },
    ...(changes && action === 'load.edited' && { changes }),
  }));
}

function noticesOf({ after: { row }, change, cause }: DecidedLoadChange): OutboxNotice[] {
  return change.notices.map(({ kind, to, params }) => ({
    kind: `notice.${kind}`,
    payload: { load_id: row.id, company_id: row.company_id, to, params, caused_by: cause.accountId },
  }));
}
