import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { askHelp } from './ask-help';
import { closeRequest, consentToLook, operateRequest, reopenRequest } from './change-request';
import { showQueue, showRequest, showRequests } from './show-requests';

export const requestRoutes = {
  'GET /requests': (context, { query }) => showRequests(context, query),
  'POST /requests': { ownTransaction: askHelp },
  'GET /requests/{id}': async (context, { params }) => ({ data: await showRequest(context, params.id) }),
  'PUT /requests/{id}/close': async (context, { params }) => ({ data: await closeRequest(context, params.id) }),
  'PUT /requests/{id}/reopen': async (context, { params }) => ({ data: await reopenRequest(context, params.id) }),
  'PUT /requests/{id}/consent': async (context, { params }) => ({ data: await consentToLook(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;

export const operatorRequestRoutes = {
  'GET /operator/requests': (context, { query }) => showQueue(context, query),
  'PUT /operator/requests/{id}': async (context, { params, body }) => ({
    data: await operateRequest(context, params.id, body),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
