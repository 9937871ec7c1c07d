import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../../platform/http/mount-api';
import { showWatch, watchLoad } from './watch-load';

export const watchRoutes = {
  'GET /loads/{id}/watch': async (context, { params }) => ({ data: await showWatch(context, params.id) }),
  'PUT /loads/{id}/watch': async (context, { params, body }) => ({ data: await watchLoad(context, params.id, body) }),
} satisfies Partial<Handlers<ShipperApi & CarrierApi>>;
