import type { ChainEntry } from '@tenderlane/contract';
import { useMutation } from '@tanstack/react-query';
import { checkTenderChain } from '@tenderlane/web/auction/check-tender-chain';
import { call } from '../../lib/api';

/** All pages of the chain. */
async function fetchChain(id: number) {
  const entries: ChainEntry[] = [];
  for (let after: string | undefined; ;) {
    const { data, meta } = await call('GET /loads/{id}/chain', { path: { id }, query: { after, per_page: 100 } });
    entries.push(...data);
    if (!meta.next) return { entries, open: meta.open };
    after = meta.next;
  }
}

/** Fetches the chain of a tender and computes it again in this browser; null while it is closed. */
export const useChainCheck = (id: number) =>
  useMutation({
    mutationFn: async () => {
      const { entries, open } = await fetchChain(id);
      return open ? checkTenderChain(entries) : null;
    },
  });
