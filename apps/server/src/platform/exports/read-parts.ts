import { setImmediate, setTimeout } from 'node:timers/promises';
import { isAnswering } from '../queues/answering';

/** `PART` is the number of rows per statement, `SLICE` the number converted before other requests get a turn. */
const PART = 250;
const SLICE = 25;

/** Reads rows in parts; the next part is fetched while the present one is written. */
export async function* readParts<Row>(
  ids: readonly number[],
  readRows: (ids: number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const read = (from: number) => {
    const part = readRows(ids.slice(from, from + PART));
    // An unhandled rejection must not occur if the reader stops early.
    part.catch(() => undefined);
    return part;
  };
  let next = ids.length > 0 ? read(0) : undefined;
  for (let from = PART; next; from += PART) {
    const part: readonly Row[] = await next;
    next = from < ids.length ? read(from) : undefined;
    yield part;
  }
}

/**
 * Converts rows in slices. If a request is waiting, the process pauses after each slice for half its duration: a page
 * needs several turns of the event loop and would wait for a slice at each turn.
 */
export async function mapInSlices<Row, T>(rows: readonly Row[], map: (row: Row) => T): Promise<T[]> {
  const mapped: T[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    const startedAt = performance.now();
    for (const row of rows.slice(from, from + SLICE)) mapped.push(map(row));
    if (isAnswering()) await setTimeout((performance.now() - startedAt) / 2);
    else await setImmediate();
  }
  return mapped;
}
