import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, joinCarrier, joinColleague, openMarket, openTender, signUpShipper } from '../../../../test/build';
import { addCompletedOrder, confirmOrder, figure, settle } from '../../../../test/scorecard/scoring';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let load: number;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  load = await addCompletedOrder(app, market.shipper, market.anna);
});

const GOOD = { stars: 5, tags: ['punctual' as const, 'careful' as const], private_note: 'Ask again in spring' };
const BAD = { stars: 2, tags: ['damage' as const], reason: 'Two pallets were wet' };

describe('a review', () => {
  it('a review is written once after a completed load, and the same text again changes nothing', async () => {
    const { shipper } = market;
    const open = await shipper.done('GET /loads/{id}/review', load);
    expect(open).toEqual({ review: null, refusals: {} });
    const first = await shipper.done('POST /loads/{id}/review', load, GOOD);
    expect(first).toMatchObject({
      ...GOOD,
      reason: null,
      counts: true,
      changed_at: null,
      reviewed_by: 'Olena Savchuk',
    });
    expect(await shipper.done('POST /loads/{id}/review', load, GOOD)).toEqual(first);
    const [events] = await app.database.rows<{ total: number }>(
      `select count(*) as total from events where entity_id = $1 and action like 'load.review%'`,
      [load],
    );
    expect(events!.total).toBe(1);
    expect(await shipper.done('GET /loads/{id}/review', load)).toEqual({ review: first, refusals: {} });
  });

  it('a review needs a reason under four stars and known stars and tags', async () => {
    const { shipper } = market;
    for (const reason of [undefined, null, '', '   ']) {
      const refused = await shipper.call('POST /loads/{id}/review', { path: { id: load }, body: { stars: 3, reason } });
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'review.reason-required' }]);
      expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(['reason']);
    }
    for (const body of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: 5, tags: ['friendly'] }, {}]) {
      const refused = await shipper.send('POST /loads/{id}/review', { path: { id: load }, body });
      expect(refused.status, JSON.stringify(body)).toBe(422);
    }
    expect((await shipper.done('POST /loads/{id}/review', load, BAD)).stars).toBe(2);
  });

  it('a review is refused before the load is completed', async () => {
    const { shipper, anna } = market;
    for (const id of [await openTender(app, shipper), await confirmOrder(app, shipper, anna)]) {
      expect((await shipper.refused('POST /loads/{id}/review', id, GOOD)).code).toBe('review.not-completed');
      expect((await shipper.done('GET /loads/{id}/review', id)).refusals['review']?.code).toBe('review.not-completed');
    }
  });

  it('a review may be changed for two weeks, also from the archive', async () => {
    const { shipper } = market;
    await shipper.done('POST /loads/{id}/review', load, GOOD);
    app.clock.at += 14 * 24 * HOUR_MS - 1;
    const changed = await shipper.done('POST /loads/{id}/review', load, BAD);
    expect(changed).toMatchObject({ ...BAD, private_note: null, changed_at: new Date(app.clock.at).toISOString() });
    app.clock.at += 1;
    expect((await shipper.refused('POST /loads/{id}/review', load, GOOD)).code).toBe('review.closed');
    expect(await shipper.done('POST /loads/{id}/review', load, BAD)).toEqual(changed);
    expect((await shipper.done('GET /loads/{id}/review', load)).refusals['review']?.code).toBe('review.closed');
    await shipper.done('PUT /loads/{id}/archive', load);
    expect((await shipper.done('GET /loads/{id}/review', load)).review).toEqual(changed);
  });
});

describe('who reviews and who reads', () => {
  it('a member who may change loads writes reviews, and one who may read loads reads them', async () => {
    const { shipper } = market;
    for (const [role, status] of [
      ['administrator', 200],
      ['manager', 200],
      ['dispatcher', 200],
      ['accountant', 403],
      ['viewer', 403],
    ] as const) {
      const colleague = await joinColleague(app, shipper, role);
      const answer = await colleague.send('POST /loads/{id}/review', { path: { id: load }, body: GOOD });
      expect([role, answer.status]).toEqual([role, status]);
      const read = await colleague.call('GET /carriers/{id}/reviews', { path: { id: market.anna.carrierId } });
      expect(read.body.data.length).toBeGreaterThan(0);
    }
  });

  it('another company neither reads nor writes a review and keeps its own', async () => {
    const { shipper, anna } = market;
    await shipper.done('POST /loads/{id}/review', load, { ...BAD, private_note: 'Their dispatcher drinks' });
    const other = await signUpShipper(app);
    const theirs = await joinCarrier(app, other);
    for (const key of ['GET /loads/{id}/review', 'POST /loads/{id}/review'] as const)
      expect(
        (await other.send(key, { path: { id: load }, body: key.startsWith('POST') ? GOOD : undefined })).status,
      ).toBe(404);
    expect((await other.send('GET /carriers/{id}/reviews', { path: { id: anna.carrierId } })).status).toBe(404);
    const { body } = await other.call('GET /carriers/{id}/reviews', { path: { id: theirs.carrierId } });
    expect(body.data).toEqual([]);
  });

  it('a carrier reads stars, tags and reason of its reviews, and neither note nor author', async () => {
    const { shipper, anna, borys } = market;
    const note = 'Their dispatcher drinks';
    await shipper.done('POST /loads/{id}/review', load, { ...BAD, private_note: note });
    const path = { id: shipper.companyId, metric: 'rating' };
    const { body } = await anna.call('GET /scorecard/{id}/{metric}', { path });
    expect(body.data[0]).toMatchObject({
      load: { id: load },
      value: 2,
      review: { tags: ['damage'], reason: 'Two pallets were wet' },
    });
    expect(JSON.stringify(body)).not.toMatch(/drinks|Savchuk/);
    expect((await borys.call('GET /scorecard/{id}/{metric}', { path })).body.data).toEqual([]);
    await settle(app);
    const [mail] = (await app.messages(anna.login)).filter(({ subject }) => subject.endsWith('reviewed your work'));
    expect(mail?.text).toContain('reviewed how you carried');
    expect(mail?.text).not.toContain(note);
    const events = await app.database.rows<{ params: unknown }>(`select params from events where entity_id = $1`, [
      load,
    ]);
    expect(JSON.stringify(events)).not.toContain('drinks');
  });
});

it('reviews are read in pages, and the rating is hidden under five reviews', async () => {
  const fresh = await openMarket(app);
  const loads: number[] = [];
  for (const stars of [5, 5, 4, 5]) {
    const id = await addCompletedOrder(app, fresh.shipper, fresh.anna);
    await fresh.shipper.done('POST /loads/{id}/review', id, { stars });
    loads.push(id);
  }
  expect(await figure(fresh.shipper, fresh.anna, 'rating')).toEqual([null, 19, 4]);
  const last = await addCompletedOrder(app, fresh.shipper, fresh.anna);
  await fresh.shipper.done('POST /loads/{id}/review', last, { ...BAD });
  expect(await figure(fresh.shipper, fresh.anna, 'rating')).toEqual([420, 21, 5]);
  const path = { id: fresh.anna.carrierId };
  const first = (await fresh.shipper.call('GET /carriers/{id}/reviews', { path, query: { per_page: 3 } })).body;
  const rest = (await fresh.shipper.call('GET /carriers/{id}/reviews', { path, query: { after: first.meta.next! } }))
    .body;
  expect([...first.data, ...rest.data].map((review) => review.load.id)).toEqual([...loads, last].toReversed());
  expect(rest.meta.next).toBeNull();
  await settle(app);
  const [row] = await app.database.rows(
    `select trips, rating_x100, rating_count from carrier_metrics where carrier_id = $1`,
    [fresh.anna.carrierId],
  );
  expect(row).toEqual({ trips: 5, rating_x100: 420, rating_count: 5 });
});
