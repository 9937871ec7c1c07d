import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, PacketContentBody, PacketSetup, ReviewedPacket, Setting, ShipperApi } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { packetKeys } from '@tenderlane/web/packets/query-keys';
import { companyKeys } from '@tenderlane/web/brands/query-keys';
import { NETWORK_TOPICS } from '@tenderlane/web/carriers/query-keys';
import type { DocumentStore } from '@tenderlane/web/packets/documents-panel';
import { call } from '../../lib/api';

export const setupQuery = queryOptions({
  queryKey: packetKeys.setup,
  queryFn: async (): Promise<PacketSetup> => (await call('GET /account/packet')).data,
});

export const settingQuery = queryOptions({
  queryKey: companyKeys.setting,
  queryFn: async (): Promise<Setting> => (await call('GET /profile/setting')).data,
});

export const packetQuery = (id: number) =>
  queryOptions({
    queryKey: packetKeys.one(id),
    queryFn: async (): Promise<ReviewedPacket> => (await call('GET /carriers/{id}/packet', { path: { id } })).data,
    ...liveQuery,
  });

export const documentsQuery = (id: number) =>
  queryOptions({
    queryKey: packetKeys.documents(id),
    queryFn: async () => (await call('GET /carriers/{id}/documents', { path: { id } })).data,
    ...liveQuery,
  });

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Papers that expire within some days from today; without a number also those of the last month and the next year. */
export const expiringQuery = (carrierId: number | null, within: number | null) =>
  queryOptions({
    queryKey: packetKeys.expiring({ carrierId, within }),
    queryFn: async () => {
      const period = within === null ? {} : { from: dayAfter(0), to: dayAfter(within) };
      const ofCarrier = carrierId === null ? {} : { carrier_id: carrierId };
      return (await call('GET /carriers/expiring', { query: { ...period, ...ofCarrier } })).data;
    },
    ...liveQuery,
  });

export const documentsAbout = (id: number): DocumentStore => ({
  topics: [packetKeys.all],
  create: (body) => call('POST /carriers/{id}/documents', { path: { id }, body }),
  change: (document_id, body) =>
    call('PUT /carriers/{id}/documents/{document_id}', { path: { id, document_id }, body }),
  remove: (document_id) => call('DELETE /carriers/{id}/documents/{document_id}', { path: { id, document_id } }),
  restore: (document_id) => call('PUT /carriers/{id}/documents/{document_id}/restore', { path: { id, document_id } }),
  history: (document_id, query) =>
    call('GET /carriers/{id}/documents/{document_id}/history', { path: { id, document_id }, query }),
});

/** Mutations with this scope run one after another, so that each knows the version saved by the previous one. */
export const DRAFT_SCOPE = 'packet';

export const savePacketDraft = async (version: number, content: PacketContentBody): Promise<PacketSetup> =>
  (await call('PUT /account/packet', { body: { version, content } })).data;

export const publishPacketDraft = async (version: number, askAgain: boolean): Promise<PacketSetup> =>
  (await call('POST /account/packet/publish', { body: { version, ask_again: askAgain } })).data;

export const discardPacketDraft = async (version: number): Promise<PacketSetup> =>
  (await call('DELETE /account/packet', { query: { version } })).data;

const onPage = { meta: { errorOnPage: true } } as const;

export function usePublish(publish: (askAgain: boolean) => Promise<PacketSetup>, onPublished: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: publish,
    scope: { id: DRAFT_SCOPE },
    onSuccess: onPublished,
    onSettled: () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    ...onPage,
  });
}

export const useDiscardDraft = (discard: () => Promise<PacketSetup>, onDiscarded: () => void) =>
  useMutation({ mutationFn: discard, scope: { id: DRAFT_SCOPE }, onSuccess: onDiscarded, ...onPage });

export function useAskNetwork(onAsked: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('POST /account/packet/ask')).data,
    // Call `onAsked` first: the new data removes the button that opened the dialog.
    onSuccess: (setup) => {
      onAsked();
      queryClient.setQueryData(packetKeys.setup, setup);
    },
    onSettled: () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    ...onPage,
  });
}

export function useSaveSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Partial<Setting>) => (await call('PUT /profile/setting', { body })).data,
    onSuccess: (setting) => queryClient.setQueryData(companyKeys.setting, setting),
    ...onPage,
  });
}

export type ReviewBody = BodyOf<ShipperApi['PUT /carriers/{id}/packet/review']>;

function usePacketCommand<Input>(
  id: number,
  run: (input: Input) => Promise<ReviewedPacket>,
  onDone: (packet: ReviewedPacket) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Call `onDone` first: the component may be unmounted once the response is shown.
    onSuccess: (packet) => {
      onDone(packet);
      queryClient.setQueryData(packetKeys.one(id), packet);
    },
    onSettled: () =>
      Promise.all([packetKeys.all, ...NETWORK_TOPICS].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    ...onPage,
  });
}

export const useReview = (id: number, onDone: (packet: ReviewedPacket) => void) =>
  usePacketCommand(
    id,
    async (body: ReviewBody) => (await call('PUT /carriers/{id}/packet/review', { path: { id }, body })).data,
    onDone,
  );

export const useAskForPacket = (id: number, onDone: () => void) =>
  usePacketCommand(
    id,
    async (_input: null) => (await call('POST /carriers/{id}/packet/ask', { path: { id } })).data,
    onDone,
  );
