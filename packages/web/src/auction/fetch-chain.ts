import type { ChainEntry } from '@tenderlane/contract';

interface ChainPage {
  data: ChainEntry[];
  meta: { open: boolean; next: string | null };
}

export async function fetchChain(
  fetchPage: (query: { after: string | undefined; per_page: 100 }) => Promise<ChainPage>,
) {
  const entries: ChainEntry[] = [];
  for (let after: string | undefined; ;) {
    const { data, meta } = await fetchPage({ after, per_page: 100 });
    entries.push(...data);
    if (!meta.next) return { entries, open: meta.open };
    after = meta.next;
  }
}
