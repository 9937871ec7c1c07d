import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const stateOf = async ({ carrierId }: Carrier) => {
  const { state, checked } = await shipper.done('GET /carriers/{id}', carrierId);
  return { state, checked };
};

it('a carrier that accepted an invitation has joined; it is checked once a person confirmed its number', async () => {
  const carrier = await joinCarrier(app, shipper, { legal_id: '5260250995' });
  expect(await stateOf(carrier)).toEqual({ state: 'verified', checked: null });
  const seen = { name: carrier.name, country_id: 'pl', legal_id: '5260250995' };
  await shipper.done('PUT /carriers/{id}/confirm_legal_id', carrier.carrierId, seen);
  const at = new Date(app.clock.at).toISOString();
  expect(await stateOf(carrier)).toEqual({ state: 'verified', checked: { by: expect.stringMatching(/\w/), at } });
  await shipper.done('PUT /carriers/{id}/unconfirm_legal_id', carrier.carrierId);
  expect(await stateOf(carrier)).toEqual({ state: 'verified', checked: null });
});

it('a carrier is checked once a person has approved its packet', async () => {
  const carrier = await joinCarrier(app, shipper);
  const at = new Date(app.clock.at).toISOString();
  await app.database.run(
    `insert into packets (company_id, carrier_company_id, carrier_id, state, approved_at, approved_by)
     select company_id, carrier_company_id, id, 'approved', $3, (select admin_id from companies where id = $1)
       from carriers where company_id = $1 and id = $2`,
    [shipper.companyId, carrier.carrierId, at],
  );
  await app.database.run(`update carriers set packet_status = 'approved' where company_id = $1 and id = $2`, [
    shipper.companyId,
    carrier.carrierId,
  ]);
  expect(await stateOf(carrier)).toEqual({ state: 'verified', checked: { by: expect.stringMatching(/\w/), at } });
});
