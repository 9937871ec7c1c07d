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
  it.each(FLEET_KINDS)('the CSV file has every field of a %s', async (kind) => {
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

  it('the CSV file has words in the reader’s language and sizes in the units of the record', async () => {
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

  it('the CSV file contains no formula and only the found records in the requested order', async () => {
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

describe('the fleet of a carrier that a shipper exports', () => {
  it('a shipper exports shared contacts, vehicles, names and licence dates of drivers, and its own records', async () => {
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

  it('a shipper exports all data of a driver only during an order that names the driver', async () => {
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

  it('a shipper exports no records of carriers that do not work with it, and none of other companies’ carriers', async () => {
    await addAll();
    await app.database.run(`update carriers set state = 'removed' where id = $1`, [carrier.carrierId]);
    expect(await csv(shipper, `${ofCarrier()}/trucks`)).toEqual([]);
    const stranger = await signUpShipper(app);
    const path = { id: carrier.carrierId };
    expect((await stranger.send('GET /carriers/{id}/drivers/export', { path })).status).toBe(404);
    expect((await stranger.send('POST /carriers/{id}/drivers/exports', { path, body: {} })).status).toBe(404);
  });
});

describe('the fleet as a spreadsheet', () => {
  it('the spreadsheet has the same cells with numbers and a link for the person who requested it', async () => {
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

  it('a person who may read the fleet requests a spreadsheet, which expires with its link', async () => {
    const viewer = await joinColleague(app, shipper, 'viewer');
    const path = { id: carrier.carrierId };
    const { body } = await viewer.call('POST /carriers/{id}/contacts/exports', { path, body: {} });
    expect((await app.server.inject({ url: body.data.url })).statusCode).toBe(200);
    app.clock.at += 6 * 60_000;
    expect((await app.server.inject({ url: body.data.url })).statusCode).toBe(404);
  });
});
