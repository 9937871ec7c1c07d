import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { rightsInUseOf } from '@tenderlane/domain';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/error-text';
import { toast } from '@tenderlane/web/toasts';
import { GIVEN_ROLES } from './given-roles';
import { useRoleNames } from './role-names';
import { useInviteUser, type GivenRole } from './users.api';

interface InviteUserDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites a colleague by e-mail or phone with a role. */
export function InviteUserDialog({ opened, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const roleNames = useRoleNames();
  const [login, setLogin] = useState('');
  const [role, setRole] = useState<GivenRole>('manager');
  const invite = useInviteUser();
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
        invite.mutate(
          { login: login.trim(), role },
          {
            onSuccess: () => {
              toast(t('users.sent', { login: login.trim() }), { tone: 'good' });
              close();
            },
          },
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
          description={rightsInUseOf(role)
            .map((right) => t(`right.${right}`))
            .join(' · ')}
          data={GIVEN_ROLES.map((one) => ({ value: one, label: roleNames[one] }))}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as GivenRole)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
