import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCarrier,
  joinColleague,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const place = (
  country_id: string,
  name: string | null = null,
  lat: number | null = null,
  lon: number | null = null,
) => ({
  country_id,
  name,
  lat,
  lon,
});
const KYIV = place('ua', 'Kyiv', 50.45, 30.52);
const WARSAW = place('pl', 'Warsaw', 52.23, 21.01);
const said = { body_types: ['reefer' as const], certificates: ['adr' as const], lanes: [{ from: KYIV, to: WARSAW }] };
const none = { body_types: [], certificates: [], lanes: [] };

const found = async (query: object) =>
  (await shipper.call('GET /carriers', { query })).body.data.some(({ id }) => id === carrier.carrierId);

describe('the capabilities of a carrier', () => {
  it('capabilities are stored by the carrier and visible to its shippers at once', async () => {
    expect((await carrier.call('GET /account/capabilities')).body.data).toEqual({ ...none, is_found: false });
    const saved = await carrier.call('PUT /account/capabilities', { body: { ...said, is_found: false } });
    expect(saved.body.data).toEqual({ ...said, is_found: false });
    const path = { id: carrier.carrierId };
    expect((await shipper.call('GET /carriers/{id}/capabilities', { path })).body.data).toEqual({
      own: said,
      added: none,
    });
    expect((await shipper.call('GET /carriers/{id}', { path })).body.data).toMatchObject({
      body_types: ['reefer'],
      certificates: ['adr'],
      lane_countries: ['ua-pl'],
    });
  });

  it('a carrier is found by body, certificate and lane within 50 km', async () => {
    expect(await found({ body_types: 'tent,reefer' })).toBe(true);
    expect(await found({ body_types: 'tent' })).toBe(false);
    expect(await found({ certificates: 'adr' })).toBe(true);
    expect(await found({ certificates: 'adr,tir' })).toBe(false);
    expect(await found({ from_country: 'ua', to_country: 'pl' })).toBe(true);
    expect(await found({ from_country: 'pl', to_country: 'ua' })).toBe(false);
    expect(await found({ from_country: 'ua', from_point: '50.51,30.79' })).toBe(true);
    expect(await found({ from_country: 'ua', from_point: '49.84,24.03' })).toBe(false);
  });

  it('a shipper adds capabilities of a carrier for itself only', async () => {
    const path = { id: carrier.carrierId };
    const added = { ...none, body_types: ['tent' as const], lanes: [{ from: place('kz'), to: place('pl') }] };
    const answer = await shipper.call('PUT /carriers/{id}/capabilities', { path, body: added });
    expect(answer.body.data).toEqual({ own: said, added });
    expect(await found({ body_types: 'tent' })).toBe(true);
    expect(await found({ from_country: 'kz' })).toBe(true);
    const other = await signUpShipper(app);
    expect((await other.call('GET /carriers/{id}/capabilities', { path })).status).toBe(404);
    expect((await other.call('PUT /carriers/{id}/capabilities', { path, body: none })).status).toBe(404);
    expect((await carrier.call('GET /account/capabilities')).body.data.body_types).toEqual(['reefer']);
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.call('PUT /carriers/{id}/capabilities', { path, body: none })).status).toBe(403);
  });

  it('capabilities follow the carrier into another network', async () => {
    const other = await signUpShipper(app);
    const invited = await other.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    const [invitation] = invited.body.data;
    await carrier.call('POST /invitations/{code}/accept', { path: { code: invitation!.code }, body: {} });
    const { data } = (await other.call('GET /carriers', { query: { certificates: 'adr' } })).body;
    expect(data).toMatchObject([{ body_types: ['reefer'], lane_countries: ['ua-pl'] }]);
  });

  it('contradictory capabilities are refused', async () => {
    const send = (body: unknown) => carrier.send('PUT /account/capabilities', { body });
    const lane = (from: unknown) => ({ ...none, is_found: false, lanes: [{ from, to: WARSAW }] });
    for (const [body, field] of [
      [{ ...none, is_found: false, body_types: ['boat'] }, 'body_types.0'],
      [{ ...none, is_found: false, certificates: ['pilot'] }, 'certificates.0'],
      [{ ...none, is_found: 'yes' }, 'is_found'],
      [lane({ country_id: 'xx' }), 'lanes.0.from.country_id'],
      [lane({ country_id: 'ua', name: 'Kyiv', lat: 91, lon: 30 }), 'lanes.0.from.lat'],
      [lane({ country_id: 'ua', name: 'Kyiv', lat: 50, lon: null }), 'lanes.0.from.lon'],
      [{ ...none, is_found: false, lanes: Array.from({ length: 101 }, () => ({ from: KYIV, to: WARSAW })) }, 'lanes'],
    ] as const) {
      const answer = await send(body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('a label with a rule', () => {
  it('a label is added and removed as carriers meet its rule, and opens tenders', async () => {
    const own = await signUpShipper(app);
    const [reefer, hand] = [await joinCarrier(app, own), await joinCarrier(app, own)];
    const label = (await own.call('POST /labels', { body: { name: 'Cold' } })).body.data;
    await own.call('PUT /carriers/{id}', { path: { id: hand.carrierId }, body: { label_ids: [label.id] } });
    const tender = await openTender(app, own, { audience: { kind: 'labels', label_ids: [label.id], carrier_ids: [] } });
    const rule = { ...none, body_types: ['reefer' as const] };
    const saved = await own.call('PUT /labels/{id}', { path: { id: label.id }, body: { rule } });
    expect(saved.body.data).toMatchObject({ name: 'Cold', count: 1, rule });

    await reefer.call('PUT /account/capabilities', { body: { ...said, is_found: false } });
    const labels = async ({ carrierId: id }: Carrier) =>
      (await own.call('GET /carriers/{id}', { path: { id } })).body.data.labels;
    expect(await labels(reefer)).toEqual([{ id: label.id, name: 'Cold', by_rule: true }]);
    expect((await reefer.call('GET /loads/{id}', { path: { id: tender } })).status).toBe(200);
    // A label given by hand stays regardless of the rule; a label given by the rule cannot be removed by hand.
    expect(await labels(hand)).toEqual([{ id: label.id, name: 'Cold', by_rule: false }]);
    await own.call('PUT /carriers/{id}', { path: { id: reefer.carrierId }, body: { label_ids: [] } });
    expect(await labels(reefer)).toHaveLength(1);

    await reefer.call('PUT /account/capabilities', { body: { ...none, is_found: false } });
    expect(await labels(reefer)).toEqual([]);
    expect(await labels(hand)).toHaveLength(1);
  });

  it('a changed rule is applied to all carriers, and a removed rule keeps its labels', async () => {
    const own = await signUpShipper(app);
    const [first, second] = [await joinCarrier(app, own), await joinCarrier(app, own)];
    await first.call('PUT /account/capabilities', { body: { ...said, is_found: false } });
    const label = (await own.call('POST /labels', { body: { name: 'Warsaw' } })).body.data;
    const path = { id: label.id };
    const lane = { from: place('ua'), to: WARSAW };
    const set = (body: object) => own.send('PUT /labels/{id}', { path, body });
    expect((await set({ rule: { ...none, lanes: [lane] } })).body['data']).toMatchObject({ count: 1 });
    const added = { ...none, lanes: [{ from: place('ua'), to: place('pl') }] };
    await own.call('PUT /carriers/{id}/capabilities', { path: { id: second.carrierId }, body: added });
    expect((await own.call('GET /labels')).body.data).toMatchObject([{ count: 2 }]);
    expect((await set({ rule: { ...none, certificates: ['tir'] } })).body['data']).toMatchObject({ count: 0 });
    expect((await set({ rule: { ...none, certificates: ['adr'] } })).body['data']).toMatchObject({ count: 1 });
    expect((await set({ rule: null })).body['data']).toMatchObject({ count: 1, rule: null });
    expect((await set({ rule: none })).status).toBe(422);
    expect((await set({ rule: { ...none, lanes: [{ from: place('xx'), to: WARSAW }] } })).status).toBe(422);
    await own.call('POST /labels', { body: { name: 'Other' } });
    expect((await set({ name: 'other' })).body).toMatchObject({ code: 'label.exists' });
    expect((await set({ name: 'WARSAW' })).body['data']).toMatchObject({ name: 'WARSAW' });
    expect((await shipper.send('PUT /labels/{id}', { path, body: { name: 'x' } })).status).toBe(404);
  });
});
