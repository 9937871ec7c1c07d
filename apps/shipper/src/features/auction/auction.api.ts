import { useMutation } from '@tanstack/react-query';
import { checkTenderChain } from '@tenderlane/web/auction/check-tender-chain';
import { fetchChain } from '@tenderlane/web/auction/fetch-chain';
import { call } from '../../lib/api';

/** Downloads a tender's chain and verifies it in this browser; null while it is closed. */
export const useChainCheck = (id: number) =>
  useMutation({
    mutationFn: async () => {
      const { entries, open } = await fetchChain((query) => call('GET /loads/{id}/chain', { path: { id }, query }));
      return open ? checkTenderChain(entries) : null;
    },
  });
