import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementKeys } from './query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../lib/api';

export const announcementsQuery = infiniteQueryOptions({
  queryKey: announcementKeys.list,
  initialPageParam: null as string | null,
  queryFn: ({ pageParam }) => call('GET /announcements', { query: pageParam === null ? {} : { after: pageParam } }),
  getNextPageParam: ({ meta }) => meta.next,
  ...liveQuery,
});

export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: announcementKeys.one(id),
    queryFn: async () => (await call('GET /announcements/{id}', { path: { id } })).data,
  });

export function useReadAnnouncement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /announcements/{id}/read', { path: { id } }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(announcementQuery(id).queryKey, data);
      await queryClient.invalidateQueries({ queryKey: announcementKeys.list });
    },
    // A failure is ignored; the next visit marks it.
    meta: { errorOnPage: true },
  });
}
