import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  completeLoadBody,
  draftTender,
  euro,
  HOUR_MS,
  openMarket,
  openTender,
  select,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const listed = async (shipper: Shipper, query: object = {}) => {
  const { status, body } = await shipper.send('GET /loads', { query: query as Record<string, unknown> });
  return { status, ids: ((body['data'] ?? []) as { id: number }[]).map(({ id }) => id), body };
};

describe('the list of loads', () => {
  it('the list has a count for each tab', async () => {
    const { shipper, anna } = await openMarket(app);
    const draft = await draftTender(app, shipper);
    const [open, won] = [await openTender(app, shipper), await openTender(app, shipper)];
    await bid(anna, won, 240_000);
    await select(shipper, won, anna);
    const canceled = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/cancel', canceled, { reason: 'x' });
    const archived = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/cancel', archived, { reason: 'x' });
    await shipper.done('PUT /loads/{id}/archive', archived);

    expect((await listed(shipper)).ids).toEqual([won, open, draft, canceled]);
    expect((await listed(shipper, { status: 'ongoing' })).ids).toEqual([open]);
    expect((await listed(shipper, { status: 'archived' })).ids).toEqual([archived]);
    const counts = (await shipper.call('GET /loads/counts')).body.data;
    expect(counts).toEqual({
      draft: 1,
      ongoing: 1,
      tender_over: 0,
      awaiting_confirmation: 1,
      processing: 0,
      in_progress: 0,
      did_not_take_place: 0,
      completed: 0,
      uncompleted: 0,
      canceled: 1,
      archived: 1,
    });
    const other = await signUpShipper(app);
    expect((await listed(other)).ids).toEqual([]);
    expect((await other.call('GET /loads/counts')).body.data['draft']).toBe(0);
  });

  it('a row of the list has the columns for a dispatcher', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper, { target_rate: euro(200_000), book_now_price: euro(150_000) });
    await shipper.done('PUT /loads/{id}', id, { tags: ['weekly'], external_id: 'SO-7' });
    await bid(anna, id, 240_000);
    const [row] = (await shipper.call('GET /loads')).body.data;
    expect(row).toMatchObject({
      id,
      name: 'TL-1',
      external_id: 'SO-7',
      status_id: 'ongoing',
      price: euro(240_000),
      payment_type: 'bank_transfer',
      is_paid: false,
      is_detailed: true,
      missing_count: 0,
      date: new Date(app.clock.at + 120 * HOUR_MS).toISOString(),
      date_delivery: new Date(app.clock.at + 168 * HOUR_MS).toISOString(),
      delivery_option_count: 3,
      bid_count: 1,
      bid_lowest_price: euro(240_000),
      bid_highest_price: euro(240_000),
      to_target_bp: 2_000,
      reference_currency: 'EUR',
      weight: 22_000,
      cargo_name: 'Paper rolls',
      truck_body: ['tent'],
      load_type: ['rear'],
      labels: ['weekly'],
      timeline_step: 'published',
      basis: 'trip',
      tracking: null,
    });
    expect(row!.price_per_distance!.amount).toBe(Math.round(240_000 / row!.distance!));
    expect(row!.waypoints.map(({ city, country_id }) => `${city} ${country_id}`)).toEqual(['Gdańsk pl', 'Kyiv ua']);
  });

  it('a row of a draft has the number of missing fields', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('POST /loads', { body: {} });
    const [row] = (await shipper.call('GET /loads')).body.data;
    expect(row).toMatchObject({ is_detailed: false, missing_count: 7, price: null, weight: null, waypoints: [] });
  });

  it('the search of the list covers number, name, external number, cargo, place and tag, in any case', async () => {
    const shipper = await signUpShipper(app);
    const id = await draftTender(app, shipper);
    await draftTender(app, shipper);
    await shipper.done('PUT /loads/{id}', id, {
      name: 'Ранковий Рейс',
      external_id: 'SO_100%',
      cargo: { name: 'Кава' },
      tags: ['Терміново'],
    });
    for (const search of ['tl-1', 'ранковий', 'so_100%', 'КАВА', 'терміново']) {
      expect([search, (await listed(shipper, { search })).ids]).toEqual([search, [id]]);
    }
    expect((await listed(shipper, { search: 'gdańsk' })).ids).toHaveLength(2);
    expect((await listed(shipper, { search: 'so0100' })).ids).toEqual([]);
    expect((await listed(shipper, { search: '%' })).ids).toEqual([id]);
    expect((await listed(shipper, { search: '\\' })).ids).toEqual([]);
    expect((await listed(shipper, { tag: 'Терміново' })).ids).toEqual([id]);
    expect((await listed(shipper, { truck_body: 'tent,reefer' })).ids).toHaveLength(2);
    expect((await listed(shipper, { truck_body: 'reefer' })).ids).toEqual([]);
    const from = new Date(app.clock.at + 121 * HOUR_MS).toISOString();
    expect((await listed(shipper, { pickup_from: from })).ids).toEqual([]);
    expect((await listed(shipper, { pickup_to: from, status: 'draft' })).ids).toHaveLength(2);
  });

  it('the list is sorted by creation, end and pickup in both directions', async () => {
    const { shipper } = await openMarket(app);
    const late = await openTender(app, shipper, { duration_minutes: 300 });
    const soon = await openTender(app, shipper, { duration_minutes: 60 });
    const draft = (await shipper.call('POST /loads', { body: {} })).body.data.id;
    const { waypoints } = completeLoadBody(app.clock.at + HOUR_MS);
    await shipper.done('PUT /loads/{id}', soon, { waypoints: waypoints!, confirm_material: true });
    const by = async (sort: string) => (await listed(shipper, { sort })).ids;
    expect(await by('created_at')).toEqual([late, soon, draft]);
    expect(await by('-created_at')).toEqual([draft, soon, late]);
    expect(await by('ends_at')).toEqual([soon, late, draft]);
    expect(await by('-ends_at')).toEqual([draft, late, soon]);
    expect(await by('pickup_at')).toEqual([late, soon, draft]);
  });
});

describe('pages of the list', () => {
  let shipper: Shipper;
  let all: number[];
  beforeAll(async () => {
    shipper = await signUpShipper(app);
    all = [];
    for (let count = 0; count < 7; count++) all.unshift((await shipper.call('POST /loads', { body: {} })).body.data.id);
  });

  it('pages of the list have no gap and no repetition, also when loads are added meanwhile', async () => {
    for (const sort of ['-created_at', 'ends_at', '-pickup_at']) {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const { body, ids } = await listed(shipper, { sort, per_page: 3, ...(after && { after }) });
        seen.push(...ids);
        after = (body['meta'] as { next: string | null }).next;
      } while (after);
      expect(seen.toSorted((a, b) => b - a)).toEqual(all);
    }
    const first = await listed(shipper, { per_page: 3 });
    const added = (await shipper.call('POST /loads', { body: {} })).body.data.id;
    const { next } = first.body['meta'] as { next: string };
    expect((await listed(shipper, { per_page: 3, after: next })).ids).toEqual(all.slice(3, 6));
    all.unshift(added);
  });

  it('the pages of the list have numbers and a total', async () => {
    const { body, ids } = await listed(shipper, { page: 3, per_page: 3 });
    expect(ids).toEqual(all.slice(6, 9));
    expect(body['meta']).toMatchObject({ total: all.length, total_capped: false, page: 3, per_page: 3, next: null });
  });

  it.each([
    [{ per_page: 1e9 }, 'input.invalid'],
    [{ per_page: 0 }, 'input.invalid'],
    [{ per_page: 'many' }, 'input.invalid'],
    [{ page: 0 }, 'input.invalid'],
    [{ page: -1 }, 'input.invalid'],
    [{ page: 1e9 }, 'list.too-deep'],
    [{ page: 102, per_page: 100 }, 'list.too-deep'],
    [{ sort: 'colour' }, 'input.invalid'],
    [{ sort: 'created_at; drop table loads' }, 'input.invalid'],
    [{ status: 'lost' }, 'input.invalid'],
    [{ after: 'x' }, 'input.invalid'],
    [{ after: Buffer.from('["x",1]').toString('base64url') }, 'input.invalid'],
    [{ after: Buffer.from('["9999999999999999999999",1]').toString('base64url') }, 'input.invalid'],
    [{ sort: 'ends_at', after: Buffer.from('["soon",1]').toString('base64url') }, 'input.invalid'],
    [{ pickup_from: 'yesterday' }, 'input.invalid'],
    [{ pickup_from: '0000-01-01T00:00:00Z' }, 'input.invalid'],
    [{ ids: '1,x' }, 'input.invalid'],
    [{ search: 'a\u0000b' }, 'input.invalid'],
    [{ search: 'x'.repeat(201) }, 'input.invalid'],
    [{ colour: 'red' }, 'input.invalid'],
  ])('invalid parameters of a page are refused: %j', async (query, code) => {
    const { status, body } = await listed(shipper, query);
    expect([status, body['code']]).toEqual([422, code]);
  });
});

describe('the list as a file', () => {
  it('the list is exported as CSV in the reader’s language without formulas', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}', id, { name: '=HYPERLINK("x")', external_id: '@SUM(1)' });
    await bid(anna, id, 240_050);
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'uk-UA' };
    const file = await app.server.inject({ url: '/api/shipper/v1/loads/export', headers });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment');
    const [head, row, end] = file.body.split('\r\n');
    expect(head).toMatch(/^\uFEFF.*[а-яіїє]/);
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain(`'@SUM(1)`);
    expect(row).toContain(';2400,5;EUR;1;2400,5;');
    expect(row).toMatch(/;1077;.*;Europe\/Warsaw;.*;Europe\/Kyiv;/);
    expect(row).toContain('Gdańsk PL – Kyiv UA');
    expect(end).toBe('');
  });

  it('the export has carrier, target and savings for the whole transport', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper, {
      basis: 'km',
      bid_step: { kind: 'amount', value: 1 },
      starting_rate: euro(250),
      target_rate: euro(240),
    });
    await bid(anna, id, 230);
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
    const read = async () => {
      const file = await app.server.inject({ url: '/api/shipper/v1/loads/export', headers });
      const [head = '', row = ''] = file.body.slice(1).split('\r\n');
      const cells = row.split(';');
      return Object.fromEntries(head.split(';').map((name, index) => [name, cells[index]]));
    };
    // 1077 km at 2.40 a kilometre.
    expect(await read()).toMatchObject({ Carrier: '', Savings: '', 'Target rate': '2584,8' });
    await select(shipper, id, anna);
    expect(await read()).toMatchObject({
      Carrier: anna.name,
      'Target rate': '2584,8',
      Price: '2477,1',
      Savings: '215,4',
      'Savings against': 'Starting rate',
    });
  });

  it('the export holds every load of the filter', async () => {
    const shipper = await signUpShipper(app);
    for (let count = 0; count < 103; count++) await shipper.call('POST /loads', { body: {} });
    const headers = { authorization: `Bearer ${shipper.token}` };
    const file = await app.server.inject({ url: '/api/shipper/v1/loads/export', headers });
    expect(file.body.trim().split('\r\n')).toHaveLength(104);
    const some = await app.server.inject({ url: '/api/shipper/v1/loads/export?status=ongoing', headers });
    expect(some.body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('the history of a load', () => {
  it('the history lists events and their authors, newest first, in pages', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper, { bid_step: { kind: 'amount', value: 1 } });
    for (let amount = 249_999; amount > 249_970; amount--) {
      await bid(amount % 2 ? anna : borys, id, amount);
      if (amount % 2) await anna.done('GET /loads/{id}', id);
    }
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Enough' });
    const newest = (await shipper.call('GET /loads/{id}/history', { path: { id } })).body;
    expect(newest.data[0]).toMatchObject({
      action: 'load.canceled',
      actor: 'Olena Savchuk',
      params: { reason: 'Enough' },
    });
    expect(newest.data[1]).toMatchObject({ action: 'load.bid_placed', actor: anna.name, actor_kind: 'carrier' });
    const ids = newest.data.map((event) => event.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(newest.data.at(-1)).toMatchObject({ action: 'load.created' });
    expect(newest.meta.next).toBeNull();
    const before = ids[3]!;
    const older = (await shipper.call('GET /loads/{id}/history', { path: { id }, query: { before } })).body.data;
    expect(older.map((event) => event.id)).toEqual(ids.slice(4));
  });
});
