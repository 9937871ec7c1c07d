import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LinkPreview } from '@tenderlane/contract';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';

interface ClosedLinkProps {
  state: Exclude<LinkPreview['state'], 'open'> | 'unknown';
  shipper: string;
}

/** Why a link opens nothing, and the way on that is always there. */
export function ClosedLink({ state, shipper }: ClosedLinkProps) {
  const { t } = useTranslation(['carrierApp', 'shell', 'common']);
  return (
    <FullPageMessage
      glyph={state === 'used' ? 'joined' : 'broken'}
      appName={t('common:app_name')}
      title={t(`opened.${state}_title`)}
      text={t(`opened.${state}_text`, { shipper })}
      action={
        <Button component={Link} to={paths.auth} variant="filled" size="lg">
          {t('shell:account.sign_in_code')}
        </Button>
      }
    />
  );
}
