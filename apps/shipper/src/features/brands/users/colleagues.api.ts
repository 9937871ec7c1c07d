import { queryOptions } from '@tanstack/react-query';
import { hasRight, type Role } from '@tenderlane/domain/core';
import { memberKeys } from '@tenderlane/web/brands/members/query-keys';
import { call } from '../../../lib/api';

const PAGE = 100;

export interface Colleague {
  id: number;
  name: string;
  isSelf: boolean;
  canManage: boolean;
}

const canManage = (role: Role) => hasRight('shipper', role, 'loads.write');

export const colleaguesQuery = queryOptions({
  queryKey: memberKeys.working,
  queryFn: async (): Promise<Colleague[]> => {
    const { data } = await call('GET /profile/users', { query: { per_page: PAGE } });
    return data.flatMap(({ account_id: id, name, login, role, status, is_self: isSelf }) =>
      id === null || status !== 'active'
        ? []
        : [{ id, name: name.trim() || login, isSelf, canManage: canManage(role) }],
    );
  },
});
