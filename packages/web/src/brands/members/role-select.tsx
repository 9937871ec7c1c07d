import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toast, whenDone } from '../../toasts';
import { GIVEN_ROLES, useChangeRole, type GivenRole, type Member } from './members.api';

interface RoleSelectProps {
  member: Member;
  roleName: (role: GivenRole) => string;
  className?: string | undefined;
}

export function RoleSelect({ member, roleName, className }: RoleSelectProps) {
  const { t } = useTranslation('brands');
  const change = useChangeRole();
  const name = member.name || member.login;
  return (
    <NativeSelect
      className={className}
      aria-label={t('users.role_of', { name })}
      data={GIVEN_ROLES.map((role) => ({ value: role, label: roleName(role) }))}
      value={change.isPending ? change.variables.role : member.role}
      disabled={change.isPending}
      onChange={(event) => {
        const role = event.currentTarget.value as GivenRole;
        whenDone(change.mutateAsync({ id: member.id, role }), () =>
          toast(t('users.role_changed', { name, role: roleName(role) }), { tone: 'good' }),
        );
      }}
    />
  );
}
