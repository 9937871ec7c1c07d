import type { CapabilitiesBody } from '@tenderlane/contract/carriers/capabilities';
import { meetsLabelRule } from '@tenderlane/domain/carriers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { readCapabilities } from '../../carriers';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

type Lane = CapabilitiesBody['lanes'][number];
type End = Lane['from'];
const country = (id: string): End => ({ country_id: id, name: null, lat: null, lon: null });
const place = (id: string, name: string, lat: number, lon: number): End => ({ country_id: id, name, lat, lon });
const GDANSK = place('pl', 'Gdańsk', 54.35, 18.65);
const TCZEW = place('pl', 'Tczew', 54.09, 18.78);
const ELBLAG = place('pl', 'Elbląg', 54.16, 19.4);
const KYIV = place('ua', 'Kyiv', 50.45, 30.52);

const says = (part: Partial<CapabilitiesBody>): CapabilitiesBody => ({
  body_types: [],
  certificates: [],
  lanes: [],
  ...part,
});
const note = (shipper: Shipper, carrier: Carrier, part: Partial<CapabilitiesBody>) =>
  shipper.done('PUT /carriers/{id}/capabilities', carrier.carrierId, says(part));
const byRule = (part: Partial<CapabilitiesBody>) => ({
  audience: { kind: 'capabilities' as const, capabilities: says(part) },
});
const names = async (shipper: Shipper, id: number) =>
  (await shipper.done('GET /loads/{id}/options', id)).map(({ carrier }) => carrier.name).sort();

const CARRIER = says({
  body_types: ['tent', 'reefer'],
  certificates: ['adr', 'tir'],
  lanes: [
    { from: GDANSK, to: KYIV },
    { from: country('de'), to: country('ua') },
  ],
});

it.each<[string, Partial<CapabilitiesBody>]>([
  ['nothing', {}],
  ['one of its bodies', { body_types: ['isotherm', 'reefer'] }],
  ['other bodies', { body_types: ['isotherm'] }],
  ['one of its certificates', { certificates: ['tir'] }],
  ['a certificate that it lacks', { certificates: ['adr', 'atp'] }],
  ['its lane', { lanes: [{ from: GDANSK, to: KYIV }] }],
  ['a place within 50 km', { lanes: [{ from: TCZEW, to: KYIV }] }],
  ['a place further away', { lanes: [{ from: ELBLAG, to: KYIV }] }],
  ['the countries of its lane', { lanes: [{ from: country('pl'), to: country('ua') }] }],
  ['a place in a country that it drives from', { lanes: [{ from: place('de', 'Köln', 50.94, 6.96), to: KYIV }] }],
  ['its lane turned round', { lanes: [{ from: KYIV, to: GDANSK }] }],
  [
    'one of several lanes',
    {
      lanes: [
        { from: KYIV, to: GDANSK },
        { from: country('de'), to: country('ua') },
      ],
    },
  ],
  ['bodies and lanes', { body_types: ['tent'], lanes: [{ from: TCZEW, to: country('ua') }] }],
  ['its lane and other bodies', { body_types: ['isotherm'], lanes: [{ from: GDANSK, to: KYIV }] }],
])('the database and the rule agree on who has %s', async (_name, asked) => {
  const { shipper, anna } = market;
  await note(shipper, anna, CARRIER);
  const id = await draftTender(app, shipper);
  const { meta } = (await shipper.call('PUT /loads/{id}/auction', { path: { id }, body: byRule(asked) })).body;
  const meets = meetsLabelRule(readCapabilities(says(asked)), readCapabilities(CARRIER));
  expect(meta.audience_count).toBe(meets ? 1 : 0);
});

it('a tender reaches carriers that have the requested capabilities, also those that add them later', async () => {
  const { shipper, anna, borys, celina } = await openMarket(app);
  await note(shipper, anna, { body_types: ['reefer'] });
  const id = await openTender(app, shipper, byRule({ body_types: ['reefer'] }));
  expect(await names(shipper, id)).toEqual([anna.name]);
  await note(shipper, borys, { body_types: ['reefer'] });
  await celina.call('PUT /account/capabilities', { body: { ...says({ body_types: ['reefer'] }), is_found: false } });
  expect(await names(shipper, id)).toEqual([anna.name, borys.name, celina.name].sort());
});

it('a copy of a tender keeps its audience', async () => {
  const { shipper, anna } = await openMarket(app);
  await note(shipper, anna, { certificates: ['adr'] });
  const id = await openTender(app, shipper, byRule({ certificates: ['adr'] }));
  const { id: copy } = (await shipper.call('POST /loads/{id}/duplicate', { path: { id } })).body.data as { id: number };
  const { auction } = await shipper.done('GET /loads/{id}/edit', copy);
  expect(auction.audience).toMatchObject({ kind: 'capabilities', capabilities: says({ certificates: ['adr'] }) });
});

it('unknown capabilities are refused, and a tender with an empty audience cannot be published', async () => {
  const { shipper } = await openMarket(app);
  const id = await draftTender(app, shipper);
  for (const [field, asked] of [
    ['audience.capabilities.body_types.0', { body_types: ['spaceship'] }],
    ['audience.capabilities.certificates.0', { certificates: ['iso'] }],
    ['audience.capabilities.lanes.0.to.country_id', { lanes: [{ from: KYIV, to: country('zz') }] }],
  ] as const) {
    const refused = await shipper.refused('PUT /loads/{id}/auction', id, byRule(asked as never));
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]]);
  }
  await shipper.done('PUT /loads/{id}/auction', id, byRule({ body_types: ['grain'] }));
  expect((await shipper.refused('PUT /loads/{id}/publish', id)).errors).toHaveProperty('auction.audience');
});
