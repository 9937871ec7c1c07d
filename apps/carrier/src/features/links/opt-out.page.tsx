import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { FullPageMessage, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { ClosedLink } from './closed-link';
import { linkPreviewQuery, useOptOut } from './links.api';

export function OptOutPage() {
  const { t } = useTranslation(['carrierApp', 'common']);
  const { hash: secret } = useLocation();
  const { data: shown, error, refetch } = useQuery({ ...linkPreviewQuery(secret), enabled: secret !== '' });
  const stop = useOptOut(secret);

  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (!secret || isUnknown) return <ClosedLink state="unknown" shipper="" loadId={null} />;
  if (error && !shown) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!shown) return <SkeletonRows label={t('common:loading')} count={3} />;
  const { name: shipper } = shown.shipper;
  const appName = t('common:app_name');
  if (stop.isSuccess)
    return (
      <FullPageMessage
        appName={appName}
        title={t('stop.done_title', { shipper })}
        text={t('stop.done_text', { shipper })}
      />
    );
  return (
    <FullPageMessage
      appName={appName}
      title={t('stop.title_of', { shipper })}
      text={t('stop.text', { shipper })}
      action={
        <Button variant="filled" size="lg" loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop.press')}
        </Button>
      }
    >
      {stop.error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
          {errorText(stop.error)}
        </Alert>
      )}
    </FullPageMessage>
  );
}
