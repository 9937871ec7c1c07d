import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { brandKeys } from '../query-keys';
import { useRefreshMembers, type GivenRole } from '@tenderlane/web/brands/members/members.api';
import { call } from '../../../lib/api';

export const ownRequestsQuery = queryOptions({
  queryKey: brandKeys.ownAccessRequests,
  queryFn: async () => (await call('GET /account/access_requests')).data,
  ...liveQuery,
});

export function useAskForAccess() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { company_id: number; text: string; page: string }) =>
      call('POST /account/access_requests', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: brandKeys.accessRequests }),
    meta: { errorOnPage: true },
  });
}

export const accessRequestsQuery = infiniteQueryOptions({
  queryKey: brandKeys.askedAccessRequests,
  initialPageParam: null as string | null,
  queryFn: ({ pageParam }) =>
    call('GET /profile/access_requests', { query: pageParam === null ? {} : { after: pageParam } }),
  getNextPageParam: ({ meta }) => meta.next,
  ...liveQuery,
});

// A refusal means that a colleague decided first, so the list is refetched in any case.
function useRefresh() {
  const queryClient = useQueryClient();
  const refreshMembers = useRefreshMembers();
  return () => Promise.all([queryClient.invalidateQueries({ queryKey: brandKeys.accessRequests }), refreshMembers()]);
}

export const useApproveAccess = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call('PUT /profile/access_requests/{id}/approve', { path: { id }, body: { role } }),
    onSettled: useRefresh(),
    meta: { errorOnPage: true },
  });

export const useDeclineAccess = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call('PUT /profile/access_requests/{id}/decline', { path: { id }, body: { reason } }),
    onSettled: useRefresh(),
    meta: { errorOnPage: true },
  });
