import type { CarrierApi, DriverApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../../platform/http/mount-api';
import { addPhotos } from './add-photos';
import { proveByDriver, sendDriverFiles } from './driver-proof';
import { markByDriver } from './mark-task';
import { openLink, optOut } from './open-link';
import { passLink, showDriverLink } from './pass-link';
import { takeBackReport, takeReports } from './report';
import { changeSharing, setUpApp } from './share';
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
  'PUT /sharing': async (context, { body }) => ({ data: await changeSharing(context, body.is_on) }),
  'POST /app': async (context) => ({ data: await setUpApp(context) }),
  'GET /trip': async (context) => ({ data: await showDriverTrip(context) }),
  'POST /reports': async (context, { body }) => ({ data: await takeReports(context, body.reports) }),
  'DELETE /reports/{report}': async (context, { params }) => ({ data: await takeBackReport(context, params.report) }),
  'PUT /tasks/{task_id}': async (context, { params, body }) => ({
    data: await markByDriver(context, params.task_id, body.done),
  }),
  'POST /files': { ownTransaction: sendDriverFiles },
  'POST /photos': async (context, { body }) => ({ data: await addPhotos(context, body) }),
  'POST /proofs': async (context, { body }) => ({ data: await proveByDriver(context, body) }),
} satisfies Partial<Handlers<DriverApi>>;
