import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { previewBulk, startBulk } from '../bulk';
import { assignVehicle } from './assign-vehicle';
import { nameVehicle } from './name-vehicle';
import { showOwnVehicle, showVehicle } from './show-vehicle';
import { answerChange } from './changes/decide-change';
import { proposeChange } from './changes/propose-change';
import { orderChanges } from './bulk/order-changes';
import { addTask, changeTask, removeTask } from './tasks/change-tasks';
import { addProof, decideProof } from './trip/prove-delivery';
import { reportStopByHand } from './trip/report-stop';
import { showTrip } from './trip/show-trip';

const shared = {
  'GET /loads/{id}/trip': async (context, { params }) => ({ data: await showTrip(context, params.id) }),
  'PUT /loads/{id}/trip/stops/{stop_id}': async (context, { params, body }) => ({
    data: await reportStopByHand(context, params.id, params.stop_id, body),
  }),
  'POST /loads/{id}/trip/stops/{stop_id}/proofs': async (context, { params, body }) => ({
    data: await addProof(context, params.id, params.stop_id, body),
  }),
  'POST /loads/{id}/trip/changes': async (context, { params, body }) => ({
    data: await proposeChange(context, params.id, body),
  }),
  'PUT /loads/{id}/trip/changes/{change_id}': async (context, { params, body }) => ({
    data: await answerChange(context, params.id, params.change_id, body),
  }),
  'POST /loads/{id}/trip/tasks': async (context, { params, body }) => ({
    data: await addTask(context, params.id, body),
  }),
  'PUT /loads/{id}/trip/tasks/{task_id}': async (context, { params, body }) => ({
    data: await changeTask(context, params.id, params.task_id, body),
  }),
  'DELETE /loads/{id}/trip/tasks/{task_id}': async (context, { params }) => {
    await removeTask(context, params.id, params.task_id);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>> & Partial<Handlers<CarrierApi>>;

export const tripRoutes = {
  ...shared,
  'PUT /loads/{id}/trip/proofs/{proof_id}': async (context, { params, body }) => ({
    data: await decideProof(context, params.id, params.proof_id, body),
  }),
  'GET /loads/{id}/vehicle': async (context, { params }) => ({ data: await showVehicle(context, params.id) }),
  'POST /loads/trip/bulk/preview': async (context, { body }) => ({
    data: await previewBulk(orderChanges, context, body),
  }),
  'POST /loads/trip/bulk': async (context, { body }) => ({ data: await startBulk(orderChanges, context, body) }),
} satisfies Partial<Handlers<ShipperApi>>;

export const tripCarrierRoutes = {
  ...shared,
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
