import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi, TrackingSource } from '@tenderlane/contract';
import { call } from '../../lib/api';
import { trackingKeys } from './query-keys';

export type SourceBody = BodyOf<CarrierApi['POST /tracking_sources']>;

export const sourcesQuery = queryOptions({
  queryKey: trackingKeys.sources,
  queryFn: async () => (await call('GET /tracking_sources')).data,
});

const PER_PAGE = 100;

/** Every truck, because a telematics account often has all of them. */
export const trucksQuery = queryOptions({
  queryKey: trackingKeys.trucks,
  queryFn: async () => {
    const found: { id: number; plate: string }[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call('GET /trucks', { query: { page, per_page: PER_PAGE, sort: 'plate' } });
      found.push(...data);
      if (data.length < PER_PAGE) return found.map(({ id, plate }) => ({ value: String(id), label: plate }));
    }
  },
});

interface SavedSource {
  source: TrackingSource;
  /** Of a new account. */
  token: string | null;
}

export function useSaveSource(id: number | null, onSaved: (saved: SavedSource) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true as const },
    mutationFn: async (body: SourceBody): Promise<SavedSource> =>
      id === null
        ? (await call('POST /tracking_sources', { body })).data
        : { source: (await call('PUT /tracking_sources/{id}', { path: { id }, body })).data, token: null },
    onSuccess: onSaved,
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackingKeys.sources, exact: true }),
  });
}

export function useRevokeSource(onRevoked: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true as const },
    mutationFn: (id: number) => call('DELETE /tracking_sources/{id}', { path: { id } }),
    onSuccess: onRevoked,
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackingKeys.sources, exact: true }),
  });
}
