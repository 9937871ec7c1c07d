import type { AnswerOf, BidBody, ShipperApi } from '@tenderlane/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { bidKeys } from './query-keys';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../lib/api';

export type ListedBid = AnswerOf<ShipperApi['GET /loads/{id}/bids']>['data'][number];

/** Loads the bids of a tender for the price chart, newest first. Only bids newer than the known ones are fetched. */
export const bidsQuery = (id: number, total: number) =>
  queryOptions({
    queryKey: bidKeys.shown(id, total),
    queryFn: async ({ client, signal }) => {
      const before = client
        .getQueriesData<ListedBid[]>({ queryKey: bidKeys.all(id) })
        .flatMap(([, data]) => data ?? []);
      const known = new Map(before.map((bid) => [bid.id, bid]));
      const fresh: ListedBid[] = [];
      for (let after: string | undefined; ;) {
        const query = { after, per_page: 100 };
        const { data, meta } = await call('GET /loads/{id}/bids', { path: { id }, query, signal });
        fresh.push(...data);
        if (!meta.next || data.some((bid) => known.has(bid.id))) break;
        after = meta.next;
      }
      const found = new Set(fresh.map((bid) => bid.id));
      return [...fresh, ...[...known.values()].filter((bid) => !found.has(bid.id))];
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

export const carrierBidsQuery = (id: number, optionId: number) =>
  infiniteQueryOptions({
    queryKey: bidKeys.ofOption(id, optionId),
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /loads/{id}/bids', { path: { id }, query: { option_id: optionId, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  });

export function usePhoneBid(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ optionId, body }: { optionId: number; body: BidBody }) =>
      call('POST /loads/{id}/options/{option_id}/bids', { path: { id, option_id: optionId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loadKeys.all }),
  });
}
