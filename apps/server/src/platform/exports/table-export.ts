import { Readable } from 'node:stream';
import type { Endpoint } from '@tenderlane/contract';
import type { MemberContext } from '../context';
import { AppError } from '../errors';
import { allowCall } from '../http/allow-call';
import { startJob, type LongJobKind } from '../long-jobs/long-jobs';
import { createKeyedQueue } from '../queues/queue';
import { writeXlsx, XLSX_TYPE } from '../spreadsheet/xlsx-file';
import { makeFile } from '../storage/files';
import type { Cell } from './cell';
import { csvWriter } from './csv-file';
import { mapInSlices, readParts } from './read-parts';

export interface Column<Row> {
  title: string;
  cell(row: Row): Cell;
}

export interface ExportTable<Row> {
  name: string;
  columns: readonly Column<Row>[];
  readRows(ids: number[]): Promise<readonly Row[]>;
}

/**
 * Export of the rows of a list. A feature declares the statements and the columns; the platform limits, reads in parts,
 * writes CSV or a spreadsheet, and does the job with its progress.
 */
export interface TableExport<Order extends object, Row> {
  /** Kind of the job and purpose of its file. */
  kind: string;
  readonly limit: number;
  readIds(context: MemberContext, order: Order, atMost: number): Promise<number[]>;
  open(context: MemberContext, order: Order): Promise<ExportTable<Row>>;
}

async function readIds<Order extends object, Row>(
  { limit, ...table }: TableExport<Order, Row>,
  context: MemberContext,
  order: Order,
): Promise<number[]> {
  const ids = await table.readIds(context, order, limit + 1);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids;
}

const rowWriter =
  <Row>(columns: readonly Column<Row>[]) =>
  (row: Row): Cell[] =>
    columns.map(({ cell }) => cell(row));

const titlesOf = <Row>({ columns }: ExportTable<Row>) => columns.map(({ title }) => title);

const runExclusive = createKeyedQueue(Infinity);

/** Answers the rows as CSV. Exports of one process take turns, so that many exports slow pages no more than one. */
export async function exportCsv<Order extends object, Row>(
  kind: TableExport<Order, Row>,
  context: MemberContext,
  order: Order,
): Promise<Readable> {
  // The ids are read before the response starts, so that a refusal is an error and not a broken file.
  const ids = await readIds(kind, context, order);
  return Readable.from(csvParts(context, await kind.open(context, order), ids), { objectMode: false });
}

async function* csvParts<Row>(
  context: MemberContext,
  table: ExportTable<Row>,
  ids: readonly number[],
): AsyncGenerator<string> {
  const csv = csvWriter(context);
  const write = rowWriter(table.columns);
  yield csv.first([titlesOf(table)]);
  for await (const part of readParts(ids, table.readRows)) {
    yield await runExclusive('export', async () => {
      const rows = await mapInSlices(part, (row) => csv.next([write(row)]));
      return rows.join('');
    });
  }
}

export async function exportXlsx<Order extends object, Row>(
  kind: TableExport<Order, Row>,
  context: MemberContext,
  order: Order,
  setProgress: (done: number, total: number) => Promise<unknown> = async () => undefined,
): Promise<{ fileId: number; name: string }> {
  const ids = await readIds(kind, context, order);
  await setProgress(0, ids.length);
  const table = await kind.open(context, order);
  const write = rowWriter(table.columns);
  const parts = async function* (): AsyncGenerator<Cell[][]> {
    let done = 0;
    for await (const part of readParts(ids, table.readRows)) {
      yield await mapInSlices(part, write);
      done += part.length;
      await setProgress(done, ids.length);
    }
  };
  const name = `${table.name}.xlsx`;
  const file = { companyId: context.principal.companyId, purpose: kind.kind, name, mediaType: XLSX_TYPE };
  const sheet = { name: table.name, titles: titlesOf(table), parts: parts() };
  return { fileId: await makeFile(context, file, (path) => writeXlsx(path, sheet)), name };
}

export async function startExport<Order extends object, Row>(
  kind: TableExport<Order, Row>,
  context: MemberContext,
  order: Order,
): Promise<number> {
  const { length: total } = await readIds(kind, context, order);
  return startJob(context, { kind: kind.kind, params: order, total });
}

/** After a crash the job restarts with the rows and rights of that moment. */
export const exportJob = <Order extends object, Row>(
  table: TableExport<Order, Row>,
  right: Endpoint['right'],
): LongJobKind => ({
  kind: table.kind,
  async run(job) {
    const context = await job.contextIn(job.database);
    allowCall(context.principal, { summary: '', access: 'brand', right, response: null });
    const { fileId } = await exportXlsx(table, context, job.params as Order, (done, total) =>
      job.setProgress(done, total),
    );
    return { fileId };
  },
});
