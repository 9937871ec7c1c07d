import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { lookUp } from '@tenderlane/domain/values';
import type { TableExport } from '../../../platform/exports/table-export';
import { createTranslator } from '../../../platform/i18n';
import { fileColumns, readFieldCells } from '../../fields';
import { readIds, type CarriersQuery } from '../list/list-carriers';
import { listCarriers, type CarrierRow } from '../queries';
import { carrierCells, type CarrierColumn } from './carrier-cells';

interface CarriersOrder {
  query: CarriersQuery;
  columns?: readonly string[] | undefined;
}

export const carriersExport: TableExport<CarriersOrder, CarrierRow> = {
  kind: 'carriers.export',
  get limit() {
    return JOB_LIMITS.exportMax;
  },
  readIds: (context, { query }, atMost) => readIds(context, query, atMost),
  async open(context, { columns: chosen }) {
    const { sql, principal, clock } = context;
    const words = createTranslator(context.locale, 'network');
    const columns = chosen ? ([...new Set(chosen)] as CarrierColumn[]) : CARRIERS_LIST.exported;
    const cells = carrierCells(context);
    const fields = await readFieldCells(context, 'carrier');
    return {
      name: words('export_file'),
      columns: fileColumns(
        columns,
        fields,
        (column) => ({ title: words(`column.${column}`), cell: lookUp(cells, column) ?? (() => null) }),
        ({ custom }) => custom,
      ),
      readRows: async (ids) => listCarriers(sql, principal.companyId, ids, await clock.now(sql)),
    };
  },
};
