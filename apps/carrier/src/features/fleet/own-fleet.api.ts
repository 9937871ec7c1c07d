import { hasRight } from '@tenderlane/domain/core';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { useAccount } from '@tenderlane/web/core/queries/account';
import type { FleetSource, SendFleet } from '@tenderlane/web/fleet/fleet.api';
import type { VerifyCalls } from '@tenderlane/web/fleet/verify-contact';
import { call } from '../../lib/api';

const PLACES = {
  list: '',
  one: '/{id}',
  restore: '/{id}/restore',
  history: '/{id}/history',
  export: '/export',
  exports: '/exports',
} as const;

/** The four kinds have equal calls under their own names, so one key stands for all. */
const sendOf =
  (kind: FleetKind): SendFleet =>
  async (method, place, { id, query, body }) =>
    call(
      `${method} /${kind}s${PLACES[place]}` as 'PUT /drivers/{id}',
      {
        ...(id !== undefined && { path: { id } }),
        ...(query && { query }),
        ...(body && { body }),
      } as never,
    );

const verifyCalls: VerifyCalls = {
  sendCode: (id, channel) => call('POST /contacts/{id}/code', { path: { id }, body: { channel } }),
  verify: (id, channel, code) => call('PUT /contacts/{id}/verify', { path: { id }, body: { channel, code } }),
};

export function useOwnFleet(kind: FleetKind): FleetSource & VerifyCalls {
  const role = useAccount()?.role;
  return {
    kind,
    side: 'carrier',
    mayWrite: role ? hasRight('carrier', role, 'bids.write') : false,
    carrierId: null,
    send: sendOf(kind),
    ...verifyCalls,
  };
}
