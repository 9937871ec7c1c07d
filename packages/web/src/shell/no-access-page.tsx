import { Button } from '@mantine/core';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useLink } from '../core/use-link';
import { useWeb } from '../core/web';

/** A page of the own company that the reader's role does not open. */
export function NoAccessPage() {
  const { t } = useTranslation();
  const home = useLink(useWeb().paths.home);
  return (
    <FullPageMessage
      appName={t('app_name')}
      title={t('no_access')}
      text={t('no_access_descr')}
      action={
        <Button component="a" {...home}>
          {t('page_404_link')}
        </Button>
      }
    />
  );
}
