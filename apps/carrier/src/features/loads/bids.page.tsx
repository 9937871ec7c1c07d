import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { LoadList } from './load-list';

/** Tenders in which an own bid takes part. */
export function BidsPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <>
      <PageHeader title={t('page.bids')} appName={t('common:app_name')} />
      <LoadList
        tab="bids"
        emptyAction={
          <Button component={Link} to={paths.loads}>
            {t('empty.open_tenders')}
          </Button>
        }
      />
    </>
  );
}
