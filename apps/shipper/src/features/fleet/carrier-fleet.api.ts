import { queryOptions } from '@tanstack/react-query';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { fleetKeys } from '@tenderlane/web/fleet/query-keys';
import type { FleetSource, SendFleet } from '@tenderlane/web/fleet/fleet.api';
import { call } from '../../lib/api';

/** The four kinds have equal calls under their own names, so one key stands for all. */
function sendOf(kind: FleetKind, carrierId: number): SendFleet {
  const one = `/{${kind}_id}`;
  const places = {
    ...{ list: '', export: '/export', exports: '/exports' },
    ...{ one, restore: `${one}/restore`, history: `${one}/history` },
  };
  return async (method, place, { id, query, body }) =>
    call(
      `${method} /carriers/{id}/${kind}s${places[place]}` as 'PUT /carriers/{id}/drivers/{driver_id}',
      {
        path: { id: carrierId, ...(id !== undefined && { [`${kind}_id`]: id }) },
        ...(query && { query }),
        ...(body && { body }),
      } as never,
    );
}

export function useCarrierFleet(kind: FleetKind, carrierId: number): FleetSource {
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  return { kind, side: 'shipper', mayWrite, carrierId, send: sendOf(kind, carrierId) };
}

export const vehicleQuery = (id: number) =>
  queryOptions({
    queryKey: fleetKeys.vehicle(id),
    queryFn: async () => (await call('GET /loads/{id}/vehicle', { path: { id } })).data,
    ...liveQuery,
  });
