import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import { completeLoadBody, euro, openMarket, openTender, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let id: number;
beforeAll(async () => {
  app = await startApp();
  ({ shipper } = await openMarket(app, { currency: 'EUR' }));
});
beforeEach(async () => {
  id = (await shipper.call('POST /loads', { body: { country_id: 'pl' } })).body.data.id;
  await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
});
afterAll(() => app.close());

const read = async () => (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body;

async function termsWrittenBy(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const own = new Map<PoolClient, PoolClient['query']>();
  const listen = (client: PoolClient) => {
    if (own.has(client)) return;
    const { query } = client;
    own.set(client, query);
    const heard = (...args: Parameters<typeof query>) => {
      const [sent] = args as unknown as [string | { text: string }];
      texts.push(typeof sent === 'string' ? sent : sent.text);
      return query.apply(client, args);
    };
    client.query = heard as typeof query;
  };
  app.database.pool.on('acquire', listen);
  await work();
  app.database.pool.off('acquire', listen);
  own.forEach((query, client) => (client.query = query));
  expect(texts.some((text) => text.includes('update loads'))).toBe(true);
  return texts.filter((text) => /(insert into|update) auctions\b/.test(text));
}

it('a load and its terms are saved together, as one version, and answered as they are read', async () => {
  const before = await read();
  const body = {
    note: 'Gate 4',
    auction: { extra_minutes: 9, starting_rate: euro(90_000) },
    version: before.meta.version,
  };
  const saved = (await shipper.call('PUT /loads/{id}', { path: { id }, body })).body;
  expect(saved.data).toMatchObject({ note: 'Gate 4', auction: body.auction, version: before.meta.version + 1 });
  expect(await read()).toEqual(saved);
});

it('rates have the currency that is sent with them', async () => {
  const payment = { ...completeLoadBody(0).payment!, currency: 'PLN' };
  const starting_rate = { amount: 400_000, currency: 'PLN' };
  const saved = await shipper.done('PUT /loads/{id}', id, { payment, auction: { starting_rate } });
  expect(saved.auction.starting_rate).toEqual(starting_rate);
});

it.each([
  [{ starting_rate: { amount: 0, currency: 'EUR' } }, 'auction.starting_rate.amount'],
  [{ starting_rate: { amount: 1, currency: 'USD' } }, 'auction.starting_rate'],
  [{ extra_minutes: 61 }, 'auction.extra_minutes'],
  [{ version: 1 }, 'auction.version'],
])('refused terms are named, and nothing of the same request is saved: %j', async (auction, field) => {
  const before = await read();
  expect(await shipper.refused('PUT /loads/{id}', id, { note: 'Gate 4', auction } as object)).toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
  expect(await read()).toEqual(before);
});

it('a conflict names a colleague’s changes of the terms and of the load', async () => {
  const { version } = (await read()).meta;
  await shipper.done('PUT /loads/{id}', id, { note: 'First', auction: { extra_minutes: 9 }, version });
  expect(await shipper.refused('PUT /loads/{id}', id, { auction: { extra_minutes: 8 }, version })).toMatchObject({
    status: 409,
    code: 'load.changed-meanwhile',
    params: { fields: ['note', 'auction.extra_minutes'] },
  });
});

it('an edit of load and terms of an open tender is one event of its history', async () => {
  const tender = await openTender(app, shipper);
  await shipper.done('PUT /loads/{id}', tender, { note: 'Gate 4', auction: { target_rate: euro(200_000) } });
  const history = await shipper.done('GET /loads/{id}/history', tender);
  const edited = history.filter(({ action }) => action === 'load.edited');
  expect(edited.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['note', 'auction.target_rate']]);
});

it.each([
  ['a note', { note: 'Gate 4' }, 0],
  ['the route', { waypoints: completeLoadBody(Date.UTC(2031, 1, 1)).waypoints! }, 0],
  ['terms as they are', { auction: { extra_minutes: 5 } }, 0],
  ['other terms', { auction: { extra_minutes: 6 } }, 1],
  ['a payment that the terms follow', { payment: { ...completeLoadBody(0).payment!, days_to_pay: 60 } }, 1],
])('saving %s of a draft writes the terms only where they change', async (_what, body, times) => {
  await shipper.done('PUT /loads/{id}', id, { auction: { extra_minutes: 5 } });
  expect(await termsWrittenBy(() => shipper.done('PUT /loads/{id}', id, body))).toHaveLength(times);
});
