import type { CarrierApi, DriverApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../../platform/http/mount-api';
import { openLink, optOut } from './open-link';
import { passLink, showDriverLink } from './pass-link';
import { showDriverTrip } from './show-driver-trip';

export const shipperLinkRoutes = {
  'GET /loads/{id}/driver_link': async (context, { params }) => ({ data: await showDriverLink(context, params.id) }),
  'POST /loads/{id}/driver_link': async (context, { params, body }) => {
    const { url: _secret, ...shown } = await passLink(context, params.id, body);
    return { data: shown };
  },
} satisfies Partial<Handlers<ShipperApi>>;

export const carrierLinkRoutes = {
  'GET /loads/{id}/driver_link': async (context, { params }) => ({ data: await showDriverLink(context, params.id) }),
  'POST /loads/{id}/driver_link': async (context, { params, body }) => ({
    data: await passLink(context, params.id, body),
  }),
} satisfies Partial<Handlers<CarrierApi>>;

export const driverRoutes = {
  'POST /open': async (context, { body }) => ({ data: await openLink(context, body.secret) }),
  'POST /opt_out': async (context, { body }) => {
    await optOut(context, body.undo === true);
    return undefined;
  },
  'GET /trip': async (context) => ({ data: await showDriverTrip(context) }),
} satisfies Handlers<DriverApi>;
