import { NativeSelect, TextInput } from '@mantine/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/error-text';
import { useReferenceNames } from '@tenderlane/web/core/reference';
import { toast } from '@tenderlane/web/toasts';
import { GIVEN_ROLES, useInviteColleague, type GivenRole } from './colleagues.api';

/** Invites a colleague by e-mail or phone with a role. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const roleName = useReferenceNames('roles');
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<GivenRole>('dispatcher');
  const invite = useInviteColleague();
  const send = () =>
    invite.mutate(
      { login: login.trim(), role },
      {
        onSuccess: () => {
          toast(t('users.sent', { login: login.trim() }), { tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t('users.invite')}
      consequences={[t('users.invite_text')]}
      confirmLabel={t('users.send_invitation')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={invite.isPending}
      blocked={login.trim().length < 3}
      error={formText(invite.error, ['login'])}
    >
      <TextInput
        label={t('users.login')}
        description={t('users.login_hint')}
        error={fieldText(invite.error, 'login')}
        required
        data-autofocus
        autoComplete="off"
        inputMode="email"
        value={login}
        onChange={(event) => {
          invite.reset();
          setLogin(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t('users.role')}
        data={GIVEN_ROLES.map((one) => ({ value: one, label: roleName(one) }))}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
      />
    </ConfirmDialog>
  );
}
