import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CarrierApi } from '@tenderlane/contract';
import { ROLES, type Role } from '@tenderlane/domain';
import { queryKeys } from '@tenderlane/web/core/query-keys';
import { call } from '../../lib/api';

export type Colleague = AnswerOf<CarrierApi['GET /profile/users']>['data'][number];
export type GivenRole = Exclude<Role, 'owner'>;

/** Every role but the owner's, which is handed over and never given. */
export const GIVEN_ROLES = ROLES.filter((role): role is GivenRole => role !== 'owner');

const COLLEAGUES_MAX = 100;

export const colleaguesQuery = queryOptions({
  queryKey: queryKeys.members.all,
  queryFn: () => call('GET /profile/users', { query: { per_page: COLLEAGUES_MAX } }),
});

function useRefreshColleagues() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(colleaguesQuery);
}

export const useInviteColleague = () =>
  useMutation({
    mutationFn: (body: { login: string; role: GivenRole }) => call('POST /profile/users', { body }),
    onSuccess: useRefreshColleagues(),
    meta: { errorOnPage: true },
  });

// A refused change means that somebody else changed something first, so the list is asked again in any case.
export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call('PUT /profile/users/{id}', { path: { id }, body: { role } }),
    onSettled: useRefreshColleagues(),
  });

export const useRemoveColleague = () =>
  useMutation({
    mutationFn: (id: number) => call('DELETE /profile/users/{id}', { path: { id } }),
    onSettled: useRefreshColleagues(),
    meta: { errorOnPage: true },
  });
