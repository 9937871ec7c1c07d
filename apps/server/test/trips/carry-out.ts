import type { Carrier, Shipper } from '../build';
import type { TestApp } from '../start-app';

export const VEHICLE = { driver_name: 'Taras Melnyk', truck_plate: 'AA 1234 BC', trailer_plate: null };

export const nameVehicle = (carrier: Pick<Carrier, 'done'>, id: number) =>
  carrier.done('PUT /loads/{id}/vehicle/names', id, VEHICLE);

export async function startOrder(shipper: Pick<Shipper, 'done'>, carrier: Pick<Carrier, 'done'>, id: number) {
  await nameVehicle(carrier, id);
  return shipper.done('PUT /loads/{id}/start', id, {});
}

/** The shipper reports every stop as left now. */
export async function leaveStops(app: TestApp, shipper: Pick<Shipper, 'call' | 'done'>, id: number): Promise<void> {
  const { stops } = await shipper.done('GET /loads/{id}/trip', id);
  for (const { id: stop_id } of stops) {
    const body = { state: 'departed' as const, at: new Date(app.clock.at).toISOString() };
    await shipper.call('PUT /loads/{id}/trip/stops/{stop_id}', { path: { id, stop_id }, body });
  }
}

export async function completeOrder(app: TestApp, shipper: Pick<Shipper, 'call' | 'done'>, id: number) {
  await leaveStops(app, shipper, id);
  return shipper.done('PUT /loads/{id}/complete', id, { waive_reason: 'The papers come by post' });
}
