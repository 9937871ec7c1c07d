import { useMutation } from '@tanstack/react-query';
import { ExportMenu as FilesMenu } from '@tenderlane/web/list/export-menu';
import { toastError } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '@tenderlane/web/core/download';
import { watchJob } from '../../jobs';
import type { CarriersQuery } from '../carriers.api';
import { exportCsv, filterOf, startExport } from './bulk.api';
import type { fileColumns } from './file-columns';

interface ExportMenuProps {
  query: CarriersQuery;
  columns: ReturnType<typeof fileColumns>;
  variant?: 'default' | 'transparent';
}

export function ExportMenu({ query, columns, variant = 'default' }: ExportMenuProps) {
  const { t } = useTranslation('network');
  const csv = useMutation({
    mutationFn: () => {
      const { page: _page, per_page: _size, ...asked } = query;
      return exportCsv({ ...asked, ...(columns && { columns: columns.join(',') }) });
    },
    onSuccess: (text) => downloadCsv(t('export_file'), text),
  });
  const xlsx = useMutation({
    mutationFn: () => {
      const { ids, sort } = query;
      const which = ids ? { ids: ids.split(',').map(Number) } : { filter: filterOf(query) };
      return startExport({ ...which, ...(sort && { sort }), ...(columns && { columns }) });
    },
    onSuccess: ({ id }) => watchJob(id),
    onError: toastError,
  });
  return (
    <FilesMenu
      label={t('export')}
      csvLabel={t('export_csv')}
      xlsxLabel={t('export_xlsx')}
      onCsv={() => csv.mutate()}
      onXlsx={() => xlsx.mutate()}
      isPending={csv.isPending || xlsx.isPending}
      variant={variant}
    />
  );
}
