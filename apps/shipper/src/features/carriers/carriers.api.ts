import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Carrier, QueryOf, ShipperApi } from '@tenderlane/contract';
import { keepPreviousRows } from '@tenderlane/web/core/queries/keep-previous-rows';
import { toCountry } from '@tenderlane/domain/languages';
import { NETWORK_TOPICS, carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../lib/api';
import type { PageSource } from '@tenderlane/web/list/use-list-rows';
import { liveQuery } from '@tenderlane/web/core/queries/live';

export type CarriersQuery = NonNullable<QueryOf<ShipperApi['GET /carriers']>>;
export type CarrierAction = 'revoke' | 'approve' | 'decline' | 'suspend' | 'resume';
export type SentInvitation = AnswerOf<ShipperApi['PUT /carriers/{id}/resend']>['data'];
export type Label = AnswerOf<ShipperApi['GET /labels']>['data'][number];
export type FoundCompany = AnswerOf<ShipperApi['POST /company/search']>['data'][number];

const onPage = { meta: { errorOnPage: true } } as const;

export const carriersPage = (query: CarriersQuery): PageSource<Carrier> => ({
  queryKey: carrierKeys.list(query),
  queryFn: ({ signal }) => call('GET /carriers', { query, signal }),
  placeholderData: keepPreviousRows(query, ['state']),
});

type CountsQuery = NonNullable<QueryOf<ShipperApi['GET /carriers/counts']>>;

export const carrierCountsQuery = (query: CountsQuery = {}) =>
  queryOptions({
    queryKey: carrierKeys.counts(query),
    queryFn: async ({ signal }) => (await call('GET /carriers/counts', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...liveQuery,
  });

export const carrierQuery = (id: number) =>
  queryOptions({
    queryKey: carrierKeys.one(id),
    queryFn: async ({ signal }): Promise<Carrier> => (await call('GET /carriers/{id}', { path: { id }, signal })).data,
    ...liveQuery,
  });

function useRefreshCarriers() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

function act(id: number, action: CarrierAction, reason: string) {
  const path = { id };
  switch (action) {
    case 'revoke':
      return call('PUT /carriers/{id}/revoke', { path });
    case 'approve':
      return call('PUT /carriers/{id}/approve', { path });
    case 'resume':
      return call('PUT /carriers/{id}/resume', { path });
    case 'decline':
      return call('PUT /carriers/{id}/decline', { path, body: { reason } });
    case 'suspend':
      return call('PUT /carriers/{id}/suspend', { path, body: { reason } });
  }
}

interface CarrierCommand {
  id: number;
  action: CarrierAction;
  reason?: string;
}

// A refusal means that the carrier has changed, so the list is refetched in any case.
export const useCarrierAction = () =>
  useMutation({
    mutationFn: ({ id, action, reason = '' }: CarrierCommand) => act(id, action, reason),
    onSettled: useRefreshCarriers(),
    ...onPage,
  });

/** Sends the data shown to the user; the server refuses it if the carrier has changed since. */
export const useConfirmLegalId = () =>
  useMutation({
    mutationFn: ({ id, name, country_id, legal_id }: Carrier) =>
      call('PUT /carriers/{id}/confirm_legal_id', {
        path: { id },
        body: { name, country_id: toCountry(country_id), legal_id: legal_id ?? '' },
      }),
    onSettled: useRefreshCarriers(),
    ...onPage,
  });

export const useUnconfirmLegalId = () =>
  useMutation({
    mutationFn: (id: number) => call('PUT /carriers/{id}/unconfirm_legal_id', { path: { id } }),
    onSettled: useRefreshCarriers(),
  });

/** Sends an invitation again. The server returns its link only once. */
export const useResendInvitation = () =>
  useMutation({
    mutationFn: async (id: number): Promise<SentInvitation> =>
      (await call('PUT /carriers/{id}/resend', { path: { id } })).data,
    onSettled: useRefreshCarriers(),
  });

async function labelIdsOf(names: readonly string[], known: readonly Label[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const label = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
    ids.push(label?.id ?? (await call('POST /labels', { body: { name } })).data.id);
  }
  return ids;
}

export const useSetLabels = (known: readonly Label[]) =>
  useMutation({
    mutationFn: async ({ id, names }: { id: number; names: readonly string[] }) =>
      call('PUT /carriers/{id}', { path: { id }, body: { label_ids: await labelIdsOf(names, known) } }),
    onSettled: useRefreshCarriers(),
    ...onPage,
  });

export const useCreateLabel = () =>
  useMutation({
    mutationFn: (name: string) => call('POST /labels', { body: { name } }),
    onSuccess: useRefreshCarriers(),
    ...onPage,
  });

export const useDeleteLabel = () =>
  useMutation({
    mutationFn: (id: number) => call('DELETE /labels/{id}', { path: { id } }),
    onSettled: useRefreshCarriers(),
    ...onPage,
  });

export const companySearchQuery = (wanted: { name: string; legalId: string }) =>
  queryOptions({
    queryKey: carrierKeys.companySearch(wanted),
    queryFn: async () => {
      const body = wanted.legalId ? { legal_id: wanted.legalId } : { search: wanted.name };
      return (await call('POST /company/search', { body, idempotencyKey: false })).data;
    },
    enabled: wanted.legalId.length >= 2 || wanted.name.length >= 2,
  });

export type InviteBody = BodyOf<ShipperApi['POST /catalogs/invite/create']>;
export type InviteAnswer = AnswerOf<ShipperApi['POST /catalogs/invite/create']>;

export const invite = (body: InviteBody): Promise<InviteAnswer> => call('POST /catalogs/invite/create', { body });

export { labelIdsOf, useRefreshCarriers };
