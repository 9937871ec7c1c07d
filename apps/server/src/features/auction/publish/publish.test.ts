import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  completeLoadBody,
  draftTender,
  euro,
  HOUR_MS,
  joinCarrier,
  MINUTE_MS,
  openMarket,
  openTender,
  signUpShipper,
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

const inHours = (hours: number) => new Date(app.clock.at + hours * HOUR_MS).toISOString();

describe('the publication of a draft', () => {
  it('a complete draft is published, its carriers are invited and its end is set', async () => {
    const { shipper, anna } = market;
    const id = await draftTender(app, shipper);
    const preview = await shipper.done('GET /loads/{id}/preview', id);
    const view = await shipper.done('PUT /loads/{id}/publish', id);
    expect(view).toMatchObject({
      list_item: { status_id: 'ongoing', delivery_option_count: 3, published_at: inHours(0) },
      bidding: { effective_end_at: inHours(2), latest_end_at: inHours(2.5) },
      timeline: [{ step: 'published', at: inHours(0) }],
    });
    expect(await linkedTender(app, anna.login)).toBe(id);
    const seen = await anna.done('GET /loads/{id}', id);
    const { cargo, truck, waypoints, payment, terms } = preview;
    expect(seen).toMatchObject({ cargo, truck, waypoints, payment, terms });
    expect(await shipper.refused('PUT /loads/{id}/publish', id)).toMatchObject({
      status: 409,
      code: 'load.wrong-state',
      params: { state: 'ongoing' },
    });
  });

  it('a publication invites carriers in the order in which they joined', async () => {
    const shipper = await signUpShipper(app);
    for (const name of ['Zenit', 'Alfa', 'Mila']) await joinCarrier(app, shipper, { name });
    const id = await openTender(app, shipper);
    const grid = await shipper.done('GET /loads/{id}/options', id);
    expect(grid.map(({ carrier }) => carrier.name)).toEqual(['Zenit', 'Alfa', 'Mila']);
  });

  it('an incomplete draft is refused with everything that is missing', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const { status, code, params, errors } = await shipper.refused('PUT /loads/{id}/publish', id);
    const missing = ['waypoints', 'cargo.name', 'cargo.weight_kg', 'truck.body_types', 'auction.audience'];
    expect([status, code, params['fields']]).toEqual([422, 'load.incomplete', missing]);
    expect(Object.keys(errors)).toEqual(missing);
    expect(errors['waypoints']).toHaveLength(3);
    const { meta } = (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body;
    expect([...new Set(meta.missing.map(({ field }) => field))]).toEqual(missing);
  });

  it.each([
    ['a target above the starting rate', { target_rate: euro(250_001) }, 'auction.target_rate'],
    ['a book-now price above the starting rate', { book_now_price: euro(250_001) }, 'auction.book_now_price'],
    ['an automatic choice without any rate', { winner: 'automatic', starting_rate: null }, 'auction.target_rate'],
    ['an end after the pickup', { duration_minutes: 122 * 60 }, 'auction.duration_minutes'],
    ['an audience of nobody', { audience: { kind: 'carriers', carrier_ids: [] } }, 'auction.audience'],
  ] as const)('a draft with %s is not published', async (_, terms, field) => {
    const { shipper } = market;
    const id = await draftTender(app, shipper);
    await shipper.done('PUT /loads/{id}/auction', id, terms as never);
    expect(await shipper.refused('PUT /loads/{id}/publish', id)).toMatchObject({
      status: 422,
      params: { fields: [field] },
    });
  });

  it.each([
    ['a window in the past', 0, [-4, -2], 'waypoints.0.window.to'],
    ['a window that ends before it begins', 1, [176, 168], 'waypoints.1.window.to'],
    ['a delivery before the pickup', 1, [20, 24], 'waypoints.1.window.to'],
  ] as const)('a draft with %s is not published', async (_, stop, [from, to], field) => {
    const { shipper } = market;
    const id = await draftTender(app, shipper);
    const waypoints = completeLoadBody(app.clock.at).waypoints!;
    waypoints[stop] = { ...waypoints[stop]!, window: { from: inHours(from), to: inHours(to) } };
    await shipper.done('PUT /loads/{id}', id, { waypoints });
    const { errors } = await shipper.refused('PUT /loads/{id}/publish', id);
    expect(Object.keys(errors)).toContain(field);
  });
});

describe('the scheduled publication of a draft', () => {
  it('a scheduled draft is published at its time and not earlier', async () => {
    const { shipper, anna } = market;
    const id = await draftTender(app, shipper, { publish_at: inHours(10) });
    const view = await shipper.done('PUT /loads/{id}/publish', id);
    expect(view.list_item).toMatchObject({ status_id: 'draft', publish_at: inHours(10) });
    app.clock.at += 10 * HOUR_MS - 1;
    await app.runDueWork();
    expect(await stateOf(shipper, id)).toBe('draft');
    app.clock.at += 1;
    await app.runDueWork();
    const { list_item: row, bidding } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'ongoing', publish_at: null, published_at: inHours(0) });
    expect(bidding?.effective_end_at).toBe(inHours(2));
    expect(await linkedTender(app, anna.login)).toBe(id);
    await bid(anna, id, 240_000);
  });

  it('a scheduled draft that is incomplete stays a draft, and its manager is told what is missing', async () => {
    const { shipper } = market;
    const id = await draftTender(app, shipper, { publish_at: inHours(10) });
    await shipper.done('PUT /loads/{id}/publish', id);
    await shipper.done('PUT /loads/{id}', id, { cargo: { name: 'Paper rolls' } });
    app.clock.at += 10 * HOUR_MS;
    await app.runDueWork();
    const { list_item: row, missing } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'draft', publish_at: null });
    expect(missing).toMatchObject([{ field: 'cargo.weight_kg', code: 'required' }]);
    expect((await app.lastMessage(shipper.login)).text).toContain(`/tenders/${id}`);
    const [event] = await shipper.done('GET /loads/{id}/history', id);
    expect(event).toMatchObject({ action: 'load.publication_failed', actor_kind: 'clock' });
  });

  it('only the last scheduled time counts, and a removed schedule publishes nothing', async () => {
    const { shipper } = market;
    const scheduled = async () => {
      const id = await draftTender(app, shipper, { publish_at: inHours(2) });
      await shipper.done('PUT /loads/{id}/publish', id);
      return id;
    };
    const [sooner, later, never] = [await scheduled(), await scheduled(), await scheduled()];
    await shipper.done('PUT /loads/{id}/auction', sooner, { publish_at: inHours(1) });
    await shipper.done('PUT /loads/{id}/auction', later, { publish_at: inHours(3) });
    await shipper.done('PUT /loads/{id}/auction', never, { publish_at: null });
    const states = async () => [
      await stateOf(shipper, sooner),
      await stateOf(shipper, later),
      await stateOf(shipper, never),
    ];
    app.clock.at += HOUR_MS;
    expect(await app.runDueWork()).toBe(1);
    expect(await states()).toEqual(['ongoing', 'draft', 'draft']);
    app.clock.at += 2 * HOUR_MS - MINUTE_MS;
    await app.runDueWork();
    expect((await states())[1]).toBe('draft');
    app.clock.at += MINUTE_MS;
    await app.runDueWork();
    expect((await states()).slice(1)).toEqual(['ongoing', 'draft']);
    const waiting = await app.database.rows(`select id from loads where due_at <= $1`, [new Date(app.clock.at)]);
    expect(waiting).toEqual([]);
  });

  it('a time that was typed and not confirmed publishes nothing', async () => {
    const { shipper } = market;
    const id = await draftTender(app, shipper, { publish_at: inHours(1) });
    app.clock.at += 2 * HOUR_MS;
    await app.runDueWork();
    expect(await stateOf(shipper, id)).toBe('draft');
    expect(await shipper.refused('PUT /loads/{id}/publish', id)).toMatchObject({
      status: 422,
      code: 'load.publish-in-past',
      errors: { 'auction.publish_at': [expect.any(String)] },
    });
    await shipper.done('PUT /loads/{id}/auction', id, { publish_at: null });
    expect((await shipper.done('PUT /loads/{id}/publish', id)).list_item.status_id).toBe('ongoing');
  });

  it('a deleted draft is not published at its scheduled time', async () => {
    const { shipper } = market;
    const id = await draftTender(app, shipper, { publish_at: inHours(1) });
    await shipper.done('PUT /loads/{id}/publish', id);
    await shipper.done('DELETE /loads/{id}', id);
    app.clock.at += HOUR_MS;
    expect(await app.runDueWork()).toBe(0);
    expect((await shipper.refused('GET /loads/{id}', id)).status).toBe(404);
  });
});
