import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../../../platform/context';
import type { TableExport } from '../../../platform/exports/table-export';
import { createTranslator } from '../../../platform/i18n';
import { fileColumns, readFieldCells } from '../../fields';
import { missingOfRows, readIds, type LoadsQuery } from '../list/list-loads';
import { listLoadColumns, type ListRow } from '../list/list-rows.queries';
import { columnsOf, readsOf, type LoadColumn } from './file-columns';
import { loadCells, type LoadOfFile } from './load-cells';

interface LoadsOrder {
  query: LoadsQuery;
  columns?: readonly string[] | undefined;
}

export const loadsExport: TableExport<LoadsOrder, LoadOfFile> = {
  kind: 'loads.export',
  get limit() {
    return JOB_LIMITS.exportMax;
  },
  readIds: (context, { query }, atMost) => readIds(context, query, atMost),
  async open(context, { columns: chosen }) {
    const words = createTranslator(context.locale, 'exportTexts');
    // The contract of the call has checked the names.
    const columns = columnsOf(chosen as readonly LoadColumn[] | undefined);
    const cells = loadCells(context);
    const fields = await readFieldCells(context, 'load');
    return {
      name: createTranslator(context.locale, 'loads')('export_file'),
      columns: fileColumns(
        columns,
        fields,
        (column) => ({ title: words(column), cell: cells(column) }),
        ({ row }) => row.custom,
      ),
      readRows: (ids) => readRows(context, ids, columns),
    };
  },
};

async function readRows(context: MemberContext, ids: number[], columns: readonly LoadColumn[]): Promise<LoadOfFile[]> {
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
