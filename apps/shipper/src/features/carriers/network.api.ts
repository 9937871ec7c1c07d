import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Carrier, ShipperApi } from '@tenderlane/contract';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import type { Suggestions } from '@tenderlane/contract/carriers/network';
import { NETWORK_TOPICS, carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../lib/api';

const onPage = { errorOnPage: true } as const;

function useRefresh() {
  const queryClient = useQueryClient();
  return () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export const requestsQuery = queryOptions({
  queryKey: carrierKeys.list({ state: 'requested', per_page: 100 }),
  queryFn: ({ signal }) =>
    call('GET /carriers', { query: { state: 'requested', sort: '-created_at', per_page: 100 }, signal }),
  ...liveQuery,
});

export const suggestedQuery = (load: number | null) =>
  queryOptions({
    queryKey: carrierKeys.suggested(load),
    queryFn: ({ signal }): Promise<Suggestions> =>
      call('GET /carriers/suggested', { query: load === null ? {} : { load }, signal }),
  });

export const useInviteFound = () =>
  useMutation({
    mutationFn: (company_ids: number[]) => call('POST /carriers/suggested/invite', { body: { company_ids } }),
    onSettled: useRefresh(),
  });

export const useInviteAgain = () =>
  useMutation({
    mutationFn: (carriers: readonly Carrier[]) =>
      call('POST /catalogs/invite/create', {
        body: {
          invitations: carriers.map(({ login, name }) => ({
            login: login ?? '',
            ...(name && { company_name: name }),
          })),
        },
      }),
    onSettled: useRefresh(),
    meta: onPage,
  });

export const useAddToAudience = () =>
  useMutation({
    mutationFn: ({ load, carrierIds }: { load: number; carrierIds: number[] }) =>
      call('PUT /loads/{id}/auction', {
        path: { id: load },
        body: { audience: { kind: 'carriers', carrier_ids: carrierIds, label_ids: [] } },
      }),
    onSettled: useRefresh(),
  });

export const duplicatesQuery = queryOptions({
  queryKey: carrierKeys.duplicates,
  queryFn: async ({ signal }) => (await call('GET /carriers/duplicates', { signal })).data,
});

export const useMerge = () =>
  useMutation({
    mutationFn: ({ from, into }: { from: number; into: number }) =>
      call('POST /carriers/{id}/merge', { path: { id: from }, body: { into } }),
    onSettled: useRefresh(),
    meta: onPage,
  });

export const useRemoveCarrier = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      call('PUT /carriers/{id}/remove', { path: { id }, body: reason ? { reason } : {} }),
    onSettled: useRefresh(),
    meta: onPage,
  });

export const useSetAgreementEnd = () =>
  useMutation({
    mutationFn: ({ id, day }: { id: number; day: string | null }) =>
      call('PUT /carriers/{id}', { path: { id }, body: { agreement_ends_on: day } }),
    onSettled: useRefresh(),
    meta: onPage,
  });

export const capabilitiesQuery = (id: number) =>
  queryOptions({
    queryKey: carrierKeys.capabilities(id),
    queryFn: async ({ signal }) => (await call('GET /carriers/{id}/capabilities', { path: { id }, signal })).data,
  });

export const useSetCapabilities = (id: number) =>
  useMutation({
    mutationFn: (body: CapabilitiesBody) => call('PUT /carriers/{id}/capabilities', { path: { id }, body }),
    onSettled: useRefresh(),
    meta: onPage,
  });

export type LabelRule = NonNullable<NonNullable<BodyOf<ShipperApi['PUT /labels/{id}']>>['rule']>;

export const useSetLabelRule = () =>
  useMutation({
    mutationFn: async ({ id, rule }: { id: number; rule: LabelRule | null }) =>
      (await call('PUT /labels/{id}', { path: { id }, body: { rule } })).data,
    onSettled: useRefresh(),
    meta: onPage,
  });
