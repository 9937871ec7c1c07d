import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRIVER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { DAY_MS } from '@tenderlane/domain/core';
import { TRACKING_LINKS_MAX } from '@tenderlane/domain/tracking/links';
import { joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';
import { northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';
import { addTrackingLink, codeOfUrl, followTrack, followTrip } from '../../../../test/tracking/tracking-link';
import { completeOrder } from '../../../../test/trips/carry-out';

let app: TestApp;
let start: number;
let order: TrackedOrder;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = start;
  order = await trackedOrder(app);
});

const linksOf = async (who: Shipper | Carrier) =>
  (await (who as Shipper).done('GET /loads/{id}/tracking_links', order.id)).links;
const add = (who: Shipper | Carrier, body: object = { label: 'Warehouse' }) =>
  (who as Shipper).send('POST /loads/{id}/tracking_links', { path: { id: order.id }, body: body as never });
const revoke = (who: Shipper | Carrier, linkId: number) =>
  (who as Shipper).send('DELETE /loads/{id}/tracking_links/{link_id}', { path: { id: order.id, link_id: linkId } });
const seen = async (url: string) => (await followTrip(app, url)).body['data'] as never;
const position = (km: number) => ({ ...northOf(order.pickup, km), at: app.clock.at });

describe('tracking links of a company', () => {
  it('have 128 random bits, and are shown again to the company that made them', async () => {
    const link = await addTrackingLink(order.shipper, order.id);
    expect(codeOfUrl(link.url)).toMatch(/^\d+-[\w-]{8}[\w-]{22}$/);
    expect(await linksOf(order.shipper)).toEqual([link]);
    expect(await linksOf(order.anna)).toEqual([]);
    const kept = await app.database.rows('select * from tracking_links where id = $1', [link.id]);
    expect(JSON.stringify(kept)).not.toContain(codeOfUrl(link.url).split('-').slice(1).join('-'));
    const own = await addTrackingLink(order.anna, order.id);
    expect(await linksOf(order.anna)).toEqual([own]);
    expect((await order.last())?.action).toBe('trip.tracking_link_created');
  });

  it('a repeated request gives the same link, another stop gives another one', async () => {
    const stop = (await order.stopAt(-1)).id;
    const first = await addTrackingLink(order.shipper, order.id);
    expect(await addTrackingLink(order.shipper, order.id)).toEqual(first);
    expect((await addTrackingLink(order.shipper, order.id, { stop_id: stop })).id).not.toBe(first.id);
    await revoke(order.shipper, first.id);
    expect((await addTrackingLink(order.shipper, order.id)).url).not.toBe(first.url);
  });

  it('are limited', async () => {
    await app.database.run(
      `insert into tracking_links (company_id, trip_id, label, salt, created_at)
       select t.company_id, t.id, n::text, '\\x00', now() from trips t, generate_series(1, $2::int) n where t.load_id = $1`,
      [order.id, TRACKING_LINKS_MAX],
    );
    expect(await add(order.shipper)).toMatchObject({ status: 409, body: { code: 'tracking-link.too-many' } });
    const { refusals } = await order.shipper.done('GET /loads/{id}/tracking_links', order.id);
    expect(refusals).toMatchObject({ add: { code: 'tracking-link.too-many' } });
  });

  it.each([
    ['no label', {}],
    ['an empty label', { label: ' ' }],
    ['a stop of another trip', { label: 'Warehouse', stop_id: 999_999 }],
  ])('are not made with %s', async (_name, body) => {
    expect((await add(order.shipper, body)).status).toBe(422);
  });

  it('belong to one company: others neither see nor revoke them', async () => {
    const link = await addTrackingLink(order.shipper, order.id);
    for (const who of [order.anna, order.borys, await signUpShipper(app)])
      expect((await revoke(who, link.id)).status).toBe(404);
    for (const who of [order.borys, await signUpShipper(app)]) expect((await add(who)).status).toBe(404);
    const viewer = await joinColleague(app, order.shipper, 'viewer');
    expect((await add(viewer as Shipper)).status).toBe(403);
    const linked = await pressLink(app, await linkSecret(app, order.anna.login));
    expect((await add(linked as unknown as Carrier)).body['code']).toBe('session.code-needed');
    expect((await followTrip(app, link.url)).status).toBe(200);
  });
});

describe('a stranger with a tracking link', () => {
  it('sees state, cities and windows, and nothing about people, prices and plates', async () => {
    const { url } = await addTrackingLink(order.shipper, order.id);
    const data = await seen(url);
    expect(data).toMatchObject({ state: 'planned', updated: null, position: null });
    expect((data as { stops: object[] }).stops).toMatchObject([
      { kind: 'pickup', city: 'Gdańsk', state: 'pending', is_own: false, times: { eta: null, arrived: null } },
      { kind: 'delivery', is_own: false },
    ]);
    const text = JSON.stringify(data);
    for (const hidden of [order.anna.name, 'Wialon', 'EUR', '240', TRUCK.plate, DRIVER.name])
      expect(text).not.toContain(hidden);
  });

  it('sees a rounded position and line, and the speed only if the company shows it', async () => {
    const { url } = await addTrackingLink(order.shipper, order.id);
    await order.send([position(30.3)]);
    app.clock.at += 300_000;
    await order.send([position(26.1)]);
    const at = new Date(app.clock.at).toISOString();
    const {
      position: shown,
      updated,
      stops,
    } = (await seen(url)) as {
      position: { lat: number; lon: number };
      updated: object;
      stops: { times: { eta: object | null } | null }[];
    };
    expect(updated).toEqual({ at, source: 'geofence' });
    expect(shown).toMatchObject({ at, speed_kmh: null });
    for (const degrees of [shown.lat, shown.lon])
      expect(Math.abs(degrees * 100 - Math.round(degrees * 100))).toBeLessThan(1e-6);
    expect(stops[0]?.times?.eta).toMatchObject({ at: expect.any(String), band_minutes: 15 });
    const { lines } = (await followTrack(app, url)).body['data'] as { lines: number[][][] };
    expect(lines).toHaveLength(1);
    for (const point of lines.flat(2)) expect(String(point)).toMatch(/^\d+(\.\d{1,2})?$/);

    await app.database.run(
      `update trips set progress = jsonb_set(progress, '{shown,speedKmh}', '61.4') where load_id = $1`,
      [order.id],
    );
    expect(((await seen(url)) as { position: object }).position).toMatchObject({ speed_kmh: null });
    await order.shipper.call('PUT /profile/setting', { body: { tracking_speed: true } });
    expect(((await seen(url)) as { position: object }).position).toMatchObject({ speed_kmh: 61 });
    const carriers = await addTrackingLink(order.anna, order.id);
    expect(((await seen(carriers.url)) as { position: object }).position).toMatchObject({ speed_kmh: null });
  });

  it('with a link of one stop sees times of that stop only', async () => {
    const { url } = await addTrackingLink(order.shipper, order.id, { stop_id: (await order.stopAt(-1)).id });
    await order.report(order.anna, 0, 'arrived');
    await order.report(order.shipper, 0, 'arrived');
    const { stops } = (await seen(url)) as { stops: object[] };
    expect(stops).toMatchObject([
      { kind: 'pickup', city: 'Gdańsk', state: 'arrived', is_own: false, times: null },
      { kind: 'delivery', is_own: true, times: { arrived: null } },
    ]);
  });

  it('finds nothing by a revoked link, which is revoked once', async () => {
    const { id, url } = await addTrackingLink(order.shipper, order.id);
    expect([(await revoke(order.shipper, id)).status, (await revoke(order.shipper, id)).status]).toEqual([204, 204]);
    expect(await linksOf(order.shipper)).toEqual([]);
    const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
    const answers = [await followTrip(app, forged), await followTrip(app, url), await followTrack(app, url)];
    for (const { status, body } of answers)
      expect([status, body['code'], body['params']]).toEqual([404, 'record.not-found', {}]);
    const history = await order.shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'trip.tracking_link_revoked')).toHaveLength(1);
  });

  it('sees the end of the trip for 24 hours', async () => {
    const { url } = await addTrackingLink(order.shipper, order.id);
    await completeOrder(app, order.shipper, order.id);
    const { completed_at: completedAt } = await app.database.one<{ completed_at: Date }>(
      'select completed_at from loads where id = $1',
      [order.id],
    );
    expect(await seen(url)).toMatchObject({ state: 'completed', result: 'ok' });
    app.clock.at = completedAt.getTime() + DAY_MS;
    expect((await followTrip(app, url)).status).toBe(404);
    expect(await add(order.shipper)).toMatchObject({ status: 409, body: { code: 'trip.over' } });
  });

  it('sees only that a released order is canceled', async () => {
    await order.send([position(30)]);
    const { url } = await addTrackingLink(order.shipper, order.id);
    await order.shipper.done('PUT /loads/{id}/release', order.id, { reason: 'The goods are not ready' } as never);
    expect(await seen(url)).toEqual({ state: 'void', result: null, stops: [], updated: null, position: null });
    expect((await followTrack(app, url)).body['data']).toEqual({ lines: [] });
  });
});
