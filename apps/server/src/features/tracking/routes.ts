import type { CarrierApi, DriverApi, SharedApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { receivePagePositions, receivePositions } from './positions/receive-positions';
import { showTrack } from './track/show-track';
import { addSource, changeSource, revokeSource, showSources } from './sources/sources';

export const trackingRoutes = {
  'GET /loads/{id}/track': async (context, { params }) => ({ data: await showTrack(context, params.id) }),
} satisfies Partial<Handlers<SharedApi>>;

export const trackingCarrierRoutes = {
  ...trackingRoutes,
  'GET /tracking_sources': async (context) => ({ data: await showSources(context) }),
  'POST /tracking_sources': async (context, { body }) => ({ data: await addSource(context, body) }),
  'PUT /tracking_sources/{id}': async (context, { params, body }) => ({
    data: await changeSource(context, params.id, body),
  }),
  'DELETE /tracking_sources/{id}': async (context, { params }) => {
    await revokeSource(context, params.id);
    return undefined;
  },
  'POST /positions': { ownTransaction: receivePositions },
} satisfies Partial<Handlers<CarrierApi>>;

export const trackingDriverRoutes = {
  'POST /positions': async (context, { body }) => ({ data: await receivePagePositions(context, body.positions) }),
} satisfies Partial<Handlers<DriverApi>>;
