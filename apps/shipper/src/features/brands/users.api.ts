import { queryOptions, useMutation, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { Role } from '@tenderlane/domain';
import { queryKeys } from '@tenderlane/web/core/query-keys';
import { call } from '../../lib/api';

export type User = AnswerOf<ShipperApi['GET /profile/users']>['data'][number];
export type GivenRole = Exclude<Role, 'owner'>;

export const USERS_PER_PAGE = 50;

export const usersQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.members.page(page),
    queryFn: () => call('GET /profile/users', { query: { page, per_page: USERS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });

function useRefreshUsers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.members.all });
}

export const useInviteUser = () =>
  useMutation({
    mutationFn: (body: { login: string; role: GivenRole }) => call('POST /profile/users', { body }),
    onSuccess: useRefreshUsers(),
    meta: { errorOnPage: true },
  });

// A refused change means that somebody else changed something first, so the list is asked again in any case.
export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call('PUT /profile/users/{id}', { path: { id }, body: { role } }),
    onSettled: useRefreshUsers(),
  });

export const useResendInvitation = () =>
  useMutation({
    mutationFn: (id: number) => call('PUT /profile/users/{id}/resend', { path: { id } }),
    onSettled: useRefreshUsers(),
  });

export const useRemoveUser = () =>
  useMutation({
    mutationFn: (id: number) => call('DELETE /profile/users/{id}', { path: { id } }),
    onSettled: useRefreshUsers(),
    meta: { errorOnPage: true },
  });
