import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { useMutation } from '@tanstack/react-query';
import { toastError } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { watchJob } from '../../jobs';
import { downloadCsv } from '@tenderlane/web/core/download';
import { exportLoads, type LoadsQuery } from '../loads.api';
import { filterOf, startExport } from './bulk.api';

export type FileColumns = NonNullable<BodyOf<ShipperApi['POST /loads/exports']>>['columns'];

interface ExportOrder {
  query: LoadsQuery;
  columns?: FileColumns;
}

function bodyOf({ query, columns }: ExportOrder) {
  const { ids, sort } = query;
  const order = { ...(sort && { sort }), ...(columns && { columns }) };
  return ids ? { ids: ids.split(',').map(Number), ...order } : { filter: filterOf(query), ...order };
}

export function useExport() {
  const { t } = useTranslation('loads');
  const csv = useMutation({
    mutationFn: ({ query, columns }: ExportOrder) => {
      const { page: _page, per_page: _size, total: _total, ...asked } = query;
      return exportLoads({ ...asked, columns: columns?.join(',') });
    },
    onSuccess: (text) => downloadCsv(t('export_file'), text),
  });
  const xlsx = useMutation({
    mutationFn: (order: ExportOrder) => startExport(bodyOf(order)),
    onSuccess: ({ id }) => watchJob(id),
    onError: toastError,
  });
  return { csv: csv.mutate, xlsx: xlsx.mutate, isPending: csv.isPending || xlsx.isPending };
}
