import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, SharedApi } from '@tenderlane/contract';
import { ROLES, type Role } from '@tenderlane/domain/core';
import { memberKeys } from './query-keys';
import { coreKeys } from '../../core/queries/query-keys';
import { useApplication } from '../../core/application';

export type Member = AnswerOf<SharedApi['GET /profile/users']>['data'][number];
export type GivenRole = Exclude<Role, 'owner'>;

/** All roles except owner, which is only handed over. */
export const GIVEN_ROLES = ROLES.filter((role): role is GivenRole => role !== 'owner');

export function useMembers(page: number, perPage: number) {
  const { call } = useApplication();
  return useQuery({
    queryKey: memberKeys.page(page),
    queryFn: () => call('GET /profile/users', { query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  });
}

export function useAdministrators() {
  const { call } = useApplication();
  return useQuery({
    queryKey: memberKeys.administrators,
    queryFn: async () => (await call('GET /profile/administrators')).data,
    meta: { errorLogged: true },
  });
}

export function useRefreshMembers() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: memberKeys.all });
}

export function useInviteMember() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (body: { login: string; role: GivenRole }) => call('POST /profile/users', { body }),
    onSuccess: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

/** Refetches the list also after an error, because a refusal means that someone else changed it first. */
export function useChangeRole() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call('PUT /profile/users/{id}', { path: { id }, body: { role } }),
    onSettled: useRefreshMembers(),
  });
}

export type MemberChange = BodyOf<SharedApi['PUT /profile/users/{id}']>;

export function useChangeMember() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: MemberChange }) =>
      call('PUT /profile/users/{id}', { path: { id }, body }),
    onSettled: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

export function useRemoveMember() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /profile/users/{id}', { path: { id } }),
    onSettled: useRefreshMembers(),
    meta: { errorOnPage: true },
  });
}

/** Makes a colleague the owner, which also changes the user's own rights. */
export function useHandOverCompany() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  const refresh = useRefreshMembers();
  return useMutation({
    mutationFn: (id: number) => call('PUT /profile/users/{id}/owner', { path: { id } }),
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: coreKeys.account })]),
    meta: { errorOnPage: true },
  });
}
