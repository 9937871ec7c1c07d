import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, select, signUpShipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { driverSecret, openTrip, type DriverCaller } from '../../../../test/trips/open-trip';

let app: TestApp;
let drivers: DriverCaller[];
beforeAll(async () => {
  app = await startApp({ REQUESTS_PER_MINUTE: '200' });
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  drivers = [];
  for (let count = 0; count < 2; count++) {
    const id = await openTender(app, shipper);
    await bid(carrier, id, 240_000);
    await select(shipper, id, carrier);
    await carrier.done('PUT /loads/{id}/confirm', id, {});
    drivers.push(await openTrip(app, await driverSecret(carrier, id)));
  }
});
afterAll(() => app.close());

it('requests are counted by the link: drivers behind one address do not hinder each other', async () => {
  const [busy, quiet] = drivers as [DriverCaller, DriverCaller];
  const ask = async (driver: DriverCaller) => (await driver.send('GET /trip')).status;
  expect(await ask(quiet)).toBe(200);
  const answers: number[] = [];
  for (let count = 0; count < 202; count++) answers.push(await ask(busy));
  expect(answers.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200));
  expect(answers.at(-1)).toBe(429);
  expect(await ask(quiet)).toBe(200);
});
