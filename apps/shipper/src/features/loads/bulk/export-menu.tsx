import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toastError } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../download-csv';
import { exportLoads, type LoadsQuery } from '../loads.api';
import { filterOf, startExport } from './bulk.api';
import { watchJob } from '../../jobs';

/** The query of a list, or of the rows that are selected in it. */
interface ExportMenuProps {
  query: LoadsQuery;
  variant?: 'default' | 'transparent';
}

/** A list as CSV at once, or as a spreadsheet that is made while one goes on working. */
export function ExportMenu({ query, variant = 'default' }: ExportMenuProps) {
  const { t } = useTranslation('loads');
  const csv = useMutation({
    mutationFn: () => exportLoads({ ...query, page: undefined, per_page: undefined, total: undefined }),
    onSuccess: (text) => downloadCsv(t('export_file'), text),
  });
  const xlsx = useMutation({
    mutationFn: () => startExport(bodyOf(query)),
    onSuccess: ({ id }) => watchJob(id),
    onError: toastError,
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant={variant} leftSection={<IconDownload size={16} />} loading={csv.isPending || xlsx.isPending}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => csv.mutate()}>
          {t('export_csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => xlsx.mutate()}>
          {t('export_xlsx')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function bodyOf(query: LoadsQuery) {
  const { ids, sort } = query;
  const order = sort && { sort };
  return ids ? { ids: ids.split(',').map(Number), ...order } : { filter: filterOf(query), ...order };
}
