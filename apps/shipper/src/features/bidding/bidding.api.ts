import type { BidBody } from '@tenderlane/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { live } from '../../lib/live';
import { loadKeys } from '../loads';
import { verifyChain } from './verify-chain';

export const gridQuery = (id: number) =>
  queryOptions({
    queryKey: [...loadKeys.all, id, 'options'],
    queryFn: ({ signal }) => call('GET /loads/{id}/options', { path: { id }, signal }),
    ...live,
  });

/** The comparison grid as CSV, in the reader's language. */
export const exportGrid = (id: number): Promise<string> => call('GET /loads/{id}/options/export', { path: { id } });

/** Fetches the chain of a tender and computes it again in this browser. */
export const useChainCheck = (id: number) =>
  useMutation({
    mutationFn: async () => verifyChain((await call('GET /loads/{id}/chain', { path: { id } })).data),
  });

/** Enters a bid that a carrier made by phone. */
export function usePhoneBid(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ optionId, body }: { optionId: number; body: BidBody }) =>
      call('POST /loads/{id}/options/{option_id}/bids', { path: { id, option_id: optionId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: loadKeys.all }),
  });
}
