import type { LoadOption } from '@tenderlane/web/support/ask.dialog';
import { call } from '../../lib/api';

export async function searchLoads(search: string): Promise<LoadOption[]> {
  const { data } = await call('GET /loads', {
    query: { ...(search !== '' && { search }), sort: '-created_at', per_page: 25, total: 'none' },
  });
  return data.map(({ id, number, name }) => ({ id, label: [number, name].filter(Boolean).join(' · ') }));
}
