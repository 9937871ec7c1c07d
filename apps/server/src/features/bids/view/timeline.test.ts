import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, select, signUpShipper, type Carrier } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a carrier sees its own steps, and nothing of an award to others', async () => {
  const shipper = await signUpShipper(app);
  const [winner, other] = [await joinCarrier(app, shipper), await joinCarrier(app, shipper)];
  const id = await openTender(app, shipper);
  await bid(other, id, 245_000);
  await bid(winner, id, 240_000);
  const stepsOf = async (carrier: Carrier) =>
    (await carrier.done('GET /loads/{id}', id)).timeline.map(({ step }) => step);
  expect([await stepsOf(winner), await stepsOf(other)]).toEqual([['published'], ['published']]);
  await select(shipper, id, winner);
  expect([await stepsOf(winner), await stepsOf(other)]).toEqual([['published', 'winner'], ['published']]);
  await winner.done('PUT /loads/{id}/confirm', id, {});
  expect([await stepsOf(winner), await stepsOf(other)]).toEqual([['published', 'winner', 'confirmed'], ['published']]);
});
