import { ROLES, type Role } from '@tenderlane/domain/core';
import { useReference } from '@tenderlane/web/core/queries/reference';

export function useRoleNames(): Record<Role, string> {
  const { data = [] } = useReference('roles');
  const nameOf = (role: Role) => data.find(({ id }) => id === role)?.name ?? '';
  return Object.fromEntries(ROLES.map((role) => [role, nameOf(role)])) as Record<Role, string>;
}
