import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../load/connections';
import { openPage, openPages, type LivePage } from '../load/live-page';
import { makeMarket, publishTender, type Market } from '../load/market';
import { startTwoProcesses, type TwoProcesses } from './two-processes';

const SOCKETS = 2000;
const START = 1_000_000;

let both: TwoProcesses;
let market: Market;

beforeAll(async () => {
  both = await startTwoProcesses();
  market = await makeMarket(both.http[0], 2);
});
afterAll(() => both.stop());

const tender = () =>
  publishTender(both.http[0], market.shipperToken, { starting_rate: { amount: START, currency: 'EUR' } });

async function bid(http: Connection, id: number, amount: number): Promise<void> {
  const body = { price: { amount, currency: 'EUR' } };
  const { status, text } = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, market.carrierTokens[0]!, body);
  expect(status, text).toBe(201);
}

function openTenderPage(id: number, place: 0 | 1) {
  const seen = { best: 0, frames: 0 };
  const page = openPage({
    url: () => both.products[place].url,
    http: () => both.http[place],
    channel: { name: `load.${id}`, side: 'shipper', token: market.shipperToken },
    onFrame(frame) {
      seen.frames++;
      const price = /\\"bid_lowest_price\\":\{\\"amount\\":(\d+)/.exec(frame)?.[1];
      if (price) seen.best = Number(price);
    },
  });
  return { page, seen };
}

it('a page that is connected to one process shows a bid that the other process accepted', async () => {
  const id = await tender();
  const pages = [openTenderPage(id, 0), openTenderPage(id, 1)];
  await Promise.all(pages.map(({ page }) => page.heard()));
  await bid(both.http[0], id, 900_000);
  await expect.poll(() => pages.map(({ seen }) => seen.best)).toEqual([900_000, 900_000]);
  await bid(both.http[1], id, 800_000);
  await expect.poll(() => pages.map(({ seen }) => seen.best)).toEqual([800_000, 800_000]);
  for (const { page } of pages) page.close();
});

it('two thousand pages reconnect after their process was killed, and miss no later event', async () => {
  const id = await tender();
  const open: ReturnType<typeof openTenderPage>[] = [];
  const pages: LivePage[] = await openPages(SOCKETS, () => {
    const one = openTenderPage(id, 1);
    open.push(one);
    return one.page;
  });
  await bid(both.http[0], id, 900_000);
  const bests = () => new Set(open.map(({ seen }) => seen.best));
  await expect.poll(bests).toEqual(new Set([900_000]));

  await both.products[1].kill();
  // Nobody listens at this time; a returning page loads the record again.
  await bid(both.http[0], id, 800_000);
  await both.restartSecond();
  await Promise.all(pages.map((page) => page.heard()));
  const { text } = await both.http[1].send('GET', `/api/shipper/v1/loads/${id}`, market.shipperToken);
  expect(JSON.parse(text)).toMatchObject({ data: { list_item: { bid_lowest_price: { amount: 800_000 } } } });
  await bid(both.http[0], id, 700_000);
  await expect.poll(bests).toEqual(new Set([700_000]));
  for (const page of pages) page.close();
});
