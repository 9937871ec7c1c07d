import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import readXlsx from 'read-excel-file/node';
import { FLEET_FILE_COLUMNS } from '@tenderlane/contract/fleet/fields';
import { FLEET_KINDS, type FleetKind } from '@tenderlane/domain/fleet';
import { fleet as texts } from '@tenderlane/messages/fleet/en';
import {
  bid,
  joinCarrier,
  joinColleague,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
import { CONTACT, DRIVER, TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
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

type Row = Record<string, string>;

async function csv(who: Carrier | Shipper, place: string, query = ''): Promise<Row[]> {
  const side = who === shipper ? 'shipper' : 'carrier';
  const url = `/api/${side}/v1${place}/export${query}`;
  const { statusCode, headers, body } = await app.server.inject({
    url,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'en' },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [titles = [], ...rows] = body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

const title = (name: string) => texts[`field.${name}` as keyof typeof texts];
const ofCarrier = () => `/carriers/${carrier.carrierId}`;
const BODIES = { contact: CONTACT, driver: DRIVER, truck: TRUCK, trailer: TRAILER } as const;

async function addAll(): Promise<void> {
  const scan = await sendDocument(app, carrier.token);
  for (const kind of FLEET_KINDS) {
    const body = { ...BODIES[kind], ...(kind === 'driver' && { file_ids: [scan] }) };
    expect((await carrier.send(`POST /${kind}s`, { body })).status).toBe(201);
  }
}

describe('a carrier’s own list as CSV', () => {
  it.each(FLEET_KINDS)('holds every field of a %s', async (kind) => {
    await addAll();
    const [row] = await csv(carrier, `/${kind}s`);
    expect(Object.keys(row!)).toEqual(FLEET_FILE_COLUMNS[kind].map(title));
    const empty: Record<FleetKind, string[]> = {
      contact: ['Middle name'],
      driver: [],
      truck: ['Additional equipment', 'Photos'],
      trailer: ['Photos'],
    };
    expect(Object.keys(row!).filter((name) => row![name] === '')).toEqual(empty[kind]);
  });

  it('writes words in the reader’s language, and sizes in the units of the record', async () => {
    await addAll();
    const [contact] = await csv(carrier, '/contacts');
    expect(contact).toMatchObject({
      Languages: 'Ukrainian, English',
      Phone: "'+380671234567",
      'Phone verification': 'Not verified',
      'Call this contact first': 'no',
    });
    const [driver] = await csv(carrier, '/drivers');
    expect(driver).toMatchObject({
      'Country of the licence': 'Ukraine',
      'Licence valid until': '2029-05-31',
      'Scans and attachments': 'licence.pdf',
    });
    const [trailer] = await csv(carrier, '/trailers');
    expect(trailer).toMatchObject({
      Category: 'O4, over 10 t',
      Type: 'Semi-trailer',
      Length: '13,6',
      'Unit of length': 'm',
      'Load capacity': '24',
      'Unit of capacity': 't',
      Loading: 'Rear, Side',
    });
  });

  it('holds no formula, and only what the search finds in the order asked for', async () => {
    const named = async (plate: string, make: string) =>
      carrier.call('POST /trucks', { body: { ...TRUCK, plate, make } });
    await named('AA 1', '=cmd()');
    await named('BB 2', 'Volvo');
    await named('CC 3', 'Volvo');
    expect((await csv(carrier, '/trucks')).map((row) => [row['Plate'], row['Make']])).toEqual([
      ['AA 1', "'=cmd()"],
      ['BB 2', 'Volvo'],
      ['CC 3', 'Volvo'],
    ]);
    const found = await csv(carrier, '/trucks', '?search=volvo&sort=-plate');
    expect(found.map((row) => row['Plate'])).toEqual(['CC 3', 'BB 2']);
    for (const query of [{ sort: 'tin' }, { page: 2 }, { columns: 'plate' }])
      expect((await carrier.send('GET /trucks/export', { query })).status).toBe(422);
  });
});

describe('what a shipper exports of a carrier', () => {
  it('is what it sees: shared contacts, vehicles, drivers’ names and licence expiry, and its own records', async () => {
    await addAll();
    await carrier.call('POST /contacts', { body: { ...CONTACT, first_name: 'Private', is_shared: false } });
    const path = { id: carrier.carrierId };
    await shipper.call('POST /carriers/{id}/drivers', { path, body: { ...DRIVER, name: 'Andriy Own' } });
    const contacts = await csv(shipper, `${ofCarrier()}/contacts`);
    expect(contacts.map((row) => [row['First name'], row['Whose record']])).toEqual([['Iryna', 'Kept by the carrier']]);
    expect(contacts[0]).not.toHaveProperty([title('is_shared')]);
    const [own, seen] = await csv(shipper, `${ofCarrier()}/drivers`);
    expect(own).toMatchObject({ 'Tax number': '3067812345', 'Whose record': 'Your record' });
    expect(Object.fromEntries(Object.entries(seen!).filter(([, cell]) => cell !== ''))).toEqual({
      'First and last name': 'Taras Melnyk',
      'Licence valid until': '2029-05-31',
      'Whose record': 'Kept by the carrier',
    });
    expect((await csv(shipper, `${ofCarrier()}/trucks`)).map((row) => row['Plate'])).toEqual(['AA 1234 BC']);
  });

  it('holds all data of a driver only while the driver is named for an order that is not archived', async () => {
    await addAll();
    const [driver] = (await carrier.call('GET /drivers')).body.data;
    const load = await openTender(app, shipper);
    await bid(carrier, load, 200_000);
    app.clock.at += 3 * 3_600_000;
    await app.runDueWork();
    await select(shipper, load, carrier);
    await carrier.done('PUT /loads/{id}/confirm', load, {});
    await carrier.done('PUT /loads/{id}/vehicle', load, { driver_id: driver!.id, truck_id: null, trailer_id: null });
    const written = async () => (await csv(shipper, `${ofCarrier()}/drivers`))[0];
    expect(await written()).toMatchObject({
      'Date of birth': '1984-02-29',
      'Tax number': '3067812345',
      'Scans and attachments': 'licence.pdf',
    });
    await app.database.run(`update loads set state = 'archived' where id = $1`, [load]);
    expect(await written()).toMatchObject({ 'Date of birth': '', 'Tax number': '', 'Scans and attachments': '' });
  });

  it('holds no records of a carrier that does not work with the shipper, and is not found for another company’s carrier', async () => {
    await addAll();
    await app.database.run(`update carriers set state = 'removed' where id = $1`, [carrier.carrierId]);
    expect(await csv(shipper, `${ofCarrier()}/trucks`)).toEqual([]);
    const stranger = await signUpShipper(app);
    const path = { id: carrier.carrierId };
    expect((await stranger.send('GET /carriers/{id}/drivers/export', { path })).status).toBe(404);
    expect((await stranger.send('POST /carriers/{id}/drivers/exports', { path, body: {} })).status).toBe(404);
  });
});

describe('a list as a spreadsheet', () => {
  it('has the same cells, numbers as such, behind a link for the person who asked', async () => {
    await addAll();
    await carrier.call('POST /trailers', { body: { ...TRAILER, plate: 'ZZ 9', make: '=HYPERLINK("http://x")' } });
    const { status, body } = await carrier.call('POST /trailers/exports', { body: { sort: '-plate' } });
    expect([status, body.data.name]).toEqual([201, 'Trailers.xlsx']);
    const answer = await app.server.inject({ url: body.data.url });
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const [sheet] = await readXlsx(answer.rawPayload);
    const [titles, first, second] = sheet!.data;
    expect(titles).toEqual(FLEET_FILE_COLUMNS.trailer.map(title));
    const cell = (row: typeof first, name: string) => row?.[titles!.indexOf(title(name))];
    expect([cell(first, 'plate'), cell(first, 'make')]).toEqual(['ZZ 9', '=HYPERLINK("http://x")']);
    expect([cell(second, 'length_m'), cell(second, 'load_capacity_kg'), cell(second, 'year')]).toEqual([
      13.6, 24, 2021,
    ]);
  });

  it('may be asked for by whoever may look, and ends with its link', async () => {
    const viewer = await joinColleague(app, shipper, 'viewer');
    const path = { id: carrier.carrierId };
    const { body } = await viewer.call('POST /carriers/{id}/contacts/exports', { path, body: {} });
    expect((await app.server.inject({ url: body.data.url })).statusCode).toBe(200);
    app.clock.at += 6 * 60_000;
    expect((await app.server.inject({ url: body.data.url })).statusCode).toBe(404);
  });
});
