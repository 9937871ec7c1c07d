import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { LIMITS } from '@tenderlane/domain/core';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { announcementKeys } from './query-keys';
import { call } from '../../lib/api';

/** Poll interval while an announcement is being sent. */
const WATCHED_MS = 2_000;

export const announcementsQuery = infiniteQueryOptions({
  queryKey: announcementKeys.list,
  initialPageParam: null as string | null,
  queryFn: ({ pageParam }) => call('GET /announcements', { query: pageParam === null ? {} : { after: pageParam } }),
  getNextPageParam: ({ meta }) => meta.next,
  ...liveQuery,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.data.some(({ sent_at: sentAt }) => sentAt === null)) ? WATCHED_MS : false,
});

export const readersQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: announcementKeys.readers(id),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call('GET /announcements/{id}/recipients', {
        path: { id },
        query: { per_page: 50, ...(pageParam !== null && { after: pageParam }) },
      }),
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export const previewQuery = (asked: BodyOf<ShipperApi['POST /announcements/preview']> | null) =>
  queryOptions({
    queryKey: announcementKeys.preview(asked ?? {}),
    queryFn: asked
      ? async ({ signal }) =>
          (await call('POST /announcements/preview', { body: asked, idempotencyKey: false, signal })).data
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useAnnounce() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<ShipperApi['POST /announcements']>) => call('POST /announcements', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: announcementKeys.all }),
    meta: { errorOnPage: true },
  });
}

export const carriersFoundQuery = (search: string) =>
  queryOptions({
    queryKey: announcementKeys.preview({ search }),
    queryFn: async () => {
      const find = (state: (typeof NETWORK_RELATIONS)[number]) =>
        call('GET /carriers', { query: { state, per_page: 50, sort: 'name', ...(search && { search }) } });
      const found = await Promise.all(NETWORK_RELATIONS.map(find));
      return found.flatMap(({ data }) => data).map(({ id, name, login }) => ({ id, name: name || login || '' }));
    },
    placeholderData: keepPreviousData,
  });

export const carrierNamesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: announcementKeys.preview({ ids }),
    queryFn: async () => {
      const query = { ids: ids.join(','), per_page: LIMITS.perPageMax };
      return (await call('GET /carriers', { query })).data.map(({ id, name, login }) => ({
        id,
        name: name || login || '',
      }));
    },
    enabled: ids.length > 0,
  });
