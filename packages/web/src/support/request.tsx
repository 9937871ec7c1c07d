import { Button } from '@mantine/core';
import type { HelpRequest } from '@tenderlane/contract';
import { mayLook } from '@tenderlane/domain/requests';
import { KeyValues, PageHeader, ReasonButton, SkeletonRows } from '@tenderlane/ui';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openKnownChat } from '../chat/chat-door';
import { serverOffsetMs } from '../core/client/server-clock';
import { reasonText } from '../core/texts/reason-text';
import { useDates } from '../core/texts/use-dates';
import { useLink } from '../core/use-link';
import { NotFoundPage } from '../shell/not-found-page';
import { QueryErrorNotice } from '../shell/query-error-notice';
import { toast, whenDone } from '../toasts';
import { RequestChips } from './request-chip';
import { useChangeRequest, useRequest, type RequestAction } from './requests.api';
import { useSupportChat } from './support-chat.api';
import classes from './support.module.css';

interface RequestProps {
  id: number | null;
  requestsHref: string;
  loadHref: (loadId: number) => string;
}

export function Request({ id, requestsHref, loadHref }: RequestProps) {
  const { t } = useTranslation(['support', 'common']);
  const all = useLink(requestsHref);
  const { data: request, error, isPaused, refetch } = useRequest(id);
  const openChat = useOpenChat(request);
  if (id === null || request === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={request ? (request.subject ?? t('request_of')) : t('requests')}
        appName={t('common:app_name')}
        crumbs={<a {...all}>{t('back')}</a>}
        chip={request && <RequestChips request={request} />}
        actions={
          request && (
            <>
              {request.state !== null && <Actions request={request} />}
              <Button variant="filled" onClick={openChat}>
                {t('open')}
              </Button>
            </>
          )
        }
      />
      {!request && (error || isPaused) && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!request && !error && !isPaused && <SkeletonRows label={t('common:loading')} count={2} height={76} />}
      {request && <Facts request={request} loadHref={loadHref} />}
    </>
  );
}

function useOpenChat(request: HelpRequest | null | undefined) {
  const { mutate: openSupport } = useSupportChat();
  const { id, state } = request ?? {};
  const openedId = useRef<number | null>(null);
  const open = () => (state === null ? openSupport(null) : id !== undefined && openKnownChat(id));
  // Open the chat only once for the address, even if the data is refetched.
  useEffect(() => {
    if (id === undefined || openedId.current === id) return;
    openedId.current = id;
    if (state === null) openSupport(null);
    // On a phone the chat would cover the state and the buttons of a request.
    else if (!matchMedia('(max-width: 600px)').matches) openKnownChat(id);
  }, [id, state, openSupport]);
  return open;
}

const LABELS = { close: 'close_request', reopen: 'reopen', consent: 'consent' } as const;
const DONE = { close: 'closed', reopen: 'reopened', consent: 'consented' } as const;

const ACTIONS = ['consent', 'reopen', 'close'] as const satisfies readonly RequestAction[];

function Actions({ request: { id, load, consent_until: until, refusals } }: { request: HelpRequest }) {
  const { t } = useTranslation('support');
  const change = useChangeRequest(id);
  const now = useServerSecond(serverOffsetMs());
  const canConsent = load !== null && !mayLook(until === null ? null : Date.parse(until), now);
  const offered = ACTIONS.filter(
    (action) => refusals[action]?.code !== 'request.other-state' && (action !== 'consent' || canConsent),
  );
  return offered.map((action) => {
    const refusal = refusals[action];
    return (
      <ReasonButton
        key={action}
        reason={refusal && reasonText(refusal)}
        loading={change.isPending && change.variables === action}
        onClick={() => whenDone(change.mutateAsync(action), () => toast(t(DONE[action]), { tone: 'good' }))}
      >
        {t(LABELS[action])}
      </ReasonButton>
    );
  });
}

function Facts({ request, loadHref }: { request: HelpRequest; loadHref: RequestProps['loadHref'] }) {
  const { t } = useTranslation('support');
  const dates = useDates();
  const { category, load, asked_by: asker, assignee, last_message: last, consent_until: until } = request;
  const link = useLink(load ? loadHref(load.id) : '');
  const message = last && {
    label: t('last_message'),
    value: last.text || t('no_text'),
    note: `${last.sender_name}, ${dates.dateTime(last.sent_at)}`,
  };
  const about = category && { label: t('category'), value: t(`category.${category}`) };
  const from = asker && { label: t('asked'), value: asker.name, note: dates.dateTime(request.created_at) };
  const by = assignee && { label: t('assigned'), value: assignee.name || t('support') };
  const tender = load && {
    label: t('load'),
    value: (
      <a {...link}>
        <bdi>{load.name}</bdi>
      </a>
    ),
    note: [load.route, until && t('consent_until', { date: dates.dateTime(until) })].filter(Boolean).join(' · '),
  };
  return (
    <div className={classes.facts}>
      <KeyValues items={[message, about, tender, from, by].flatMap((item) => item || [])} />
    </div>
  );
}
