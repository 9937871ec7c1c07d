import { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LIMITS } from '@tenderlane/domain';
import { LOADS_LIST } from '@tenderlane/contract/loads/list';
import { csvFormatOf, formatCsv, formatCsvRows } from '../../../platform/csv';
import { assertPresent } from '../../../platform/errors';
import { createTranslator } from '../../../platform/i18n';
import type { MemberContext } from '../../../platform/context';
import { createKeyedQueue } from '../../../platform/queues/queue';
import { readLoadPage, type LoadsQuery } from './list-loads';
import { loadCellsWriter, type LoadColumn } from './load-cells';

/**
 * How many loads are read or written at a time; pages are answered between two parts. An export pauses for as long as its
 * last part took, because a page needs several turns of the event loop and would wait for a part at each of them.
 */
const PART = 25;
const runExclusive = createKeyedQueue(Infinity);

export type ExportQuery = LoadsQuery & { columns?: string | undefined };

/** The columns that were chosen, each once and in their order; those of every file where none were. */
export const columnsOf = (chosen: string | undefined): readonly LoadColumn[] =>
  chosen ? [...new Set(chosen.split(',') as LoadColumn[])] : LOADS_LIST.exported;

/**
 * The loads of a list as CSV in the reader's language, for the spreadsheets of their country; at most 10,000 rows. Exports of one
 * process read their parts in turn, so that many exports slow down pages no more than one does.
 */
export function exportLoads(context: MemberContext, query: ExportQuery): Readable {
  return Readable.from(exportParts(context, query), { objectMode: false });
}

async function* exportParts(
  context: MemberContext,
  { columns: chosen, ...query }: ExportQuery,
): AsyncGenerator<string> {
  const words = createTranslator(context.locale, 'exportTexts');
  // As on the pages: the company's country says how days, times and numbers are written.
  const country = context.principal.companyCountryId;
  const format = csvFormatOf(country);
  const columns = columnsOf(chosen);
  const write = loadCellsWriter(context);
  yield formatCsv([columns.map((name) => words(name))], format);
  // Between two parts a load may change its place in an order that follows states: the newest first stays as it is.
  const sort = !query.sort || /priority$/.test(query.sort) ? '-created_at' : query.sort;
  let after: string | undefined;
  for (let count = 0; count < LIMITS.listTotalMax; count += PART) {
    const part = { ...query, sort, page: undefined, per_page: PART, after };
    const { text, next } = await runExclusive('export', async () => {
      const startedAt = performance.now();
      const page = await readLoadPage(context, part);
      await setImmediate();
      const cells = page.rows.map(({ terms }, row) => {
        const load = assertPresent(page.data[row], 'a row of the page');
        return columns.map((name) => write(name, { load, terms, now: page.now }));
      });
      const text = formatCsvRows(cells, format);
      await setTimeout(performance.now() - startedAt);
      return { text, next: page.next };
    });
    yield text;
    if (!next) break;
    after = next;
  }
}
