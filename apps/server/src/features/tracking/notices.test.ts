import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { startApp, type TestApp } from '../../../test/start-app';
import { northOf, trackedOrder } from '../../../test/tracking/tracked-order';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('an arrival is told once, by the source that reported it first', async () => {
  const order = await trackedOrder(app);
  const told = async () => {
    while ((await app.dispatcher.runOnce()) > 0);
    const { data } = (await order.shipper.call('GET /notifications')).body;
    return data.filter(({ title }) => title === 'The truck has arrived').map(({ description }) => description);
  };
  const at = (minutes: number) => ({ ...northOf(order.pickup, 0), at: app.clock.at - minutes * MINUTE_MS });
  await order.send([at(2), at(1)]);
  expect(await told()).toEqual([expect.stringContaining('Gdańsk')]);
  app.clock.at += 5 * MINUTE_MS;
  await order.report(order.anna, 0, 'arrived');
  expect(await told()).toHaveLength(1);
  await order.report(order.anna, -1, 'arrived', { reason: 'The pickup was loaded before' });
  expect(await told()).toHaveLength(2);
});
