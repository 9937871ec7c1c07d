import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, SharedApi } from '@tenderlane/contract';
import { ROLES, type Role } from '@tenderlane/domain';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';

export type Member = AnswerOf<SharedApi['GET /profile/users']>['data'][number];
export type GivenRole = Exclude<Role, 'owner'>;

/** Every role but the owner's, which is handed over and never given. */
export const GIVEN_ROLES = ROLES.filter((role): role is GivenRole => role !== 'owner');

/** Who works in the active company, a page at a time. */
export function useMembers(page: number, perPage: number) {
  const { call } = useWeb();
  return useQuery({
    queryKey: queryKeys.members.page(page),
    queryFn: () => call('GET /profile/users', { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
}

/** Whom the reader asks for more rights. */
export function useAdministrators() {
  const { call } = useWeb();
  return useQuery({
    queryKey: queryKeys.members.administrators,
    queryFn: async () => (await call('GET /profile/administrators')).data,
    meta: { errorLogged: true },
  });
}

export function useRefreshMembers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.members.all });
}

export function useInviteMember() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: (body: { login: string; role: GivenRole }) => call('POST /profile/users', { body }),
    onSuccess: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

/** A refused change means that somebody else changed something first, so the list is asked again in any case. */
export function useChangeRole() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call('PUT /profile/users/{id}', { path: { id }, body: { role } }),
    onSettled: useRefreshMembers(),
  });
}

export type MemberChange = BodyOf<SharedApi['PUT /profile/users/{id}']>;

/** Position and profile lock of a colleague. */
export function useChangeMember() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: MemberChange }) =>
      call('PUT /profile/users/{id}', { path: { id }, body }),
    onSettled: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

export function useRemoveMember() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /profile/users/{id}', { path: { id } }),
    onSettled: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

/** Makes a colleague the owner; what the reader may do changes with it. */
export function useHandOverCompany() {
  const { call } = useWeb();
  const queryClient = useQueryClient();
  const refresh = useRefreshMembers();
  return useMutation({
    mutationFn: (id: number) => call('PUT /profile/users/{id}/owner', { path: { id } }),
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: queryKeys.account })]),
    meta: { errorOnPage: true },
  });
}
