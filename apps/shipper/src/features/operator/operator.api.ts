import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { operatorKeys } from './query-keys';
import { coreKeys } from '@tenderlane/web/core/queries/query-keys';
import { facilityKeys } from '../facilities';
import { call } from '../../lib/api';

export const ROWS_PER_PAGE = 50;
/** No event announces parked events, so the open page polls. */
const ASK_MS = 15_000;

export const queueQuery = (page: number) =>
  queryOptions({
    queryKey: operatorKeys.chats(page),
    queryFn: () => call('GET /operator/chats', { query: { page, per_page: ROWS_PER_PAGE } }),
    placeholderData: keepPreviousData,
    ...liveQuery,
  });

export const parkedQuery = queryOptions({
  queryKey: operatorKeys.parked,
  queryFn: async () => (await call('GET /operator/parked')).data,
  ...liveQuery,
  refetchInterval: ASK_MS,
});

export const queuesQuery = queryOptions({
  queryKey: operatorKeys.queues,
  queryFn: async () => (await call('GET /operator/queues')).data,
  ...liveQuery,
});

export const installationQuery = queryOptions({
  queryKey: operatorKeys.installation,
  queryFn: async () => (await call('GET /operator/installation')).data,
  refetchInterval: ASK_MS,
});

export const companiesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: operatorKeys.companies({ search, page }),
    queryFn: () => call('GET /operator/companies', { query: { search, page, per_page: ROWS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });

export const membersQuery = queryOptions({
  queryKey: operatorKeys.members,
  queryFn: async () => (await call('GET /operator/members')).data,
});

export function useOwnProfile() {
  return useQuery({
    queryKey: operatorKeys.profile,
    queryFn: async () => (await call('GET /operator/profile')).data,
  });
}

/** Refetches everything on the page, because a colleague may have acted first. */
function useRefreshOperator() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: operatorKeys.all }),
      queryClient.invalidateQueries({ queryKey: coreKeys.account }),
    ]);
}

/** Retries one parked event, or all if the id is null. */
export function useRetry() {
  return useMutation({
    mutationFn: async (id: number | null) =>
      id === null
        ? (await call('PUT /operator/parked/retry')).data
        : (await call('PUT /operator/parked/{id}/retry', { path: { id } })).data,
    onSettled: useRefreshOperator(),
  });
}

export function useAssignManager() {
  return useMutation({
    mutationFn: async ({ id, accountId }: { id: number; accountId: number | null }) =>
      (await call('PUT /operator/companies/{id}/manager', { path: { id }, body: { account_id: accountId } })).data,
    onSettled: useRefreshOperator(),
  });
}

export const facilityProposalsQuery = (state: 'open' | 'decided') =>
  infiniteQueryOptions({
    queryKey: operatorKeys.facilityProposals(state),
    queryFn: ({ pageParam }) =>
      call('GET /operator/facility_proposals', { query: { state, ...(pageParam !== null && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    refetchInterval: ASK_MS,
  });

/** A null reason approves the proposal; otherwise it is declined. */
export function useDecideProposal() {
  const queryClient = useQueryClient();
  const refresh = useRefreshOperator();
  return useMutation({
    mutationFn: async ({ id, reason }: { id: number; reason: string | null }) =>
      reason === null
        ? (await call('PUT /operator/facility_proposals/{id}/approve', { path: { id } })).data
        : (await call('PUT /operator/facility_proposals/{id}/decline', { path: { id }, body: { reason } })).data,
    // Not awaited: the row reports the result before the new queue removes it.
    onSettled: () => {
      void refresh();
      void queryClient.invalidateQueries({ queryKey: facilityKeys.all });
    },
    meta: { errorOnPage: true },
  });
}

export type ProfileChange = BodyOf<ShipperApi['PUT /operator/profile']>;

export function useChangeOwnProfile() {
  return useMutation({
    mutationFn: (body: ProfileChange) => call('PUT /operator/profile', { body }),
    onSuccess: useRefreshOperator(),
    meta: { errorOnPage: true },
  });
}
