import { Anchor, Button } from '@mantine/core';
import { FullPageMessage } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLink } from '../core/use-link';
import { useApplication } from '../core/application';
import { useAdministrators } from '../brands/members/members.api';

export function NoAccessPage({ action }: { action?: ReactNode }) {
  const { t } = useTranslation();
  const home = useLink(useApplication().paths.home);
  const { data: administrators = [] } = useAdministrators();
  return (
    <FullPageMessage
      appName={t('app_name')}
      title={t('no_access')}
      text={administrators.length > 0 ? t('no_access_ask') : t('no_access_descr')}
      action={
        action ?? (
          <Button component="a" {...home}>
            {t('page_404_link')}
          </Button>
        )
      }
    >
      {administrators.map(({ name, email, phone }) => (
        <div key={email ?? phone}>
          {name !== (email ?? phone) && `${name}, `}
          <Anchor href={email ? `mailto:${email}` : `tel:${phone}`}>{email ?? phone}</Anchor>
        </div>
      ))}
    </FullPageMessage>
  );
}
