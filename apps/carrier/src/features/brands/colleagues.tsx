import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { hasRight } from '@tenderlane/domain/core';
import { RowListItem, ReasonButton, RowList, SkeletonRows } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { InviteMemberDialog } from '@tenderlane/web/brands/members/invite-member.dialog';
import { useMembers, type Member } from '@tenderlane/web/brands/members/members.api';
import { HandOverDialog } from '@tenderlane/web/brands/members/hand-over.dialog';
import { RemoveMemberDialog } from '@tenderlane/web/brands/members/remove-member.dialog';
import { RoleSelect } from '@tenderlane/web/brands/members/role-select';
import classes from './brands.module.css';

const COLLEAGUES_MAX = 100;

export function Colleagues() {
  const { t } = useTranslation(['brands', 'common']);
  const role = useAccount()?.role;
  const { data, error, refetch } = useMembers(1, COLLEAGUES_MAX);
  const [isInviting, inviting] = useDisclosure();
  const [removed, setRemoved] = useState<Member | null>(null);
  const [heir, setHeir] = useState<Member | null>(null);
  if (error) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} count={2} />;
  const mayInvite = role && hasRight('carrier', role, 'users.write');
  return (
    <>
      <RowList>
        {data.data.map((colleague) => (
          <Row
            key={colleague.id}
            colleague={colleague}
            onRemove={() => setRemoved(colleague)}
            onHandOver={() => setHeir(colleague)}
          />
        ))}
      </RowList>
      <div>
        <ReasonButton reason={mayInvite ? null : reasonText({ code: 'right.missing' })} onClick={inviting.open}>
          {t('users.invite')}
        </ReasonButton>
        {!mayInvite && <p className={classes.note}>{reasonText({ code: 'right.missing' })}</p>}
      </div>
      <InviteMemberDialog opened={isInviting} firstRole="dispatcher" onClose={inviting.close} />
      {heir && <HandOverDialog member={heir} onClose={() => setHeir(null)} />}
      <RemoveMemberDialog member={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

interface RowProps {
  colleague: Member;
  onRemove: () => void;
  onHandOver: () => void;
}

function Row({ colleague, onRemove, onHandOver }: RowProps) {
  const { t } = useTranslation(['brands', 'common']);
  const dates = useDates();
  const name = colleague.name || colleague.login;
  const isOpen = colleague.status !== 'active';
  const until = colleague.invited_until && dates.date(colleague.invited_until);
  const facts = [
    colleague.name && colleague.login,
    isOpen && t(`users.status_${colleague.status}`),
    until && t(colleague.status === 'expired' ? 'users.expired_on' : 'users.until', { date: until }),
    colleague.is_self && t('users.you'),
  ];
  return (
    <RowListItem
      name={<bdi>{name}</bdi>}
      details={<div className={classes.note}>{facts.filter(Boolean).join(' · ')}</div>}
    >
      <ColleagueRole colleague={colleague} />
      {!colleague.refusals['hand_over'] && (
        <Button size="xs" aria-label={t('users.hand_over_label', { name })} onClick={onHandOver}>
          {t('users.hand_over')}
        </Button>
      )}
      {!colleague.refusals['remove'] && (
        <Button
          size="xs"
          aria-label={t(isOpen ? 'users.revoke_label' : 'users.remove_label', { name })}
          onClick={onRemove}
        >
          {t(isOpen ? 'users.revoke' : 'common:remove')}
        </Button>
      )}
    </RowListItem>
  );
}

function ColleagueRole({ colleague }: { colleague: Member }) {
  const roleName = useReferenceNames('roles');
  return colleague.refusals['change'] || colleague.role === 'owner' ? (
    <div className={classes.role}>{roleName(colleague.role)}</div>
  ) : (
    <RoleSelect className={classes.role} member={colleague} roleName={roleName} />
  );
}
