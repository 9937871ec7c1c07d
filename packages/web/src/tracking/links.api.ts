import type { BodyOf, ShipperApi, TrackingLinks } from '@tenderlane/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../core/client/api-error';
import type { Client } from '../core/client/client';
import { liveQuery } from '../core/queries/live';
import { linkKeys } from './query-keys';

export type NewTrackingLink = BodyOf<ShipperApi['POST /loads/{id}/tracking_links']>;

export interface LinkStop {
  id: number;
  name: string | null;
  city: string;
}

export type LinkCalls = Client<
  Pick<
    ShipperApi,
    'GET /loads/{id}/tracking_links' | 'POST /loads/{id}/tracking_links' | 'DELETE /loads/{id}/tracking_links/{link_id}'
  >
>['call'];

export const trackingLinksQuery = (call: LinkCalls, loadId: number) =>
  queryOptions({
    queryKey: linkKeys.ofLoad(loadId),
    queryFn: async (): Promise<TrackingLinks | null> => {
      try {
        return (await call('GET /loads/{id}/tracking_links', { path: { id: loadId } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'session.code-needed') return null;
        throw error;
      }
    },
    ...liveQuery,
  });

function useLinkChange<Values>(loadId: number, send: (values: Values) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true as const },
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: linkKeys.ofLoad(loadId) }),
  });
}

export const useAddLink = (call: LinkCalls, id: number, onDone: () => void) =>
  useLinkChange(id, (body: NewTrackingLink) => call('POST /loads/{id}/tracking_links', { path: { id }, body }), onDone);

export const useRevokeLink = (call: LinkCalls, id: number, onDone: () => void) =>
  useLinkChange(
    id,
    (linkId: number) => call('DELETE /loads/{id}/tracking_links/{link_id}', { path: { id, link_id: linkId } }),
    onDone,
  );
