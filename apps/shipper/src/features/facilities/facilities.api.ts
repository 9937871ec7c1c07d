import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, Facility, FacilityRow, QueryOf, ShipperApi } from '@tenderlane/contract';
import { keepPreviousRows } from '@tenderlane/web/core/queries/keep-previous-rows';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { facilityKeys } from './query-keys';
import type { PageSource } from '@tenderlane/web/list/use-list-rows';
import { call } from '../../lib/api';

export type FacilitiesQuery = NonNullable<QueryOf<ShipperApi['GET /facilities']>>;
export type NewFacilityBody = BodyOf<ShipperApi['POST /facilities']>;
export type FacilityBody = BodyOf<ShipperApi['PUT /facilities/{id}']>;
export type ProposalBody = BodyOf<ShipperApi['POST /facilities/{id}/proposals']>;

const onPage = { meta: { errorOnPage: true } } as const;
const MOST_FOUND = 8;

export const facilitiesPage = (query: FacilitiesQuery): PageSource<FacilityRow> => ({
  queryKey: facilityKeys.list(query),
  queryFn: ({ signal }) => call('GET /facilities', { query, signal }),
  placeholderData: keepPreviousRows(query, ['scope', 'deleted']),
});

export const exportFacilities = (query: FacilitiesQuery): Promise<string> => call('GET /facilities/export', { query });

export const facilityQuery = (id: number) =>
  queryOptions({
    queryKey: facilityKeys.one(id),
    queryFn: async ({ signal }): Promise<Facility> =>
      (await call('GET /facilities/{id}', { path: { id }, signal })).data,
    ...liveQuery,
  });

export const usableFacilitiesQuery = (search: string) =>
  queryOptions({
    queryKey: facilityKeys.found(search),
    queryFn: async ({ signal }) => {
      const narrow = search.length > 1 ? { search } : { favourite: '1' as const };
      return (await call('GET /facilities', { query: { scope: 'usable', per_page: MOST_FOUND, ...narrow }, signal }))
        .data;
    },
    placeholderData: keepPreviousData,
  });

export const facilityHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: facilityKeys.history(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /facilities/{id}/history', {
        path: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

function useRefreshFacilities() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: facilityKeys.all });
}

export const useCreateFacility = () =>
  useMutation({
    mutationFn: async (body: NewFacilityBody) => (await call('POST /facilities', { body })).data,
    onSuccess: useRefreshFacilities(),
    ...onPage,
  });

export const useChangeFacility = (id: number) =>
  useMutation({
    mutationFn: async (body: FacilityBody) => (await call('PUT /facilities/{id}', { path: { id }, body })).data,
    onSettled: useRefreshFacilities(),
    ...onPage,
  });

export const usePropose = (id: number) =>
  useMutation({
    mutationFn: (body: ProposalBody) => call('POST /facilities/{id}/proposals', { path: { id }, body }),
    onSettled: useRefreshFacilities(),
    ...onPage,
  });

export const useWithdrawProposal = (id: number) =>
  useMutation({
    mutationFn: (proposalId: number) =>
      call('PUT /facilities/{id}/proposals/{proposal_id}/withdraw', { path: { id, proposal_id: proposalId } }),
    onSettled: useRefreshFacilities(),
  });

export type FacilityAction = 'delete' | 'restore' | 'activate' | 'deactivate' | 'favourite' | 'unfavourite';

async function act(id: number, action: FacilityAction): Promise<void> {
  const path = { id };
  switch (action) {
    case 'delete':
      return void (await call('DELETE /facilities/{id}', { path }));
    case 'restore':
      return void (await call('PUT /facilities/{id}/restore', { path }));
    case 'activate':
    case 'deactivate': {
      const status = action === 'activate' ? 'active' : 'inactive';
      return void (await call('PUT /facilities/{id}/status', { path, body: { status } }));
    }
    case 'favourite':
    case 'unfavourite': {
      const body = { is_favourite: action === 'favourite' };
      return void (await call('PUT /facilities/{id}/favourite', { path, body }));
    }
  }
}

export function useFacilityAction() {
  const refresh = useRefreshFacilities();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; action: FacilityAction }) => act(id, action),
    // Not awaited: the row reports the result before the new list removes it.
    onSettled: () => void refresh(),
  });
}
