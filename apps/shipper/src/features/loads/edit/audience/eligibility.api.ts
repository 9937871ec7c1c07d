import { queryOptions } from '@tanstack/react-query';
import { packetKeys } from '@tenderlane/web/packets/query-keys';
import { call } from '../../../../lib/api';

export const eligibilityQuery = (loadId: number) =>
  queryOptions({
    queryKey: packetKeys.eligibility(loadId),
    queryFn: async () => (await call('GET /loads/{id}/eligibility', { path: { id: loadId } })).data,
    staleTime: 0,
  });
