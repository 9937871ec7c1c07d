import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bid,
  endBidding,
  gridRow,
  joinCarrier,
  numberOf,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { inviteCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});

const dealings = (who: Shipper, id = carrier.carrierId) => who.done('GET /carriers/{id}/dealings', id);

async function win(): Promise<number> {
  const load = await openTender(app, shipper);
  await bid(carrier, load, 200_000);
  await endBidding(app, shipper, load);
  await select(shipper, load, carrier);
  await carrier.done('PUT /loads/{id}/confirm', load, {});
  return load;
}

it('a carrier without a tender has no dealings and no chat', async () => {
  expect(await dealings(shipper)).toEqual({ option_id: null, last_award: null });
  const { id } = await inviteCarrier(shipper);
  expect(await dealings(shipper, id)).toEqual({ option_id: null, last_award: null });
});

it('the dealings name the newest order that the carrier confirmed, and the option of the newest tender', async () => {
  await win();
  const load = await win();
  const newest = await openTender(app, shipper);
  expect(await dealings(shipper)).toEqual({
    option_id: (await gridRow(shipper, newest, carrier)).id,
    last_award: { load_id: load, number: await numberOf(shipper, load), price: { amount: 200_000, currency: 'EUR' } },
  });
});

it('a shipper reads the dealings of its own carriers only', async () => {
  await win();
  const other = await signUpShipper(app);
  const foreign = await other.send('GET /carriers/{id}/dealings', { path: { id: carrier.carrierId } });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'record.not-found']);
  const { body } = await other.call('POST /catalogs/invite/create', {
    body: { invitations: [{ login: carrier.login }] },
  });
  await carrier.call('POST /invitations/{code}/accept', { path: { code: body.data[0]!.code }, body: {} });
  expect(await dealings(other, body.data[0]!.id)).toEqual({ option_id: null, last_award: null });
});
