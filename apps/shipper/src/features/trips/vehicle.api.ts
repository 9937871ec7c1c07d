import { queryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { fleetKeys } from '@tenderlane/web/fleet/query-keys';
import { call } from '../../lib/api';

export const vehicleQuery = (id: number) =>
  queryOptions({
    queryKey: fleetKeys.vehicle(id),
    queryFn: async () => (await call('GET /loads/{id}/vehicle', { path: { id } })).data,
    ...liveQuery,
  });
