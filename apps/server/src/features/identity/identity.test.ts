import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, joinCarrier, signUpShipper, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => { app = await startApp(); app.server.addHook('onError', async (_r, _p, e) => { console.log(e); }); });
afterAll(() => app.close());

it('smoke', async () => {
  const shipper = await signUpShipper(app);
  const account = await shipper.call('GET /account');
  console.log(JSON.stringify(account.body));
  const carrier = await joinCarrier(app, shipper);
  console.log(JSON.stringify((await carrier.call('GET /account')).body), JSON.stringify((await shipper.call('GET /carriers')).body));
  console.log(await app.lastMessage(carrier.login), await app.lastMessage(shipper.login));
  for (const key of ['GET /carriers/counts','GET /labels','GET /profile/users','GET /profile/setting','GET /accounting/subscriptions/account','GET /account/sessions', 'GET /profile/info'] as const) console.log(key, JSON.stringify((await shipper.call(key)).body));
  console.log(JSON.stringify((await shipper.call('POST /company/search', { body: { search: 'carr' } })).body));
  console.log(JSON.stringify(await shipper.send('POST /loads', { body: { country_id: 'pl' } })));
  console.log(await app.lastMessage(carrier.login));
  expect(account.status).toBe(200);
});
