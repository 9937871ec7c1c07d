import type { LoadOption } from '@tenderlane/web/support/ask.dialog';
import { call } from '../../lib/api';

const TABS = ['awards', 'bids', 'open'] as const;

export async function searchLoads(search: string): Promise<LoadOption[]> {
  const pages = await Promise.all(
    TABS.map((tab) => call('GET /loads', { query: { tab, ...(search !== '' && { search }), per_page: 10 } })),
  );
  const labels = pages.flatMap(({ data }) =>
    data.map(({ id, number, name }) => [id, [number, name].filter(Boolean).join(' · ')] as const),
  );
  return [...new Map(labels)].map(([id, label]) => ({ id, label }));
}
