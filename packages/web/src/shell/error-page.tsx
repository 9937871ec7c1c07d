import { Button } from '@mantine/core';
import { ApiError } from '../core/client/api-error';
import { FullPageMessage } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { code, requestId } = error instanceof ApiError ? error : { code: undefined, requestId: undefined };
  const isApart = error instanceof ApiError && error.isNetwork;
  return (
    <FullPageMessage
      appName={t('app_name')}
      title={isApart ? t('not_loaded') : t('error_page_title')}
      text={isApart ? t('offline_page') : t('error_page_descr')}
      note={code && requestId && t('error_reference', { code, requestId })}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    />
  );
}
