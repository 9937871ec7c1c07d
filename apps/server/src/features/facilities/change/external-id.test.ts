import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../../test/build';
import { GDANSK } from '@tenderlane/contract/facilities/examples';
import { addFacility } from '../../../../test/facilities/add-facilities';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
});

const add = (name: string, externalId: string | null, by = shipper) =>
  by.send('POST /facilities', { body: { ...GDANSK, name, external_id: externalId } });
const change = (id: number, body: object) =>
  shipper.send('PUT /facilities/{id}', { path: { id }, body: { version: 1, ...body } });
const taken = (facility: string) => ({
  status: 409,
  body: {
    code: 'facility.external-id-taken',
    params: { facility },
    errors: { external_id: [expect.stringContaining(`“${facility}”`)] },
  },
});

describe('the external id of a facility', () => {
  it('an external id belongs to one facility of a company, which the refusal names', async () => {
    await addFacility(shipper, { name: 'First', external_id: 'W-1' });
    expect(await add('Second', 'W-1')).toMatchObject(taken('First'));
    const second = await addFacility(shipper, { name: 'Second', external_id: 'W-2' });
    expect(await change(second, { external_id: 'W-1' })).toMatchObject(taken('First'));
    expect(await change(second, { external_id: 'W-2', name: 'Renamed' })).toMatchObject({ status: 200 });
    expect((await add('No id', null)).status).toBe(201);
    expect((await add('No id either', '')).status).toBe(201);
    expect((await add('Of others', 'W-1', await signUpShipper(app))).status).toBe(201);
  });

  it('an external id is free after its facility is deleted, which then cannot be restored as a duplicate', async () => {
    const first = await addFacility(shipper, { name: 'First', external_id: 'W-1' });
    await shipper.done('DELETE /facilities/{id}', first);
    const second = await addFacility(shipper, { name: 'Second', external_id: 'W-1' });
    const restore = () => shipper.send('PUT /facilities/{id}/restore', { path: { id: first } });
    expect(await restore()).toMatchObject(taken('Second'));
    await change(second, { external_id: 'W-2' });
    expect(await restore()).toMatchObject({ status: 200 });
  });

  it('one of two facilities gets an external id that both request at once', async () => {
    const answers = await Promise.all(['First', 'Second', 'Third'].map((name) => add(name, 'W-1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [one = 0, other = 0] = [
      await addFacility(shipper, { name: 'One' }),
      await addFacility(shipper, { name: 'Other' }),
    ];
    const changed = await Promise.all([one, other].map((id) => change(id, { external_id: 'W-2' })));
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('older facilities with the same external id can be changed', async () => {
    await addFacility(shipper, { name: 'First', external_id: 'W-1' });
    const double = await addFacility(shipper, { name: 'Double' });
    await app.database.run(
      `update facilities set external_id = 'W-1' where id = $1 /*tenant: none, a double of before*/`,
      [double],
    );
    expect(await change(double, { name: 'Still a double' })).toMatchObject({ status: 200 });
    expect(await change(double, { external_id: null, version: 2 })).toMatchObject({ status: 200 });
    expect(await change(double, { external_id: 'W-1', version: 3 })).toMatchObject(taken('First'));
  });
});
