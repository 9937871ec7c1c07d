import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from './paths';

/** What is shown instead of a record that is not there, and at an address that is none. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPageMessage
      appName={t('app_name')}
      title={t('page_404_title')}
      text={t('page_404_descr')}
      action={
        <Button component={Link} to={paths.dashboard}>
          {t('page_404_link')}
        </Button>
      }
    />
  );
}
