import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../../core/texts/error-text';
import { useReferenceNames } from '../../core/queries/reference';
import { toast, whenDone } from '../../toasts';
import { GIVEN_ROLES, useInviteMember, type GivenRole } from './members.api';

interface InviteMemberDialogProps {
  opened: boolean;
  firstRole: GivenRole;
  describeRole?: (role: GivenRole) => string;
  onClose: () => void;
}

export function InviteMemberDialog({ opened, firstRole, describeRole, onClose }: InviteMemberDialogProps) {
  const { t } = useTranslation(['brands', 'common']);
  const roleName = useReferenceNames('roles');
  const [login, setLogin] = useState('');
  const [role, setRole] = useState(firstRole);
  const invite = useInviteMember();
  const close = () => {
    invite.reset();
    setLogin('');
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() =>
        whenDone(invite.mutateAsync({ login: login.trim(), role }, { onSuccess: close }), () =>
          toast(t('users.sent', { login: login.trim() }), { tone: 'good' }),
        )
      }
      title={t('users.invite')}
      consequences={[t('users.invite_text')]}
      confirmLabel={t('users.send_invitation')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={invite.isPending}
      blocked={login.trim().length < 3}
      error={formText(invite.error, ['login'])}
    >
      <Stack gap="md">
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
          description={describeRole?.(role)}
          data={GIVEN_ROLES.map((one) => ({ value: one, label: roleName(one) }))}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
