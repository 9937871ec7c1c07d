import { setImmediate, setTimeout } from 'node:timers/promises';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { isAnswering } from '../../../platform/queues/answering';
import { missingOfRows, readIds, type LoadsQuery } from '../list/list-loads';
import { listLoadColumns, type ListRow } from '../list/list-rows.queries';
import { readsOf, type LoadColumn } from './file-columns';
import type { LoadOfFile } from './load-cells';

/** `PART` is the number of loads per statement, `SLICE` the number converted before other requests get a turn. */
const PART = 250;
const SLICE = 25;

export async function readExportIds(context: MemberContext, query: LoadsQuery): Promise<number[]> {
  const limit = JOB_LIMITS.exportMax;
  const ids = await readIds(context, query, limit);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids;
}

/** Reads the columns in parts; the next part is fetched while the present one is written. */
export async function* readParts(
  context: MemberContext,
  ids: readonly number[],
  columns: readonly LoadColumn[],
): AsyncGenerator<LoadOfFile[]> {
  const read = (from: number) => {
    const part = readPart(context, ids.slice(from, from + PART), columns);
    // An unhandled rejection must not occur if the reader stops early.
    part.catch(() => undefined);
    return part;
  };
  let next = ids.length > 0 ? read(0) : undefined;
  for (let from = PART; next; from += PART) {
    const part: LoadOfFile[] = await next;
    next = from < ids.length ? read(from) : undefined;
    yield part;
  }
}

async function readPart(context: MemberContext, ids: number[], columns: readonly LoadColumn[]): Promise<LoadOfFile[]> {
  const { sql, principal, clock } = context;
  const [read, now] = await Promise.all([
    listLoadColumns(sql, principal.companyId, ids, readsOf(columns)),
    clock.now(sql),
  ]);
  // Each writer lists the columns it reads, so none is missing.
  const rows = read as ListRow[];
  const missing = columns.includes('missing') ? await missingOfRows(context, rows, now) : [];
  return rows.map((row, index) => ({ row, facts: { now, missing: missing[index] ?? 0 } }));
}

/**
 * Converts loads in slices. If a request is waiting, the process pauses after each slice for half its duration: a page
 * needs several turns of the event loop and would wait for a slice at each turn.
 */
export async function mapInSlices<T>(loads: readonly LoadOfFile[], map: (load: LoadOfFile) => T): Promise<T[]> {
  const mapped: T[] = [];
  for (let from = 0; from < loads.length; from += SLICE) {
    const startedAt = performance.now();
    for (const load of loads.slice(from, from + SLICE)) mapped.push(map(load));
    if (isAnswering()) await setTimeout((performance.now() - startedAt) / 2);
    else await setImmediate();
  }
  return mapped;
}
