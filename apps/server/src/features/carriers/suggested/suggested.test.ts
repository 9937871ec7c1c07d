import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bid,
  draftTender,
  joinCarrier,
  joinColleague,
  openTender,
  select,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import type { Suggestions } from '@tenderlane/contract/carriers/network';
import { startApp, type TestApp } from '../../../../test/start-app';
import { loadPlaces } from '../../reference';

let app: TestApp;
let shipper: Shipper;
let winner: Carrier;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
  await loadPlaces(app.database);
  shipper = await signUpShipper(app);
  winner = await joinCarrier(app, shipper, { name: 'Winner' });
  await award(shipper, winner);
});
afterAll(() => app.close());

async function award(who: Shipper, carrier: Carrier) {
  const id = await openTender(app, who);
  await bid(carrier, id, 230_000);
  await select(who, id, carrier);
  expect((await carrier.call('PUT /loads/{id}/confirm', { path: { id }, body: {} })).status).toBe(200);
}

const none = { body_types: [], certificates: [], lanes: [] };
const country = (country_id: string) => ({ country_id, name: null, lat: null, lon: null });
const suggested = async (who: Shipper, load?: number) =>
  (await who.call('GET /carriers/suggested', { query: load === undefined ? {} : { load } })).body;

it('winners of own loads near both ends are suggested with the reason', async () => {
  const draft = await draftTender(app, shipper);
  const { data, meta } = await suggested(shipper, draft);
  expect(meta).toMatchObject({ radius_km: 50, days: 90, load: { id: draft, from: 'Gdańsk', to: 'Kyiv' } });
  expect(data).toMatchObject([
    {
      carrier_id: winner.carrierId,
      company_id: null,
      state: 'verified',
      is_in_audience: true,
      reasons: [{ kind: 'awards', count: 1, days: 90, from: 'Gdańsk', to: 'Kyiv' }],
    },
  ]);
  expect((await suggested(shipper)).data).toMatchObject([{ name: 'Winner', is_in_audience: null }]);
});

it.each<[string, CapabilitiesBody['body_types'], boolean]>([
  ['has what the audience asks for', ['reefer'], true],
  ['lacks what the audience asks for', ['grain'], false],
])('a suggested carrier that %s is marked so', async (_name, bodyTypes, isInAudience) => {
  const capabilities = { ...none, body_types: ['reefer' as const] };
  await shipper.done('PUT /carriers/{id}/capabilities', winner.carrierId, capabilities);
  const draft = await draftTender(app, shipper, {
    audience: { kind: 'capabilities', capabilities: { ...none, body_types: bodyTypes } },
  });
  expect((await suggested(shipper, draft)).data).toMatchObject([{ is_in_audience: isInAudience }]);
  await shipper.done('PUT /carriers/{id}/capabilities', winner.carrierId, none);
});

it('suggestions name towns in the reader’s language', async () => {
  const draft = await draftTender(app, shipper);
  for (const query of [{}, { load: draft }]) {
    const headers = { 'content-language': 'uk', 'accept-language': 'uk' };
    const { body } = await shipper.send('GET /carriers/suggested', { query, headers });
    const { data, meta } = body as Suggestions;
    expect(data[0]?.reasons[0]).toMatchObject({ kind: 'awards', from: 'Гданськ', to: 'Київ' });
    if (meta.load) expect(meta.load).toMatchObject({ from: 'Гданськ', to: 'Київ' });
  }
});

it('loads of other shippers do not affect suggestions', async () => {
  const other = await signUpShipper(app);
  const theirs = await joinCarrier(app, other, { name: 'Theirs' });
  await award(other, theirs);
  const invited = await shipper.call('POST /catalogs/invite/create', {
    body: { invitations: [{ login: theirs.login }] },
  });
  await theirs.call('POST /invitations/{code}/accept', { path: { code: invited.body.data[0]!.code }, body: {} });
  const draft = await draftTender(app, shipper);
  expect((await suggested(shipper, draft)).data.map(({ name }) => name)).toEqual(['Winner']);
  expect((await other.call('GET /carriers/suggested', { query: { load: draft } })).status).toBe(404);
});

it('carriers with the lane and companies that agreed to be found are suggested', async () => {
  const own = await signUpShipper(app);
  const driver = await joinCarrier(app, own, { name: 'Drives there' });
  const lanes = [{ from: country('pl'), to: country('ua') }];
  await driver.call('PUT /account/capabilities', { body: { ...none, body_types: ['tent'], lanes, is_found: true } });
  const [stranger, hidden, elsewhere] = [
    await signUpCarrier(app, { name: 'To be found' }),
    await signUpCarrier(app, { name: 'Hidden' }),
    await signUpCarrier(app, { name: 'Elsewhere' }),
  ];
  const say = (who: typeof stranger, body: object, is_found: boolean) =>
    who.send('PUT /account/capabilities', { body: { ...none, ...body, is_found } });
  await say(stranger, { lanes }, true);
  await say(hidden, { lanes }, false);
  await say(elsewhere, { lanes: [{ from: country('ua'), to: country('pl') }] }, true);
  const draft = await draftTender(app, own);
  const { data } = await suggested(own, draft);
  expect(data.map(({ name, reasons }) => [name, reasons.map(({ kind }) => kind)])).toEqual([
    ['Drives there', ['lane', 'bodies']],
    ['To be found', ['found', 'lane']],
  ]);
  expect(JSON.stringify(data)).not.toContain('@');
  const all = await suggested(own);
  expect(all.data.map(({ name }) => name)).toEqual(['To be found', 'Elsewhere']);

  const invite = (company_ids: unknown[], who = own) =>
    who.send('POST /carriers/suggested/invite', { body: { company_ids } });
  expect((await invite([hidden.companyId])).status).toBe(422);
  expect((await invite([0])).status).toBe(422);
  expect((await invite([])).status).toBe(422);
  expect((await invite([stranger.companyId], await joinColleague(app, own, 'viewer'))).status).toBe(403);
  const sent = await invite([stranger.companyId]);
  expect(sent.body['data']).toMatchObject([{ login: stranger.login }]);
  expect((await app.lastMessage(stranger.login)).text).toContain('/carrier/open');
  const [invitation] = (await stranger.call('GET /invitations')).body.data;
  await stranger.call('POST /invitations/{code}/accept', { path: { code: invitation!.code! }, body: {} });
  expect((await suggested(own)).data.map(({ name }) => name)).toEqual(['Elsewhere']);
});
