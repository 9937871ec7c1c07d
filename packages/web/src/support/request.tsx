import { Button } from '@mantine/core';
import { PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLink } from '../core/use-link';
import { NotFoundPage } from '../shell/not-found-page';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { RequestFacts } from './requests';
import { useRequests } from './requests.api';
import { useSupportChat } from './support-chat.api';
import classes from './support.module.css';

interface RequestProps {
  id: number | null;
  requestsHref: string;
}

export function Request({ id, requestsHref }: RequestProps) {
  const { t } = useTranslation(['support', 'common']);
  const all = useLink(requestsHref);
  const { data: requests, error, isPaused, refetch } = useRequests();
  const { mutate: openChat, isPending } = useSupportChat();
  const request = requests?.find((one) => one.id === id);
  const isThere = request !== undefined;
  const openedId = useRef<number | null>(null);
  // Open the chat only once for the address, even if the data is refetched.
  useEffect(() => {
    if (!isThere || openedId.current === id) return;
    openedId.current = id;
    openChat(null);
  }, [isThere, id, openChat]);

  if (requests && !request) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('request_of')}
        appName={t('common:app_name')}
        crumbs={<a {...all}>{t('back')}</a>}
        actions={
          <Button variant="filled" loading={isPending} onClick={() => openChat(null)}>
            {t('open')}
          </Button>
        }
      />
      {!request && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!request && !error && !isPaused && <SkeletonRows label={t('common:loading')} count={2} height={76} />}
      {request && (
        <div className={classes.requests}>
          <div className={classes.request}>
            <RequestFacts request={request} title={t('last_message')} />
          </div>
        </div>
      )}
    </>
  );
}
