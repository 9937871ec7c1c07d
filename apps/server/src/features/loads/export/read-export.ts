import { setImmediate, setTimeout } from 'node:timers/promises';
import { JOB_LIMITS } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { readIds, readLoads, type LoadsQuery } from '../list/list-loads';
import type { LoadOfFile } from './load-cells';

/** How many loads are read in one statement, and how many of them are turned into cells before others get a turn. */
const PART = 250;
const SLICE = 25;

/** The loads of a file as they are at this moment; more than it may hold are refused. */
export async function readExportIds(context: MemberContext, query: LoadsQuery): Promise<number[]> {
  const limit = JOB_LIMITS.exportMax;
  const ids = await readIds(context, query, limit);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids;
}

/** Reads the loads of a file in parts; the next part travels while the present one is written. */
export async function* readParts(context: MemberContext, ids: readonly number[]): AsyncGenerator<LoadOfFile[]> {
  const read = (from: number) => {
    const part = readLoads(context, ids.slice(from, from + PART));
    // Whoever stops reading in between does not wait for it.
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

/**
 * Turns loads into something a few at a time. After each slice the process rests as long as the slice took, times `rest`: a page
 * needs several turns of the event loop, and would wait for a slice at each of them.
 */
export async function mapInSlices<T>(
  loads: readonly LoadOfFile[],
  map: (load: LoadOfFile) => T,
  rest = 0,
): Promise<T[]> {
  const mapped: T[] = [];
  for (let from = 0; from < loads.length; from += SLICE) {
    const startedAt = performance.now();
    for (const load of loads.slice(from, from + SLICE)) mapped.push(map(load));
    if (rest > 0) await setTimeout((performance.now() - startedAt) * rest);
    else await setImmediate();
  }
  return mapped;
}
