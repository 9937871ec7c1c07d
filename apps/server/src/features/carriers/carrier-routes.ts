import type { CarrierApi, PublicApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { setOwnCapabilities, showOwnCapabilities } from './capabilities/set-capabilities';
import { acceptCarrierInvitation } from './invitations/accept-carrier-invitation';
import { noteInvitationOpened } from './invitations/follow-invitation';
import { optOut } from './invitations/opt-out';
import { openPersonalLink } from './links/personal-link';
import { presentShipper } from './presenter';
import { listShippers } from './queries';
import { listOwnInvitations, showInvitation } from './invitations/read-invitation';

export const carrierAppRoutes = {
  'GET /invitations': async (context) => ({ data: await listOwnInvitations(context) }),
  'GET /invitations/{code}': async (context, { params }) => ({ data: await showInvitation(context, params.code) }),
  'POST /invitations/{code}/accept': async (context, { params, body }) => ({
    data: await acceptCarrierInvitation(context, params.code, body.company),
  }),
  'POST /invitations/{code}/opened': async (context, { params }) => noteInvitationOpened(context, params.code),
  'POST /auth/link': async (context) => ({ data: await openPersonalLink(context) }),
  'POST /links/opt_out': async (context) => optOut(context),
  'GET /account/capabilities': async (context) => ({ data: await showOwnCapabilities(context) }),
  'PUT /account/capabilities': async (context, { body }) => ({ data: await setOwnCapabilities(context, body) }),
  'GET /shippers': async ({ sql, principal }) => ({
    data: (await listShippers(sql, principal.companyId)).map(presentShipper),
  }),
} satisfies Partial<Handlers<CarrierApi>>;

export const carrierPublicRoutes = {
  'GET /invitations/{code}': async (context, { params }) => ({ data: await showInvitation(context, params.code) }),
} satisfies Partial<Handlers<PublicApi>>;
