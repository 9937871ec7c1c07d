import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, joinCarrier, newLogin, openTender, signIn, signUpCarrier, signUpShipper, type Carrier } from './build';
import { addRelatedRecords } from './every-call';
import { inviteCarrier } from './network';
import {
  aboutLoad,
  expectSame,
  preparedCalls,
  sendCall,
  readsOf,
  type CallResult,
  type PreparedCall,
} from './send-calls';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
let start: number;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());

const NUMBER = '5260250995';
const company = { country_id: 'pl', legal_id: NUMBER };

type Secret = (shipper: Awaited<ReturnType<typeof signUpShipper>>, anna: Carrier) => Promise<unknown>;
const nothing: Secret = async () => undefined;

const usedEverywhere: Secret = async (shipper, anna) => {
  await signUpCarrier(app, company);
  const other = await signUpShipper(app, 'pl', { legal_id: NUMBER });
  await inviteCarrier(other, newLogin('elsewhere'), { legal_id: NUMBER });
  await anna.call('PUT /account/brand', { body: { name: 'Anna Trans', ...company } });
  const path = { id: anna.carrierId };
  const confirmed = await shipper.call('PUT /carriers/{id}/confirm_legal_id', {
    path,
    body: { name: 'Anna Trans', ...company },
  });
  expect(confirmed.status).toBe(200);
};

async function readAnswers(secret: Secret): Promise<CallResult[]> {
  app.clock.at = start;
  const shipper = await signUpShipper(app, 'pl', { name: 'Kvarta', currency: 'EUR' });
  const watcher = await joinCarrier(app, shipper, { name: 'Watcher' });
  const anna = await joinCarrier(app, shipper, { name: 'Anna Trans' });
  const id = await openTender(app, shipper);
  await bid(watcher, id, 240_000);
  await secret(shipper, anna);
  app.clock.at = start + 60_000;
  const { code, login } = await inviteCarrier(shipper, newLogin('guest'));
  const guest = await signIn(app, 'carrier', login);
  const prepared = preparedCalls('carrier', await addRelatedRecords(app, shipper, watcher, id));
  const results: CallResult[] = [];
  const send = async (token: string | null, list: PreparedCall[]) => {
    for (const call of list) results.push(await sendCall(app, 'carrier', token, call));
  };
  const body = { name: 'Watcher', ...company };
  await send(guest, [
    { key: 'POST /invitations/{code}/accept', path: { code }, body: { company: { ...body, name: 'Guest' } } },
    { key: 'GET /account' },
    { key: 'GET /loads', query: { tab: 'open' } },
    { key: 'GET /shippers' },
  ]);
  await send(watcher.token, [
    { key: 'PUT /account/brand', body },
    ...readsOf(prepared, id),
    { key: 'POST /loads/{id}/bids', path: { id }, body: { price: { amount: 230_000, currency: 'EUR' } } },
    ...readsOf(prepared, id),
    ...[...prepared.values()].filter(({ key }) => key.startsWith('PUT /loads/{id}')).map((call) => aboutLoad(call, id)),
    { key: 'POST /account/brand', body },
    { key: 'GET /account' },
  ]);
  return results;
}

it('nobody learns by typing an unconfirmed legal id that others use it', async () => {
  const [left, right] = [await readAnswers(nothing), await readAnswers(usedEverywhere)];
  expect(left[0]?.status).toBe(200);
  expect(left.filter(({ key }) => key.endsWith('/account/brand')).map(({ status }) => status)).toEqual([200, 201]);
  expectSame(left, right);
});
