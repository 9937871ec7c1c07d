import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AccessRequest } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog, LetterAvatar, RowListItem, RowList, SectionCard } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { GIVEN_ROLES, type GivenRole } from '@tenderlane/web/brands/members/members.api';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../users/role-names';
import { accessRequestsQuery, useApproveAccess, useDeclineAccess } from './access.api';
import classes from '../brands.module.css';

type Decision = { kind: 'approve' | 'decline'; request: AccessRequest };

export function AccessRequests() {
  const { t } = useTranslation(['brands', 'common']);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(accessRequestsQuery);
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  if (requests.length === 0) return null;
  return (
    <SectionCard title={t('requests.title')} note={t('requests.summary')} flush>
      <RowList isFramed={false}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onDecide={(kind) => setDecision({ kind, request })} />
        ))}
      </RowList>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
      {decision?.kind === 'approve' && <ApproveDialog request={decision.request} onClose={() => setDecision(null)} />}
      {decision?.kind === 'decline' && <DeclineDialog request={decision.request} onClose={() => setDecision(null)} />}
    </SectionCard>
  );
}

interface RequestRowProps {
  request: AccessRequest;
  onDecide: (kind: Decision['kind']) => void;
}

function RequestRow({ request, onDecide }: RequestRowProps) {
  const { t } = useTranslation('brands');
  const dates = useDates();
  const roleNames = useRoleNames();
  const { name, login, message, state, reason, invited_as: invitedAs } = request;
  const facts = [
    name === login ? null : login,
    t('requests.asked', { date: dates.date(request.created_at) }),
    request.was_member ? t('requests.was_member') : null,
    invitedAs && t('requests.invited_as', { role: roleNames[invitedAs] }),
  ];
  return (
    <RowListItem
      avatar={<LetterAvatar name={name} />}
      name={<bdi>{name}</bdi>}
      details={
        <>
          <div className={classes.note}>{facts.filter(Boolean).join(' · ')}</div>
          <div className={classes.quote}>{message}</div>
        </>
      }
    >
      {state === 'open' ? (
        <div className={classes.itemActions}>
          <Button size="xs" variant="filled" onClick={() => onDecide('approve')}>
            {t('requests.approve')}
          </Button>
          <Button size="xs" onClick={() => onDecide('decline')}>
            {t('requests.decline')}
          </Button>
        </div>
      ) : (
        <div className={classes.note}>
          {t(`requests.${state}`, { date: dates.date(request.settled_at ?? request.created_at) })}
          {request.settled_by && <div>{request.settled_by}</div>}
          {reason && <div className={classes.quote}>{reason}</div>}
        </div>
      )}
    </RowListItem>
  );
}

interface DecisionDialogProps {
  request: AccessRequest;
  onClose: () => void;
}

function ApproveDialog({ request, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['brands', 'common']);
  const roleNames = useRoleNames();
  const approve = useApproveAccess();
  const invitedAs = GIVEN_ROLES.find((role) => role === request.invited_as);
  const [role, setRole] = useState<GivenRole>(invitedAs ?? 'viewer');
  const { id, name } = request;
  const done = () => {
    toast(t('requests.approved_toast', { person: name }), { tone: 'good' });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => approve.mutate({ id, role }, { onSuccess: done })}
      title={t('requests.approve_title', { name })}
      consequences={[t('requests.approve_text')]}
      confirmLabel={t('requests.approve')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={approve.isPending}
      error={approve.error && errorText(approve.error)}
    >
      <NativeSelect
        label={t('requests.role')}
        data={GIVEN_ROLES.map((value) => ({ value, label: roleNames[value] }))}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
      />
    </ConfirmDialog>
  );
}

function DeclineDialog({ request: { id, name }, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['brands', 'common']);
  const decline = useDeclineAccess();
  const [reason, setReason] = useState('');
  const done = () => {
    toast(t('requests.declined_toast'), { tone: 'good' });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={() => decline.mutate({ id, reason: reason.trim() }, { onSuccess: done })}
      title={t('requests.decline_title', { name })}
      consequences={[t('requests.decline_text')]}
      confirmLabel={t('requests.decline')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={decline.isPending}
      blocked={reason.trim() === ''}
      error={decline.error && errorText(decline.error)}
    >
      <Textarea
        label={t('requests.reason')}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={LIMITS.commentMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
