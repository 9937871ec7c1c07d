import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import type { AnswerOf, SharedApi } from '@tenderlane/contract';
import { notificationKeys } from '../query-keys';
import { useApplication } from '../../core/application';

export type BellPages = InfiniteData<AnswerOf<SharedApi['GET /notifications']>, string | null>;

export function useBellPages() {
  const { call } = useApplication();
  return useInfiniteQuery({
    queryKey: notificationKeys.list,
    queryFn: ({ pageParam: after }) => call('GET /notifications', { query: after === null ? {} : { after } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    retry: false,
    meta: { errorLogged: true },
  });
}

/** Marks everything up to an entry as read; returns the number of unread ones left. */
export function useMarkRead() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: async (untilId: number) =>
      (await call('POST /notifications', { body: { until_id: untilId } })).data.total_unread,
    // It runs automatically, so a failure is not reported: the entries stay unread.
    meta: { errorOnPage: true },
  });
}
