import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LinkPreview } from '@tenderlane/contract';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { BASE } from '../../lib/paths';
import { useSignInHere } from '../../lib/use-sign-in-here';

interface ClosedLinkProps {
  state: Exclude<LinkPreview['state'], 'open'> | 'unknown';
  shipper: string;
  loadId: number | null;
  isOrder?: boolean;
}

export function ClosedLink({ state, shipper, loadId, isOrder = false }: ClosedLinkProps) {
  const { t } = useTranslation(['carrierApp', 'shell', 'common']);
  const signIn = useSignInHere(loadId === null ? `${BASE}/` : `${BASE}/loads/${loadId}`);
  return (
    <FullPageMessage
      glyph={state === 'used' ? 'joined' : 'broken'}
      appName={t('common:app_name')}
      title={t(`opened.${state}_title`)}
      text={t(isOrder && state === 'ended' ? 'opened.order_text' : `opened.${state}_text`, { shipper })}
      action={
        <Button component={Link} {...signIn} variant="filled" size="lg">
          {t('shell:account.sign_in_code')}
        </Button>
      }
    />
  );
}
