import type { LoadChange, LoadRecord } from '@tenderlane/domain/loads';
import type { Sql } from '../../platform/database/database';
import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import type { RecordContext } from '../../platform/events/in-transaction';
import type { Cause } from '../../platform/events/cause';
import type { LoadRow } from './load-row';
import { ROW_COLUMN_NAMES, saveLoads } from './save-loads.queries';

export interface DecidedLoadChange {
  before: LoadRow;
  after: { row: LoadRow; load: LoadRecord };
  change: LoadChange;
  cause: Cause;
  now: number;
  carrierOf(optionId: number | null): number | null;
  changes?: NewEvent['changes'];
}

/**
 * Writes changed loads together with further statements and records the events; of a load that changed twice, the last
 * state is written. All statements are sent together with the commit, without waiting for responses.
 */
export async function saveLoadChanges(
  context: RecordContext,
  decided: DecidedLoadChange[],
  beside: () => Promise<unknown>[] = () => [],
): Promise<void> {
  const { sql } = context;
  sql.queueWrite(saveLastLoads(sql, decided));
  for (const write of beside()) sql.queueWrite(write);
  await record(context, decided.flatMap(eventsOf), { isQueued: true });
}

function saveLastLoads(sql: Sql, decided: DecidedLoadChange[]): Promise<number> {
  const last = new Map(decided.map(({ after }) => [after.row.id, after]));
  const inRow = decided.flatMap(({ before, after }) =>
    ROW_COLUMN_NAMES.filter((name) => before[name] !== after.row[name]),
  );
  const inLoad = decided.flatMap(({ change }) => Object.keys(change.load));
  return saveLoads(sql, [...last.values()], new Set([...inRow, ...inLoad]));
}

function eventsOf({ after: { row }, change, cause, now, carrierOf, changes }: DecidedLoadChange): NewEvent[] {
  return change.events.map(({ optionId, ...event }) => ({
    ...event,
    at: now,
    companyId: row.company_id,
    carrierCompanyId: carrierOf(optionId),
    entityId: row.id,
    actor: { actorKind: cause.actorKind, accountId: cause.accountId },
    batchUuid: cause.batchUuid,
    optionId,
    ...(changes && event.action === 'load.edited' && { changes }),
  }));
}
