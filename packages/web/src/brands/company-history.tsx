import { Button } from '@mantine/core';
import type { CompanyHistoryEntry } from '@tenderlane/contract';
import { RowListItem, RowList, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { useCompanyHistory } from './company-data.api';
import classes from './company-data.module.css';
import { useChangeTexts } from './use-change-texts';

export function CompanyHistory() {
  const { t } = useTranslation(['company', 'common']);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCompanyHistory();
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} count={3} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <p className={classes.reason}>{t('history.none')}</p>;
  return (
    <>
      <RowList>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </RowList>
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ entry }: { entry: CompanyHistoryEntry }) {
  const { t } = useTranslation('company');
  const dates = useDates();
  const texts = useChangeTexts();
  return (
    <RowListItem
      name={texts.action(entry.action)}
      details={
        <>
          <div className={classes.note}>
            {[dates.dateTime(entry.at), entry.editor ?? t('history.system')].join(' · ')}
          </div>
          {entry.changes.length > 0 && (
            <ul className={classes.changes}>
              {entry.changes.map((change) => (
                <li key={change.field}>{texts.change(change)}</li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}
