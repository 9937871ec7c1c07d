import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { LoadList } from './load-list';

/** Awards to confirm, and orders that are confirmed. */
export function AwardsPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <>
      <PageHeader title={t('page.awards')} appName={t('common:app_name')} />
      <LoadList
        tab="awards"
        emptyAction={
          <Button component={Link} to={paths.loads}>
            {t('empty.open_tenders')}
          </Button>
        }
      />
    </>
  );
}
