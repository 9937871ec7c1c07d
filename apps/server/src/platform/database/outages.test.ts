import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { bid, euro, openMarket, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { startProxy, type TestProxy } from '../../../test/test-proxy';
import type { Database } from './database';

let database: TestDatabase;
let way: TestProxy;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  way = await startProxy(new URL(database.url));
  const url = new URL(database.url);
  url.port = String(way.port);
  app = await startApp({}, { url: url.href, drop: () => Promise.resolve() });
});
afterAll(async () => {
  await app.close();
  await way.close();
  await database.drop();
});

async function settled(pool: Database, atWork: string): Promise<void> {
  for (;;) {
    const rows = await pool.rows(atWork).catch(() => [{}]);
    if (rows.length === 0 && pool.pool.idleCount === pool.pool.totalCount) return;
  }
}

describe('an outage of the database', () => {
  it('every call is answered 503 with a time to retry during an outage and succeeds after it', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    way.cut();
    const calls = () =>
      Promise.all([
        shipper.call('GET /loads'),
        shipper.send('PUT /loads/{id}/cancel', { path: { id }, body: { reason: 'x' } }),
        borys.send('POST /loads/{id}/bids', { path: { id }, body: { price: euro(230_000) } }),
        app.shipper().send('POST /auth/code', { body: { login: 'away@example.com' } }),
      ]);
    for (const { status, body, headers } of [...(await calls()), ...(await calls())]) {
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.database-away', '2']);
    }
    expect((await app.server.inject({ url: '/health' })).statusCode).toBe(200);
    expect((await app.server.inject({ url: '/ready' })).statusCode).toBe(503);

    way.open();
    expect((await app.server.inject({ url: '/ready' })).statusCode).toBe(200);
    expect((await shipper.done('GET /loads/{id}', id)).list_item).toMatchObject({ status_id: 'ongoing', bid_count: 1 });
    expect((await bid(borys, id, 230_000)).rank).toBe(1);
  });

  it('a command on a broken connection is saved completely or not at all, and never twice', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await app.database.run(
      `create function fall_asleep() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$`,
    );
    await app.database.run(
      `create trigger fall_asleep before insert on bids for each row execute function fall_asleep()`,
    );
    const sent = [anna, borys].map((carrier, index) =>
      carrier.send('POST /loads/{id}/bids', { path: { id }, body: { price: euro(240_000 - index * 10_000) } }),
    );
    const asleep = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    while (!(await app.database.first(asleep)));
    way.cut();
    way.open();
    // Nobody knows how that transaction ended, so none of it may be tried again by itself.
    for (const answer of await Promise.all(sent)) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'server.database-away' } });
    }
    await settled(app.database, asleep);
    await app.database.run('drop trigger fall_asleep on bids');
    const own = [await anna.done('GET /loads/{id}', id), await borys.done('GET /loads/{id}', id)];
    const [taken = 0, ...others] = own.map(({ own_bids: bids }) => bids.length);
    expect(others).toEqual([taken]);
    const chain = await shipper.done('GET /loads/{id}/chain', id);
    expect(chain.filter(({ kind }) => kind === 'bid')).toHaveLength(taken * 2);
    expect((await bid(anna, id, 200_000)).rank).toBe(1);
  });
});
