import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../lib/api';

/** What shippers announced to the company, newest first. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: queryKeys.announcements.list,
  initialPageParam: null as string | null,
  queryFn: ({ pageParam }) => call('GET /announcements', { query: pageParam === null ? {} : { after: pageParam } }),
  getNextPageParam: ({ meta }) => meta.next,
  ...liveQuery,
});

export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.announcements.one(id),
    queryFn: async () => (await call('GET /announcements/{id}', { path: { id } })).data,
  });

/** Whoever has it before the eyes has read it. */
export function useReadAnnouncement(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /announcements/{id}/read', { path: { id } }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(announcementQuery(id).queryKey, data);
      await queryClient.invalidateQueries({ queryKey: queryKeys.announcements.list });
    },
    // What could not be noted is noted with the next visit.
    meta: { errorOnPage: true },
  });
}
