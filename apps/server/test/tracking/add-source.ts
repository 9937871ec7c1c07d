import { TRUCK } from '@tenderlane/contract/fleet/examples';
import type { Carrier } from '../build';

async function anyTruck(carrier: Carrier): Promise<number> {
  const listed = (await carrier.call('GET /trucks')).body.data[0];
  return listed?.id ?? (await carrier.call('POST /trucks', { body: TRUCK })).body.data.id;
}

/** A telematics account with one device, which belongs to the truck or to any of the carrier. */
export async function addSource(carrier: Carrier, truckId?: number, device = '902064') {
  const truck = truckId ?? (await anyTruck(carrier));
  const body = { name: 'Wialon', devices: [{ device, truck_id: truck }] };
  return (await carrier.call('POST /tracking_sources', { body })).body.data;
}
