import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downloadCsv, downloadLink } from '../core/download';
import { ExportMenu } from '../list/export-menu';
import { exportCsv, exportXlsx, type FleetQuery, type FleetSource } from './fleet.api';

export function ExportRecords({ source, query }: { source: FleetSource; query: FleetQuery }) {
  const { t } = useTranslation('fleet');
  const csv = useMutation({
    mutationFn: () => exportCsv(source, query),
    onSuccess: (text) => downloadCsv(t(`title.${source.kind}`), text),
  });
  const xlsx = useMutation({ mutationFn: () => exportXlsx(source, query), onSuccess: downloadLink });
  return (
    <ExportMenu
      label={t('export')}
      csvLabel={t('export_csv')}
      xlsxLabel={t('export_xlsx')}
      onCsv={() => csv.mutate()}
      onXlsx={() => xlsx.mutate()}
      isPending={csv.isPending || xlsx.isPending}
    />
  );
}
