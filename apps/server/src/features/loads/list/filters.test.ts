import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  draftTender,
  euro,
  HOUR_MS,
  joinColleague,
  openMarket,
  openTender,
  select,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let draft: number;
let open: number;
let won: number;
let sealed: number;
const GDANSK = '54.352,18.6466';

beforeAll(async () => {
  app = await startApp();
  ({ shipper, anna } = await openMarket(app));
  draft = await draftTender(app, shipper);
  open = await openTender(app, shipper);
  won = await openTender(app, shipper);
  await bid(anna, won, 240_000);
  await select(shipper, won, anna);
  sealed = await openTender(app, shipper, { mode: 'sealed' });
  await bid(anna, sealed, 230_000);
  await shipper.done('PUT /loads/{id}', open, { tags: ['weekly', 'urgent'] });
});
afterAll(() => app.close());

const ask = async (query: object, by = shipper) => {
  const { status, body } = await by.send('GET /loads', { query: query as Record<string, unknown> });
  return { status, body, ids: ((body['data'] ?? []) as { id: number }[]).map(({ id }) => id) };
};
const found = async (query: object, by = shipper) => (await ask(query, by)).ids.toSorted((a, b) => a - b);
const at = (hours: number) => new Date(app.clock.at + hours * HOUR_MS).toISOString();

describe('a filter of the list', () => {
  it('a filter by several states finds only these states', async () => {
    expect(await found({ status: 'draft,ongoing' })).toEqual([draft, open, sealed]);
    expect(await found({ status: 'awaiting_confirmation,archived' })).toEqual([won]);
  });

  it('a filter by manager finds the tenders of a colleague or the own ones', async () => {
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const own = (await colleague.call('POST /loads', { body: {} })).body.data.id;
    const [row] = (await shipper.call('GET /loads', { query: { ids: String(own) } })).body.data;
    expect(await found({ manager_id: 'me' }, colleague)).toEqual([own]);
    expect(await found({ manager_id: String(row!.manager.id) })).toEqual([own]);
    expect(await found({ manager_id: 'me' })).toEqual([draft, open, won, sealed]);
    await colleague.call('DELETE /loads/{id}', { path: { id: own } });
  });

  it('a filter by days covers each date of a load', async () => {
    expect(await found({ delivery_from: at(1), delivery_to: at(500) })).toEqual([draft, open, won, sealed]);
    expect(await found({ delivery_to: at(1) })).toEqual([]);
    expect(await found({ created_from: at(-1), created_to: at(1) })).toEqual([draft, open, won, sealed]);
    expect(await found({ created_from: at(1) })).toEqual([]);
    expect(await found({ ends_from: at(0) })).toEqual([open, won, sealed]);
    expect(await found({ ends_to: at(0) })).toEqual([]);
  });

  it('a filter by place takes a country or a circle, for pickup and delivery', async () => {
    const all = [draft, open, won, sealed];
    expect(await found({ from_country: 'pl', to_country: 'ua' })).toEqual(all);
    expect(await found({ from_country: 'ua' })).toEqual([]);
    expect(await found({ from_point: GDANSK })).toEqual(all);
    expect(await found({ to_point: GDANSK })).toEqual([]);
    expect(await found({ from_point: '54.35,19.9', from_radius_km: 50 })).toEqual([]);
    expect(await found({ from_point: '54.35,19.9', from_radius_km: 90, from_name: 'Elbląg' })).toEqual(all);
    expect(await found({ from_point: '89.9,180', from_radius_km: 500 })).toEqual([]);
  });

  it('a filter by carrier finds awarded loads and not those where it bids', async () => {
    expect(await found({ carrier_id: String(anna.carrierId) })).toEqual([won]);
  });

  it('a filter by price covers one currency and no sealed tender', async () => {
    expect(await found({ currency: 'EUR', price_from: 240_000, price_to: 240_000 })).toEqual([won]);
    expect(await found({ currency: 'EUR', price_from: 0 })).not.toContain(sealed);
    expect(await found({ currency: 'PLN', price_from: 0 })).toEqual([]);
    expect(
      await found({ currency: 'EUR', price_to: 11_000, price_basis: 't', status: 'awaiting_confirmation' }),
    ).toEqual([won]);
    expect(
      await found({ currency: 'EUR', price_to: 10_000, price_basis: 't', status: 'awaiting_confirmation' }),
    ).toEqual([]);
    expect(await found({ currency: 'EUR', price_from: 0, price_basis: 'pallet' })).toEqual([]);
  });

  it('filters by types, bodies and any of some tags work together', async () => {
    const all = [draft, open, won, sealed];
    expect(await found({ tender_type: 'ftl', load_type: 'rear,side', payment_type: 'bank_transfer' })).toEqual(all);
    expect(await found({ tender_type: 'ltl' })).toEqual([]);
    expect(await found({ payment_type: 'cash' })).toEqual([]);
    expect(await found({ labels: 'urgent,unknown' })).toEqual([open]);
    expect(await found({ tag: 'weekly', truck_body: 'tent', search: 'gdansk' })).toEqual([open]);
  });

  it.each([
    { price_from: 1 },
    { price_from: 1, currency: 'EUR,PLN' },
    { price_from: -1, currency: 'EUR' },
    { price_basis: 'hour' },
    { currency: 'euro' },
    { manager_id: 'you' },
    { manager_id: '1,' },
    { status: 'draft,lost' },
    { status: '' },
    { from_country: 'poland' },
    { from_point: 'Gdansk' },
    { from_point: '91,0' },
    { from_point: '0,181' },
    { from_radius_km: 501 },
    { to_radius_km: 0 },
    { created_from: 'today' },
    { carrier_id: 'me' },
    { truck_body: 'tent,spoon' },
    { load_type: 'x' },
    { payment_type: 'gold' },
    { tender_type: 'ftl,ltl' },
    { labels: '' },
    { total: 'all' },
  ])('an invalid filter is refused: %j', async (query) => {
    const { status, body } = await ask(query);
    expect([status, body['code']]).toEqual([422, 'input.invalid']);
  });

  it('the loads of a filter are counted by state and in total', async () => {
    const query = { from_point: GDANSK, currency: 'EUR', price_from: 1 };
    const page = await ask({ ...query, total: 'none' });
    expect(page.body['meta']).toMatchObject({ total: null, total_capped: false });
    const { total } = (await shipper.call('GET /loads/total', { query })).body.data;
    const counts = (await shipper.call('GET /loads/counts', { query })).body.data;
    expect(total).toBe(page.ids.length);
    expect(Object.values(counts).reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(total);
  });
});

describe('an order of the list', () => {
  it.each(['updated_at', 'number', 'delivery_at', 'price', 'distance', 'weight', 'carrier'])(
    'the list sorted by %s continues from page to page in both directions',
    async (key) => {
      const walk = async (sort: string) => {
        const seen: number[] = [];
        let after: string | null = null;
        do {
          const { body, ids, status } = await ask({ sort, per_page: 1, total: 'none', ...(after && { after }) });
          expect(status).toBe(200);
          seen.push(...ids);
          after = (body['meta'] as { next: string | null }).next;
        } while (after);
        return seen;
      };
      const [up, down] = [await walk(key), await walk(`-${key}`)];
      expect(up.toSorted((a, b) => a - b)).toEqual([draft, open, won, sealed]);
      expect(down).toEqual(up.toReversed());
      if (key === 'carrier') expect(up[0]).toBe(won);
      if (key === 'price') expect(up.at(-1)).toBe(sealed);
    },
  );
});

describe('a file of the list', () => {
  const read = async (query: string) => {
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
    const file = await app.server.inject({ url: `/api/shipper/v1/loads/export?${query}`, headers });
    return { status: file.statusCode, lines: file.body.replace('\uFEFF', '').trim().split('\r\n') };
  };

  it('an export has the chosen columns in their order', async () => {
    const { lines } = await read('columns=manager,number,highest_bid,manager&sort=number&status=awaiting_confirmation');
    expect(lines[0]).toBe('Responsible;Number;Highest bid');
    expect(lines[1]).toMatch(/^Olena Savchuk;TL-3;/);
    expect((await read('columns=secret')).status).toBe(422);
  });

  it('an export has a cell for every column', async () => {
    const { LOADS_LIST } = await import('@tenderlane/contract/loads/list');
    const { status, lines } = await read(`columns=${LOADS_LIST.columns.join()}&sort=number`);
    expect([status, lines.length]).toEqual([200, 5]);
    expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([LOADS_LIST.columns.length]));
    expect(lines[3]).toContain(euro(240_000).amount / 100);
  });
});
