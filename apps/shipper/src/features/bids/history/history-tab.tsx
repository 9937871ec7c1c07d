import { Button } from '@mantine/core';
import type { HistoryEntry } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import classes from './history.module.css';
import { ChainCheck } from '../../auction';
import { HistoryList } from './history-list';

interface HistoryTabProps {
  loadId: number;
  entries: readonly HistoryEntry[];
  onMore?: (() => void) | undefined;
  isLoadingMore: boolean;
}

export function HistoryTab({ loadId, entries, onMore, isLoadingMore }: HistoryTabProps) {
  const { t } = useTranslation(['history', 'common']);
  return (
    <div className={classes.stack}>
      <SectionCard title={t('history.title')} actions={<ChainCheck loadId={loadId} />}>
        <HistoryList entries={entries} isWhole />
        {onMore && (
          <Button mt={12} loading={isLoadingMore} onClick={onMore}>
            {t('common:show_more')}
          </Button>
        )}
      </SectionCard>
    </div>
  );
}
