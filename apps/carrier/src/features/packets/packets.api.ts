import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi, CarrierDocument, DocumentBody, OwnPacket } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { packetKeys } from '@tenderlane/web/packets/query-keys';
import type { DocumentStore } from '@tenderlane/web/packets/documents-panel';
import { call } from '../../lib/api';

export type FillBody = BodyOf<CarrierApi['PUT /packets/{id}']>;

export const ownPacketsQuery = queryOptions({
  queryKey: packetKeys.own,
  queryFn: async () => (await call('GET /packets')).data,
  ...liveQuery,
});

export const ownPacketQuery = (id: number) =>
  queryOptions({
    queryKey: packetKeys.one(id),
    queryFn: async ({ signal }): Promise<OwnPacket> => (await call('GET /packets/{id}', { path: { id }, signal })).data,
    ...liveQuery,
  });

export const documentsQuery = queryOptions({
  queryKey: packetKeys.documents(null),
  queryFn: async () => (await call('GET /account/documents')).data,
  ...liveQuery,
});

export const expiringQuery = queryOptions({
  queryKey: packetKeys.expiring({}),
  queryFn: async () => (await call('GET /account/documents/expiring')).data,
});

export const reusableQuery = (id: number) =>
  queryOptions({
    queryKey: packetKeys.reusable(id),
    queryFn: async () => (await call('GET /packets/{id}/reusable', { path: { id } })).data,
  });

export const ownDocuments: DocumentStore = {
  topics: [packetKeys.all],
  create: async (body) => (await call('POST /account/documents', { body })).data,
  change: (id, body) => call('PUT /account/documents/{id}', { path: { id }, body }),
  remove: (id) => call('DELETE /account/documents/{id}', { path: { id } }),
  restore: (id) => call('PUT /account/documents/{id}/restore', { path: { id } }),
  history: (id, query) => call('GET /account/documents/{id}/history', { path: { id }, query }),
};

export const saveFilled = async (id: number, body: FillBody): Promise<OwnPacket> =>
  (await call('PUT /packets/{id}', { path: { id }, body })).data;

type Step =
  | { step: 'submit' | 'reopen' }
  | { step: 'agree'; name: string; version: number }
  | { step: 'reuse'; packetId: number };

async function take(id: number, step: Step): Promise<OwnPacket> {
  const path = { id };
  switch (step.step) {
    case 'submit':
      return (await call('PUT /packets/{id}/submit', { path })).data;
    case 'reopen':
      return (await call('PUT /packets/{id}/reopen', { path })).data;
    case 'agree':
      return (await call('PUT /packets/{id}/agreement', { path, body: { name: step.name, version: step.version } }))
        .data;
    case 'reuse':
      return (await call('PUT /packets/{id}/reuse', { path, body: { packet_id: step.packetId } })).data;
  }
}

export function usePacketStep(id: number, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => take(id, step),
    // Call `onDone` first: the component may be unmounted once the response is shown.
    onSuccess: (packet) => {
      onDone?.();
      queryClient.setQueryData(packetKeys.one(id), packet);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: packetKeys.all }),
    meta: { errorOnPage: true },
  });
}

export function useCreateDocument(onCreated: (document: CarrierDocument) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: DocumentBody) => (await call('POST /account/documents', { body })).data,
    onSuccess: async (document) => {
      await queryClient.invalidateQueries({ queryKey: packetKeys.documents(null) });
      onCreated(document);
    },
    meta: { errorOnPage: true },
  });
}
