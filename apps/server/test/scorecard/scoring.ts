import type { Metric } from '@tenderlane/domain/scorecard';
import type { Auction } from '@tenderlane/contract';
import { bid, endBidding, MINUTE_MS, openTender, select, type Carrier, type Shipper } from '../build';
import { completeOrder, startOrder } from '../trips/carry-out';
import type { TestApp } from '../start-app';

export async function confirmOrder(app: TestApp, shipper: Shipper, carrier: Carrier): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

export async function addCompletedOrder(app: TestApp, shipper: Shipper, carrier: Carrier): Promise<number> {
  const id = await confirmOrder(app, shipper, carrier);
  await startOrder(shipper, carrier, id);
  await completeOrder(app, shipper, id);
  return id;
}

export async function endTenders(
  app: TestApp,
  shipper: Shipper,
  acts: readonly ((id: number) => Promise<unknown>)[],
  terms: Partial<Auction> = {},
): Promise<number[]> {
  const ids: number[] = [];
  for (const act of acts) {
    const id = await openTender(app, shipper, terms);
    await act(id);
    ids.push(id);
  }
  for (const id of ids) await endBidding(app, shipper, id);
  return ids;
}

/** Dispatches and computes everything pending, including figures. */
export async function settle(app: TestApp): Promise<void> {
  while ((await app.dispatcher.runOnce()) > 0);
  app.clock.at += MINUTE_MS;
  await app.runDueWork();
}

export async function figure(shipper: Shipper, carrier: Pick<Carrier, 'carrierId'>, metric: Metric) {
  const { metrics } = await shipper.done('GET /carriers/{id}/scorecard', carrier.carrierId);
  const found = metrics.find((one) => one.metric === metric)!;
  return [found.value, found.numerator, found.denominator];
}

export async function behind(shipper: Shipper, carrier: Pick<Carrier, 'carrierId'>, metric: Metric) {
  const path = { id: carrier.carrierId, metric };
  return (await shipper.call('GET /carriers/{id}/scorecard/{metric}', { path })).body.data;
}
