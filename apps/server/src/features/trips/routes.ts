import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { assignVehicle } from './assign-vehicle';
import { nameVehicle } from './name-vehicle';
import { showOwnVehicle, showVehicle } from './show-vehicle';

export const tripRoutes = {
  'GET /loads/{id}/vehicle': async (context, { params }) => ({ data: await showVehicle(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;

export const tripCarrierRoutes = {
  'GET /loads/{id}/vehicle': async (context, { params }) => ({ data: await showOwnVehicle(context, params.id) }),
  'PUT /loads/{id}/vehicle/names': async (context, { params, body }) => {
    await nameVehicle(context, params.id, body);
    return { data: await showOwnVehicle(context, params.id) };
  },
  'PUT /loads/{id}/vehicle': async (context, { params, body }) => {
    await assignVehicle(context, params.id, body);
    return { data: await showOwnVehicle(context, params.id) };
  },
} satisfies Partial<Handlers<CarrierApi>>;
