import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  draftTender,
  euro,
  openMarket,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;

beforeAll(async () => {
  app = await startApp();
  ({ shipper, anna } = await openMarket(app));
  await draftTender(app, shipper);
  const won = await openTender(app, shipper);
  await bid(anna, won, 240_000);
  await select(shipper, won, anna);
  const sealed = await openTender(app, shipper, { mode: 'sealed' });
  await bid(anna, sealed, 230_000);
  const open = await openTender(app, shipper);
  await bid(anna, open, 235_000);
  await shipper.done('PUT /loads/{id}', open, { tags: ['north', 'weekly'] });
});
afterAll(() => app.close());

const groups = async (by: string, query: object = {}) => {
  const { status, body } = await shipper.send('GET /loads/groups', { query: { by, ...query } });
  expect(status).toBe(200);
  return body as { data: { key: string | null; name: string | null; count: number; sums: unknown[] }[]; meta: object };
};

describe('groups of the list', () => {
  it('groups by state have counts and sums of the known prices', async () => {
    const { data, meta } = await groups('status', { status: 'ongoing,awaiting_confirmation' });
    expect(data).toEqual([
      // Sums exclude the bids of the sealed tender.
      { key: 'ongoing', name: null, count: 2, sums: [{ ...euro(235_000), count: 1 }] },
      { key: 'awaiting_confirmation', name: null, count: 1, sums: [{ ...euro(240_000), count: 1 }] },
    ]);
    expect(meta).toEqual({ total_capped: false, groups: 2 });
  });

  it('groups name the responsible person and the carrier', async () => {
    expect((await groups('manager')).data).toMatchObject([{ name: 'Olena Savchuk', count: 4 }]);
    expect((await groups('carrier')).data).toMatchObject([
      { key: null, count: 3 },
      { key: String(anna.carrierId), name: anna.name, count: 1 },
    ]);
  });

  it('a load is in the group of each of its tags', async () => {
    expect((await groups('label', { status: 'ongoing' })).data).toMatchObject([
      { key: 'north', count: 1 },
      { key: 'weekly', count: 1 },
      { key: null, count: 1 },
    ]);
  });

  it('groups by day use the day at the place of the pickup, as the calendar does', async () => {
    const [row] = (await shipper.call('GET /loads')).body.data;
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' }).format(new Date(row!.date!));
    expect((await groups('pickup_day')).data).toMatchObject([{ key: day, count: 4 }]);
    const month = await shipper.send('GET /loads/calendar', { query: { month: day.slice(0, 7), search: 'gdansk' } });
    expect(month.body).toEqual({
      data: [{ day, count: 4, counts: { draft: 1, ongoing: 2, awaiting_confirmation: 1 } }],
      meta: { total_capped: false },
    });
    expect((await shipper.send('GET /loads/calendar', { query: { month: '1999-01' } })).body['data']).toEqual([]);
  });

  it('groups hold only loads of the own company, and unknown groups are refused', async () => {
    const other = await signUpShipper(app);
    expect((await other.send('GET /loads/groups', { query: { by: 'status' } })).body['data']).toEqual([]);
    for (const query of [{ by: 'price' }, {}, { by: 'status', price_from: 1 }])
      expect((await shipper.send('GET /loads/groups', { query })).status).toBe(422);
    for (const month of ['2026-13', '2026', 'now'])
      expect((await shipper.send('GET /loads/calendar', { query: { month } })).status).toBe(422);
  });
});
