import type { FleetKind } from '@tenderlane/domain/fleet';
import { useAccount } from '@tenderlane/web/core/queries/account';
import type { FleetSource, SendFleet } from '@tenderlane/web/fleet/fleet.api';
import { call } from '../../lib/api';

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
