import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let north: string;
const loads = new Map<string, number>();

async function make(name: string, custom: Record<string, unknown>): Promise<void> {
  const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
  await shipper.call('PUT /loads/{id}', { path: { id }, body: { name, custom } });
  loads.set(name, id);
}

beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  const options = [{ name: 'North; gate' }, { name: 'South' }];
  const list = (await shipper.call('POST /field_lists', { body: { name: 'Docks', options } })).body.data;
  const field = { entity: 'load' as const, required: false, visible: true };
  for (const [variable, type, listId] of [
    ['dock', 'one_of', list.id],
    ['docks', 'several_of', list.id],
    ['seal', 'text', null],
    ['fee', 'money', null],
    ['tolls', 'number', null],
    ['day', 'date', null],
    ['fragile', 'boolean', null],
  ] as const) {
    await shipper.call('POST /custom_fields', {
      body: { ...field, name: `The ${variable}`, variable, type, list_id: listId },
    });
  }
  north = list.options[0]!.key;
  const south = list.options[1]!.key;
  await make('first', {
    dock: north,
    docks: [north, south],
    seal: 'AB 50% off',
    tolls: 5,
    day: '2026-02-01',
    fragile: true,
  });
  await make('second', {
    dock: south,
    docks: [south],
    seal: 'ab-77',
    tolls: 20.5,
    fee: { amount: 1250, currency: 'EUR' },
  });
  await make('third', { day: '2026-03-01', fragile: false });
});
afterAll(() => app.close());

const find = async (custom: string) =>
  (await shipper.call('GET /loads', { query: { custom, sort: 'created_at' } })).body.data.map(({ name }) => name);

describe('a list of loads', () => {
  it.each<[string, string[]]>([
    ['dock=NORTH', ['first']],
    ['docks=NORTH', ['first']],
    ['seal=~aB', ['first', 'second']],
    ['seal=~50%25', ['first']],
    ['tolls=5..20', ['first']],
    ['tolls=5.1..', ['second']],
    ['tolls=5,20.5', ['first', 'second']],
    ['fee=1000..2000', ['second']],
    ['day=2026-02-01..2026-02-28', ['first']],
    ['day=..2026-12-31', ['first', 'third']],
    ['fragile=true', ['first']],
    ['fragile=true,false', ['first', 'third']],
    ['dock=NORTH;tolls=6..', []],
    // Values are compared by type.
    ['seal=1..9', []],
    ['tolls=2026-01-01..', []],
    ['heaven=1', []],
  ])('a list of loads is filtered by %s', async (filter, names) => {
    expect(await find(filter.replaceAll('NORTH', north))).toEqual(names);
    const { data } = (await shipper.call('GET /loads/counts', { query: { custom: filter.replaceAll('NORTH', north) } }))
      .body;
    expect(data['draft']).toBe(names.length);
  });

  it('an invalid filter is refused', async () => {
    for (const custom of ['dock', 'x=..', "d'=1", 'day=2026-01-01..5']) {
      const { status, body } = await shipper.send('GET /loads', { query: { custom } });
      expect([custom, status, Object.keys(body.errors ?? {})]).toEqual([custom, 422, ['custom']]);
    }
  });

  it('another company sees nothing of own fields', async () => {
    const other = await signUpShipper(app);
    expect((await other.call('GET /loads', { query: { custom: 'fragile=true' } })).body.data).toEqual([]);
  });
});

it('the file of a list has a column for each chosen field, under its name', async () => {
  const columns = 'name,custom_dock,custom_docks,custom_fee,custom_tolls,custom_day,custom_fragile,custom_heaven';
  const headers = { authorization: `Bearer ${shipper.token}` };
  const { body } = await app.server.inject({
    url: `/api/shipper/v1/loads/export?columns=${columns}&sort=created_at`,
    headers,
  });
  const [head, ...rows] = body.trim().split('\r\n');
  expect(head).toBe('Name;The dock;The docks;The fee;The tolls;The day;The fragile;heaven');
  expect(rows.map((row) => row.split(';').at(0))).toEqual(['first', 'second', 'third']);
  expect(rows[0]).toContain('"North; gate";"North; gate, South"');
  expect(rows[1]).toContain('12.5 EUR;20,5');
  const wrong = await shipper.send('GET /loads/export', { query: { columns: "name,custom_'x" } });
  expect(wrong.status).toBe(422);
});
