import { Button } from '@mantine/core';
import { IconCircleCheck, IconClockX, IconLock, IconMailForward } from '@tabler/icons-react';
import { LetterAvatar, RowListItem, ReasonButton, RowList, StateChip } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import type { Member } from '@tenderlane/web/brands/members/members.api';
import { EditMemberDialog } from '@tenderlane/web/brands/members/edit-member.dialog';
import { HandOverDialog } from '@tenderlane/web/brands/members/hand-over.dialog';
import { RemoveMemberDialog } from '@tenderlane/web/brands/members/remove-member.dialog';
import { RoleSelect } from '@tenderlane/web/brands/members/role-select';
import { useResendInvitation } from './resend-invitation.api';
import { useRoleNames } from './role-names';
import classes from '../brands.module.css';

const CHIPS = {
  active: { icon: IconCircleCheck, hue: 'green', tier: 3 },
  invited: { icon: IconMailForward, hue: 'plum', tier: 1 },
  expired: { icon: IconClockX, hue: 'gray', tier: 2 },
} as const;

export function UserList({ users }: { users: readonly Member[] }) {
  const [removed, setRemoved] = useState<Member | null>(null);
  const [edited, setEdited] = useState<Member | null>(null);
  const [heir, setHeir] = useState<Member | null>(null);
  return (
    <>
      <RowList>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            onRemove={() => setRemoved(user)}
            onEdit={() => setEdited(user)}
            onHandOver={() => setHeir(user)}
          />
        ))}
      </RowList>
      {edited && <EditMemberDialog key={edited.id} member={edited} onClose={() => setEdited(null)} />}
      {heir && <HandOverDialog member={heir} onClose={() => setHeir(null)} />}
      <RemoveMemberDialog member={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

interface UserRowProps {
  user: Member;
  onRemove: () => void;
  onEdit: () => void;
  onHandOver: () => void;
}

function UserRow({ user, onRemove, onEdit, onHandOver }: UserRowProps) {
  const { t } = useTranslation(['brands', 'identity', 'common']);
  const dates = useDates();
  const resend = useResendInvitation();
  const name = user.name || user.login;
  const isOpen = user.status !== 'active';
  const until = user.invited_until && dates.date(user.invited_until);
  // Users without the right see one explanation above the list.
  const mayNothing = user.refusals['remove'] === 'right.missing';
  return (
    <RowListItem
      className={classes.user}
      avatar={<LetterAvatar name={name} />}
      name={
        <>
          <bdi>{name}</bdi>
          {user.is_self && <span className={classes.you}>{t('users.you')}</span>}
        </>
      }
      details={
        <>
          {user.position && <div className={classes.note}>{user.position}</div>}
          <div className={classes.note}>
            {user.name && `${user.login} · `}
            {user.login_methods.map((method) => t(`identity:logins.${method}`)).join(', ')}
          </div>
        </>
      }
    >
      <div>
        <div className={classes.chips}>
          <StateChip label={t(`users.status_${user.status}`)} {...CHIPS[user.status]} />
          {!user.can_edit_profile && <StateChip label={t('users.locked')} icon={IconLock} hue="amber" tier={2} />}
        </div>
        {until && (
          <div className={classes.note}>
            {t(user.status === 'expired' ? 'users.expired_on' : 'users.until', { date: until })}
          </div>
        )}
      </div>
      <UserRole user={user} />
      {!mayNothing && (
        <div className={classes.itemActions}>
          <Button size="xs" aria-label={t('users.edit_label', { name })} onClick={onEdit}>
            {t('common:edit')}
          </Button>
          {isOpen && (
            <Button
              size="xs"
              loading={resend.isPending}
              aria-label={t('users.resend_label', { name })}
              onClick={() =>
                whenDone(resend.mutateAsync(user.id), () =>
                  toast(t('users.sent', { login: user.login }), { tone: 'good' }),
                )
              }
            >
              {t('users.resend')}
            </Button>
          )}
          {!user.refusals['hand_over'] && (
            <Button size="xs" aria-label={t('users.hand_over_label', { name })} onClick={onHandOver}>
              {t('users.hand_over')}
            </Button>
          )}
          <ReasonButton
            size="xs"
            reason={user.refusals['remove'] && reasonText({ code: user.refusals['remove'] })}
            aria-label={t(isOpen ? 'users.revoke_label' : 'users.remove_label', { name })}
            onClick={onRemove}
          >
            {t(isOpen ? 'users.revoke' : 'common:remove')}
          </ReasonButton>
        </div>
      )}
    </RowListItem>
  );
}

function UserRole({ user }: { user: Member }) {
  const roleNames = useRoleNames();
  const refusal = user.refusals['change'];
  if (!refusal && user.role !== 'owner') return <RoleSelect member={user} roleName={(role) => roleNames[role]} />;
  return (
    <div>
      <div>{roleNames[user.role]}</div>
      {refusal && refusal !== 'right.missing' && <div className={classes.note}>{reasonText({ code: refusal })}</div>}
    </div>
  );
}
