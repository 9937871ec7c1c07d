import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLogin, signUpCarrier, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

const NAMES = ['Truck 10', 'truck 2', 'Truck 1', 'Truck 100 b', 'Truck 100 a', 'Truck 12345678901', 'Trans'];
const SORTED = ['Trans', 'Truck 1', 'truck 2', 'Truck 10', 'Truck 100 a', 'Truck 100 b', 'Truck 12345678901'];

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  const invitations = NAMES.map((name, place) => ({
    login: newLogin(`natural${place}`),
    company_name: name,
    country_id: 'de',
  }));
  await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
});
afterAll(() => app.close());

describe('names with numbers are sorted by their numbers', () => {
  it.each([
    ['name', SORTED],
    ['-name', SORTED.toReversed()],
  ] as const)('the network is sorted by %s with numbers in order across pages', async (sort, expected) => {
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const query = { sort, per_page: 2, ...(after && { after }) };
      const { data, meta } = (await shipper.call('GET /carriers', { query })).body;
      found.push(...data.map(({ name }) => name));
      after = meta.next ?? null;
    }
    expect(found).toEqual(expected);
  });

  it('drivers are sorted with numbers in order', async () => {
    const carrier = await signUpCarrier(app);
    for (const name of NAMES) await carrier.call('POST /drivers', { body: { name } });
    const { data } = (await carrier.call('GET /drivers', { query: { sort: 'name' } })).body;
    expect(data.map(({ name }) => name)).toEqual(SORTED);
  });

  it.each([
    ['Truck 2', 'Truck 0000000002'],
    ['7a12', '0000000007a0000000012'],
    ['1234567890', '1234567890'],
    ['12345678901', '12345678901'],
    ['007', '0000000007'],
    ['no number', 'no number'],
    ['', ''],
  ])('the sort key of %j is %j', async (name, key) => {
    expect((await app.database.first<{ key: string }>('select natural_key($1) as key', [name]))?.key).toBe(key);
  });
});
