import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  completeLoadBody,
  euro,
  gridRow,
  HOUR_MS,
  endBidding,
  MINUTE_MS,
  openMarket,
  openTender,
  refusedBid,
  stateOf,
} from '../../../../test/build';
import { linkedTender } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

describe('the terms of an open tender', () => {
  it.each([
    [{ mode: 'sealed' }],
    [{ winner: 'automatic' }],
    [{ winner_rule: 'score' }],
    [{ basis: 't' }],
    [{ vat_rate_bp: 2_000 }],
    [{ duration_minutes: 240 }],
    [{ extra_minutes: 10 }],
    [{ max_extra_minutes: 60 }],
    [{ publish_at: '2031-01-01T00:00:00.000Z' }],
  ])('the publication fixes the terms: %j', async (terms) => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    const before = await shipper.done('GET /loads/{id}/auction', id);
    expect(await shipper.refused('PUT /loads/{id}/auction', id, terms)).toMatchObject({
      status: 409,
      code: 'load.frozen-field',
      params: { fields: [expect.any(String)], state: 'ongoing' },
    });
    expect(await shipper.done('GET /loads/{id}/auction', id)).toEqual(before);
  });

  it('price and step may change until the first bid', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const terms = {
      starting_rate: euro(260_000),
      bid_step: { kind: 'amount', value: 500 },
      book_now_price: euro(1),
    } as const;
    await shipper.done('PUT /loads/{id}/auction', id, terms);
    await bid(anna, id, 260_000);
    for (const [name, value] of Object.entries({
      starting_rate: null,
      book_now_price: euro(2),
      bid_step: { kind: 'amount', value: 1 },
      target_rate: euro(200_000),
      guardrail_bp: 100,
    })) {
      expect(await shipper.refused('PUT /loads/{id}/auction', id, { [name]: value })).toMatchObject({
        status: 409,
        code: 'load.frozen-field',
      });
    }
    await shipper.done('PUT /loads/{id}/auction', id, { ...terms, republish_if_failed: true });
  });

  it('target and book-now price may not exceed the starting rate', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    for (const [name, code] of [
      ['target_rate', 'auction.target_rate'],
      ['book_now_price', 'auction.book_now_price'],
    ] as const) {
      expect(await shipper.refused('PUT /loads/{id}/auction', id, { [name]: euro(250_001) })).toMatchObject({
        status: 422,
        errors: { [code]: [expect.any(String)] },
      });
    }
  });

  it('currency and VAT mode of an open tender cannot change', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    const payment = { ...completeLoadBody(0).payment!, currency: 'PLN' };
    expect((await shipper.refused('PUT /loads/{id}', id, { payment })).code).toBe('load.frozen-field');
    expect(
      (await shipper.refused('PUT /loads/{id}', id, { payment: { ...payment, currency: 'EUR', vat_mode: 'gross' } }))
        .code,
    ).toBe('load.frozen-field');
  });
});

describe('a material edit of an open tender', () => {
  const heavier = { cargo: { name: 'Paper rolls', weight_kg: 24_000 } };

  it('a material edit must be confirmed and makes every bid stale until its carrier confirms it again', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    expect(await shipper.refused('PUT /loads/{id}', id, heavier)).toMatchObject({
      status: 409,
      code: 'load.material-edit',
      params: { fields: ['cargo'], state: 'ongoing' },
    });
    expect((await shipper.done('GET /loads/{id}', id)).cargo.weight_kg).toBe(22_000);

    await shipper.done('PUT /loads/{id}', id, { ...heavier, confirm_material: true });
    const { list_item: row } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ bid_count: 0, bid_lowest_price: null, weight: 24_000 });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ state: 'stale', rank: null });
    expect(await linkedTender(app, anna.login)).toBe(id);

    const seen = await anna.done('PUT /loads/{id}/reconfirm', id);
    expect(seen).toMatchObject({ option: { state: 'active' }, own_rank: 1, own_bid: { price: euro(240_000) } });
    expect(await anna.refused('PUT /loads/{id}/reconfirm', id)).toMatchObject({ status: 409, code: 'bid.not-stale' });
    expect((await bid(borys, id, 229_000)).rank).toBe(1);
  });

  it('a material edit leaves carriers at least half an hour', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    app.clock.at += 100 * MINUTE_MS;
    await shipper.done('PUT /loads/{id}', id, { ...heavier, confirm_material: true });
    const { bidding } = await shipper.done('GET /loads/{id}', id);
    expect(bidding?.effective_end_at).toBe(new Date(app.clock.at + 30 * MINUTE_MS).toISOString());
  });

  it('bids that are not confirmed again after a material edit cannot win', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await shipper.done('PUT /loads/{id}', id, { ...heavier, confirm_material: true });
    const { id: option_id } = await gridRow(shipper, id, anna);
    expect((await shipper.refused('PUT /loads/{id}/select_option', id, { option_id })).code).toBe('option.not-live');
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('did_not_take_place');
    expect((await anna.refused('PUT /loads/{id}/reconfirm', id)).code).toBe('bid.too-late');
  });

  it.each([
    [
      'route',
      (load: ReturnType<typeof completeLoadBody>) => ({
        waypoints: load.waypoints!.toReversed().map((stop, index) => ({
          ...stop,
          kind: (['pickup', 'delivery'] as const)[index]!,
          window: load.waypoints![index]!.window,
        })),
      }),
    ],
    [
      'dates',
      (load: ReturnType<typeof completeLoadBody>) => ({
        waypoints: load.waypoints!.map((stop, index) =>
          index === 1
            ? {
                ...stop,
                window: { from: stop.window!.from, to: new Date(Date.parse(stop.window!.to!) + HOUR_MS).toISOString() },
              }
            : stop,
        ),
      }),
    ],
    ['truck', () => ({ truck: { body_types: ['reefer' as const], load_types: ['rear' as const] } })],
    ['payment', (load: ReturnType<typeof completeLoadBody>) => ({ payment: { ...load.payment!, days_to_pay: 60 } })],
  ])('an edit of the section %s is a material edit', async (section, change) => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    const { waypoints } = await shipper.done('GET /loads/{id}/edit', id);
    const edit = change({ ...completeLoadBody(app.clock.at), waypoints });
    expect((await shipper.refused('PUT /loads/{id}', id, edit)).params).toMatchObject({ fields: [section] });
    await shipper.done('PUT /loads/{id}', id, { ...edit, confirm_material: true });
  });

  it('a material edit that leaves the load incomplete or ends after the pickup is refused', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    const confirm_material = true;
    expect(await shipper.refused('PUT /loads/{id}', id, { cargo: {}, confirm_material })).toMatchObject({
      status: 422,
      code: 'load.incomplete',
      errors: { 'cargo.name': [expect.any(String)], 'cargo.weight_kg': [expect.any(String)] },
    });
    const { waypoints } = await shipper.done('GET /loads/{id}/edit', id);
    const at = (hours: number) => new Date(app.clock.at + hours * HOUR_MS).toISOString();
    const near = waypoints.map((stop, index) => (index === 0 ? { ...stop, window: { from: at(1), to: at(2) } } : stop));
    expect(await shipper.refused('PUT /loads/{id}', id, { waypoints: near, confirm_material })).toMatchObject({
      status: 422,
      code: 'auction.end-after-pickup',
    });
  });

  it('a material edit is refused after the end', async () => {
    const { shipper } = market;
    const id = await openTender(app, shipper);
    app.clock.at += 120 * MINUTE_MS;
    const edit = { ...heavier, confirm_material: true };
    expect((await shipper.refused('PUT /loads/{id}', id, edit)).code).toBe('auction.over');
    await app.runDueWork();
    expect((await shipper.refused('PUT /loads/{id}', id, edit)).code).toBe('load.wrong-state');
  });
});

it('an edit of note, name or tags needs no confirmation and keeps the bids', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  await shipper.done('PUT /loads/{id}', id, { note: 'Ring the bell', name: 'Weekly run', tags: ['weekly'] });
  expect((await gridRow(shipper, id, anna)).rank).toBe(1);
  expect((await anna.done('GET /loads/{id}', id)).note).toBe('Ring the bell');
  expect((await refusedBid(anna, id, 240_000)).code).toBe('bid.too-high');
});

it('each edit of an open tender is one event with its changes and the form of the edit', async () => {
  const { shipper } = market;
  const id = await openTender(app, shipper);
  const batch_uuid = '7b8f6c2e-8f5f-4f0e-9a53-0d6b0a9d6d11';
  const edit = { note: 'Gate 4', cargo: { name: 'Board', weight_kg: 20_000 }, confirm_material: true, batch_uuid };
  await shipper.send('PUT /loads/{id}', { path: { id }, body: edit });
  await shipper.send('PUT /loads/{id}/auction', { path: { id }, body: { target_rate: euro(200_000), batch_uuid } });
  const history = await shipper.done('GET /loads/{id}/history', id);
  const edited = history.filter(({ action }) => action === 'load.edited');
  expect(edited.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['auction.target_rate'],
    ['note', 'cargo'],
  ]);
  expect(edited[1]?.changes[0]).toEqual({ field: 'note', old: null, new: 'Gate 4' });
  const stored = await app.database.rows<{ batch_uuid: string }>(
    `select batch_uuid from events where entity_id = $1 and action = 'load.edited'`,
    [id],
  );
  expect(stored).toEqual([{ batch_uuid }, { batch_uuid }]);
});
