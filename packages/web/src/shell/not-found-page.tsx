import { Button } from '@mantine/core';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useLink } from '../core/use-link';
import { useApplication } from '../core/application';

export function NotFoundPage() {
  const { t } = useTranslation();
  const home = useLink(useApplication().paths.home);
  return (
    <FullPageMessage
      isNotFound
      appName={t('app_name')}
      title={t('page_404_title')}
      text={t('page_404_descr')}
      action={
        <Button component="a" {...home}>
          {t('page_404_link')}
        </Button>
      }
    />
  );
}
