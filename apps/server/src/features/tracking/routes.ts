import type { CarrierApi, DriverApi, PublicApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { addLink, revokeLink, showLinks } from './links/links';
import { showFollowedTrack, showFollowedTrip } from './links/show-followed-trip';
import { receivePagePositions, receivePositions } from './positions/receive-positions';
import { showTrack } from './track/show-track';
import { addSource, changeSource, revokeSource, showSources } from './sources/sources';

export const trackingShipperRoutes = {
  'GET /loads/{id}/track': async (context, { params }) => ({ data: await showTrack(context, params.id) }),
  'GET /loads/{id}/tracking_links': async (context, { params }) => ({ data: await showLinks(context, params.id) }),
  'POST /loads/{id}/tracking_links': async (context, { params, body }) => ({
    data: await addLink(context, params.id, body),
  }),
  'DELETE /loads/{id}/tracking_links/{link_id}': async (context, { params }) => {
    await revokeLink(context, params.id, params.link_id);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>>;

export const followRoutes = {
  'GET /tracking/{code}': async (context) => ({ data: await showFollowedTrip(context) }),
  'GET /tracking/{code}/track': async (context) => ({ data: await showFollowedTrack(context) }),
} satisfies Partial<Handlers<PublicApi>>;

export const trackingCarrierRoutes = {
  ...trackingShipperRoutes,
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
