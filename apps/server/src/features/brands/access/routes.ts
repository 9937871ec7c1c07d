import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../../platform/http/mount-api';
import { askForAccess, showOwnRequests } from './ask-for-access';
import { approveAccess, declineAccess, showAccessRequests } from './decide-access';

export const accessRoutes = {
  'GET /account/access_requests': async (context) => ({ data: await showOwnRequests(context) }),
  'POST /account/access_requests': async (context, { body }) => ({
    data: await askForAccess(context, body.company_id, { message: body.text, page: body.page ?? null }),
  }),
  'GET /profile/access_requests': (context, { query }) => showAccessRequests(context, query),
  'PUT /profile/access_requests/{id}/approve': async (context, { params, body }) => ({
    data: await approveAccess(context, params.id, body.role),
  }),
  'PUT /profile/access_requests/{id}/decline': async (context, { params, body }) => ({
    data: await declineAccess(context, params.id, body.reason),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
