import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LoadsQuery } from '../loads.api';
import { useExport, type FileColumns } from './use-export';

/** The query of a list, or of the rows that are selected in it. */
interface ExportMenuProps {
  query: LoadsQuery;
  /** Of the file; without them the usual ones. */
  columns: FileColumns;
  variant?: 'default' | 'transparent';
}

/** The two files that a list can become. */
export function ExportMenu({ query, columns, variant = 'default' }: ExportMenuProps) {
  const { t } = useTranslation('loads');
  const { csv, xlsx, isPending } = useExport();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant={variant} leftSection={<IconDownload size={16} />} loading={isPending}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => csv({ query, columns })}>
          {t('export_csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => xlsx({ query, columns })}>
          {t('export_xlsx')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
