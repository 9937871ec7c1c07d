import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { LoadList } from './load-list';

/** Tenders that are over for this carrier. */
export function HistoryPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <>
      <PageHeader title={t('page.history')} appName={t('common:app_name')} />
      <LoadList
        tab="history"
        emptyAction={
          <Button component={Link} to={paths.loads}>
            {t('empty.open_tenders')}
          </Button>
        }
      />
    </>
  );
}
