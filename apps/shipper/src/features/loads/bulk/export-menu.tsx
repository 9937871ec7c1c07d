import { ExportMenu as FilesMenu } from '@tenderlane/web/list/export-menu';
import { useTranslation } from 'react-i18next';
import type { LoadsQuery } from '../loads.api';
import { useExport, type FileColumns } from './use-export';

interface ExportMenuProps {
  query: LoadsQuery;
  columns: FileColumns;
  variant?: 'default' | 'transparent';
}

export function ExportMenu({ query, columns, variant = 'default' }: ExportMenuProps) {
  const { t } = useTranslation('loads');
  const { csv, xlsx, isPending } = useExport();
  return (
    <FilesMenu
      label={t('export')}
      csvLabel={t('export_csv')}
      xlsxLabel={t('export_xlsx')}
      onCsv={() => csv({ query, columns })}
      onXlsx={() => xlsx({ query, columns })}
      isPending={isPending}
      variant={variant}
    />
  );
}
