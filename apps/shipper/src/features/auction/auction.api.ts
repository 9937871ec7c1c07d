import { useMutation } from '@tanstack/react-query';
import { fetchChain } from '@tenderlane/web/auction/fetch-chain';
import { call } from '../../lib/api';

/** Downloads a tender's chain and verifies it in this browser; null while it is closed. */
export const useChainCheck = (id: number) =>
  useMutation({
    mutationFn: async () => {
      const { entries, open } = await fetchChain((query) => call('GET /loads/{id}/chain', { path: { id }, query }));
      if (!open) return null;
      const { checkTenderChain } = await import('@tenderlane/web/auction/check-tender-chain');
      return checkTenderChain(entries);
    },
  });
