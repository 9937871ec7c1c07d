import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRUCK } from '@tenderlane/contract/fleet/examples';
import { joinCarrier, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { addSource } from '../../../../test/tracking/add-source';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let truck: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  truck = (await carrier.call('POST /trucks', { body: TRUCK })).body.data.id;
});

const listed = async (who: Carrier) => (await who.call('GET /tracking_sources')).body.data;

describe('tracking sources of a carrier', () => {
  it('a source shows its token once, and the database keeps only its hash', async () => {
    const { source, token } = await addSource(carrier, truck);
    expect(source).toMatchObject({
      name: 'Wialon',
      devices: [{ device: '902064', truck_id: truck, truck: TRUCK.plate }],
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    const shown = await listed(carrier);
    expect(shown).toEqual([source]);
    expect(JSON.stringify(shown)).not.toContain(token);
    const kept = await app.database.rows('select token_hash::text from tracking_sources where id = $1', [source.id]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('a change replaces the name and the devices', async () => {
    const { source } = await addSource(carrier, truck);
    const path = { id: source.id };
    const body = { name: 'Teltonika', devices: [{ device: 'b', truck_id: truck }] };
    const changed = await carrier.call('PUT /tracking_sources/{id}', { path, body });
    expect(changed.body.data).toMatchObject({ name: 'Teltonika', devices: [{ device: 'b' }] });
    expect(await listed(carrier)).toEqual([changed.body.data]);
  });

  it('a revoked source disappears; revoking it again does nothing', async () => {
    const { source } = await addSource(carrier, truck);
    const path = { id: source.id };
    const revoke = async () => (await carrier.send('DELETE /tracking_sources/{id}', { path })).status;
    expect([await revoke(), await revoke()]).toEqual([204, 204]);
    expect(await listed(carrier)).toEqual([]);
    const body = { name: 'Teltonika', devices: [] };
    expect((await carrier.send('PUT /tracking_sources/{id}', { path, body })).status).toBe(404);
  });

  it.each([
    ['a truck of nobody', 999_999],
    ['a truck of another carrier', 'other'],
  ])('a device cannot belong to %s', async (_name, id) => {
    const other = await joinCarrier(app, shipper);
    const foreign = (await other.call('POST /trucks', { body: TRUCK })).body.data.id;
    const devices = [{ device: 'a', truck_id: id === 'other' ? foreign : Number(id) }];
    const answer = await carrier.send('POST /tracking_sources', { body: { name: 'Wialon', devices } });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['devices.0.truck_id']]);
  });

  it('one device cannot be named twice', async () => {
    const devices = [1, 2].map(() => ({ device: 'a', truck_id: truck }));
    expect((await carrier.send('POST /tracking_sources', { body: { name: 'Wialon', devices } })).status).toBe(422);
  });
});
