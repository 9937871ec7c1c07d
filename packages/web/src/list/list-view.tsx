import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useIsScreen } from '@tenderlane/ui';
import classes from '@tenderlane/ui/list/list.module.css';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { ListCards } from './list-cards';
import { ListTable, type ListTableProps } from './list-table';

interface ListViewProps<Row extends { id: number }> extends ListTableProps<Row> {
  Card: ComponentType<{ row: Row }>;
  empty: ReactNode;
}

export function ListView<Row extends { id: number }>({ Card, empty, ...props }: ListViewProps<Row>) {
  const { label, rows } = props;
  const isNarrow = useIsScreen('(max-width: 968px)');
  if (rows.isFailed) return <QueryErrorNotice error={rows.error} onRetry={rows.retry} />;
  if (rows.isEmpty) return <>{empty}</>;
  return (
    <>
      <ListNotice rows={rows} />
      {isNarrow ? <ListCards label={label} rows={rows} Card={Card} /> : <ListTable {...props} />}
    </>
  );
}

function ListNotice<Row extends { id: number }>({ rows }: Pick<ListTableProps<Row>, 'rows'>) {
  const { t } = useTranslation(['list', 'common']);
  const notice =
    rows.isOutdated || rows.tail === 'failed'
      ? { text: t('state.outdated'), label: t('common:retry'), run: rows.retry }
      : rows.hasNews
        ? { text: t('state.changed'), label: t('state.apply'), run: rows.apply }
        : null;
  if (!notice) return null;
  return (
    <div className={classes.note} role="status">
      {notice.text}
      <Button size="xs" variant="subtle" leftSection={<IconRefresh size={14} aria-hidden />} onClick={notice.run}>
        {notice.label}
      </Button>
    </div>
  );
}
