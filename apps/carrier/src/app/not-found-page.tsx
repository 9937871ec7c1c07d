import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <FullPageMessage
      appName={t('app_name')}
      title={t('page_404_title')}
      text={t('page_404_descr')}
      action={
        <Button component={Link} to={paths.loads}>
          {t('page_404_link')}
        </Button>
      }
    />
  );
}
