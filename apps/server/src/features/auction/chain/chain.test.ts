import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChainEntry } from '@tenderlane/contract';
import { chainHashInput, checkChain, checkReceipt } from '@tenderlane/domain/auction';
import { bid, bidByPhone, endBidding, MINUTE_MS, openMarket, openTender, select } from '../../../../test/build';
import { linkOf } from '../../../../test/chain-links';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const sha256hex = (text: string) => createHash('sha256').update(text).digest('hex');
const isGenuine = (entry: ChainEntry) =>
  checkReceipt(linkOf(entry), entry.salt!, JSON.parse(entry.payload!), sha256hex);

async function eventfulTender() {
  const { shipper, anna, borys, celina } = market;
  const id = await openTender(app, shipper);
  const first = await bid(anna, id, 240_000);
  const taken = await bidByPhone(shipper, id, celina, 235_000);
  await celina.done('PUT /loads/{id}/accept_bid', id, { bid_id: taken.body.data.id });
  await bid(borys, id, 230_000);
  await celina.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
  await shipper.done('PUT /loads/{id}', id, { cargo: { name: 'Board', weight_kg: 20_000 }, confirm_material: true });
  await anna.done('PUT /loads/{id}/reconfirm', id);
  await borys.done('PUT /loads/{id}/reconfirm', id);
  app.clock.at += 118 * MINUTE_MS;
  await bid(anna, id, 220_000);
  await endBidding(app, shipper, id);
  await select(shipper, id, anna);
  return { id, first };
}

it('the chain is valid for the shipper and for every carrier, and each may open exactly its own part', async () => {
  const { shipper, anna, borys } = market;
  const { id, first } = await eventfulTender();
  const whole = await shipper.done('GET /loads/{id}/chain', id);
  expect(whole.map(({ kind }) => kind)).toEqual([
    'publish',
    'bid',
    'bid',
    'bid',
    'bid',
    'withdraw',
    'edit',
    'bid',
    'bid',
    'bid',
    'extend',
    'close',
    'select',
  ]);
  expect(checkChain(whole.map(linkOf), sha256hex)).toBeNull();
  expect(whole.every(isGenuine)).toBe(true);

  for (const carrier of [anna, borys]) {
    const chain = await carrier.done('GET /loads/{id}/chain', id);
    expect(chain.map(({ hash }) => hash)).toEqual(whole.map(({ hash }) => hash));
    expect(checkChain(chain.map(linkOf), sha256hex)).toBeNull();
    const own = chain.filter(({ payload, salt }) => payload !== null || salt !== null);
    expect(own.map(({ kind }) => kind)).toEqual(carrier === anna ? ['bid', 'bid', 'bid'] : ['bid', 'bid']);
    expect(own.every(isGenuine)).toBe(true);
  }
  const { receipt } = first;
  const link = linkOf(whole.find(({ seq }) => seq === receipt.seq)!);
  expect(link.hash).toBe(receipt.hash);
  expect(checkReceipt(link, receipt.salt, JSON.parse(receipt.payload), sha256hex)).toBe(true);
  expect((await anna.done('GET /loads/{id}', id)).own_bid?.receipt?.hash).toBe(whole[9]?.hash);
});

it('a changed chain and a changed receipt are both detected', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  const { receipt } = await bid(anna, id, 240_000);
  const links = (await anna.done('GET /loads/{id}/chain', id)).map(linkOf);
  const later = links.map((link, index) => (index === 1 ? { ...link, atMs: link.atMs + 1 } : link));
  expect(checkChain(later, sha256hex)).toBe(1);
  expect(checkChain(links.slice(1), sha256hex)).toBe(0);
  const lower = JSON.parse(receipt.payload.replace('240000', '230000'));
  expect(checkReceipt(links[1]!, receipt.salt, lower, sha256hex)).toBe(false);
  expect(sha256hex(chainHashInput(links[1]!))).toBe(receipt.hash);
});

it('a carrier without an option of a load gets no chain', async () => {
  const { shipper } = market;
  const other = await openMarket(app);
  const id = await openTender(app, shipper);
  expect((await other.anna.refused('GET /loads/{id}/chain', id)).status).toBe(404);
  expect((await other.shipper.refused('GET /loads/{id}/chain', id)).status).toBe(404);
});
