import { bid, openTender, select, type Carrier, type Shipper } from '../build';
import type { TestApp } from '../start-app';

export async function confirmOrder(app: TestApp, shipper: Shipper, carrier: Carrier): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  return id;
}
