import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HelpRequest } from '@tenderlane/contract';
import { mayLook } from '@tenderlane/domain/requests';
import { ReasonButton, RowListItem } from '@tenderlane/ui';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { RequestChips } from '@tenderlane/web/support/request-chip';
import { useSupportChat } from '@tenderlane/web/support/support-chat.api';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { membersQuery } from '../operator.api';
import classes from '../operator.module.css';
import { useLookAtLoad, useOperateRequest } from './requests.api';

export function RequestRow({ request }: { request: HelpRequest }) {
  const { t } = useTranslation(['operator', 'support']);
  const dates = useDates();
  const open = useSupportChat();
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  const { id, company_name: company, category, asked_by: asker, last_message: last, waits_since: since } = request;
  const name = request.subject ?? '';
  return (
    <RowListItem
      name={<bdi>{name}</bdi>}
      details={
        <>
          <span className={classes.chips}>
            <RequestChips request={request} isOperator />
          </span>
          {last && (
            <span className={classes.text}>
              <bdi>{last.text || t('chats.no_text')}</bdi>
            </span>
          )}
          <span className={classes.note}>
            {[company, asker?.name, category && t(`support:category.${category}`)].filter(Boolean).join(' · ')}
          </span>
          {since && <span className={classes.note}>{t('requests.since', { date: dates.dateTime(since) })}</span>}
          {request.has_load && <TenderOfRequest request={request} />}
        </>
      }
    >
      <Assignee request={request} mayWrite={mayWrite} />
      <Button
        size="xs"
        loading={open.isPending}
        aria-label={t('requests.open_label', { name })}
        onClick={() => open.mutate(id)}
      >
        {t('chats.open')}
      </Button>
      {mayWrite && <Moves request={request} />}
    </RowListItem>
  );
}

interface AssigneeProps {
  request: HelpRequest;
  mayWrite: boolean;
}

function Assignee({ request: { id, subject, assignee, state }, mayWrite }: AssigneeProps) {
  const { t } = useTranslation('operator');
  const { data: members = [] } = useQuery(membersQuery);
  const operate = useOperateRequest();
  return (
    <Select
      className={classes.manager}
      aria-label={t('requests.assignee_of', { name: subject ?? '' })}
      placeholder={t('requests.assign')}
      data={members.map(({ account_id: accountId, name }) => ({ value: String(accountId), label: name }))}
      value={assignee ? String(assignee.account_id) : null}
      disabled={!mayWrite || state === 'closed' || operate.isPending}
      allowDeselect={false}
      onChange={(value) => {
        if (value !== null)
          whenDone(operate.mutateAsync({ id, assignee_id: Number(value) }), () =>
            toast(t('requests.assigned'), { tone: 'good' }),
          );
      }}
    />
  );
}

const MOVES = { waiting: ['open'], solved: ['open', 'waiting'] } as const;

function Moves({ request: { id, subject, state } }: { request: HelpRequest }) {
  const { t } = useTranslation('operator');
  const operate = useOperateRequest();
  const name = subject ?? '';
  return (['waiting', 'solved'] as const)
    .filter((to) => MOVES[to].some((from) => from === state))
    .map((to) => (
      <Button
        key={to}
        size="xs"
        loading={operate.isPending && operate.variables.state === to}
        aria-label={t(`requests.${to}_label`, { name })}
        onClick={() =>
          whenDone(operate.mutateAsync({ id, state: to }), () => toast(t(`requests.${to}_done`), { tone: 'good' }))
        }
      >
        {t(`requests.${to}`)}
      </Button>
    ));
}

function TenderOfRequest({ request: { id, consent_until: until } }: { request: HelpRequest }) {
  const { t } = useTranslation('operator');
  const dates = useDates();
  const look = useLookAtLoad();
  const now = useServerSecond(serverOffsetMs());
  const load = look.data;
  if (load)
    return (
      <span className={classes.note}>
        {[load.name, load.route, load.date && dates.dateTime(load.date, load.time_zone ?? undefined)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  const isAllowed = load === undefined && mayLook(until === null ? null : Date.parse(until), now);
  return (
    <span>
      <ReasonButton
        size="xs"
        loading={look.isPending}
        reason={isAllowed ? null : t('requests.no_consent')}
        onClick={() => look.mutate(id)}
      >
        {t('requests.show_load')}
      </ReasonButton>
    </span>
  );
}
