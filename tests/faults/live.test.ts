import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { openPage } from '../load/live-page';
import { makeMarket, publishTender } from '../load/market';
import { startWith } from './asking';

const START = 1_000_000;

let dataDir: string;
beforeAll(async () => void (dataDir = await makeScratchFolder()));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('sockets of pages stay open when PostgreSQL is killed, and pages reload what they missed when it is back', async () => {
  const { product, http } = await startWith({ DATA_DIR: dataDir });
  const { shipperToken: token, carrierTokens } = await makeMarket(http, 1);
  const id = await publishTender(http, token, { starting_rate: { amount: START, currency: 'EUR' } });
  const frames: string[] = [];
  let connections = 0;
  const page = openPage({
    url: () => {
      connections++;
      return product.url;
    },
    http: () => http,
    channel: { name: `load.${id}`, side: 'shipper', token },
    onFrame: (frame) => void frames.push(frame),
  });
  await page.heard();
  const postmaster = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(postmaster), 'SIGKILL');
  const isReady = async () => (await http.send('GET', '/ready', null)).status;
  await expect.poll(isReady, { interval: 20 }).toBe(503);
  await expect.poll(isReady).toBe(200);
  await expect.poll(() => frames.some((frame) => frame.includes('ResyncEvent'))).toBe(true);
  const heard = frames.length;
  const body = { price: { amount: 900_000, currency: 'EUR' } };
  const bid = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, carrierTokens[0]!, body);
  expect(bid.status, bid.text).toBe(201);
  // Either the bid itself, or a notice of missed changes, after which the page reloads.
  const isTold = () => frames.slice(heard).some((frame) => /900000|ResyncEvent/.test(frame));
  await expect.poll(isTold).toBe(true);
  expect(connections).toBe(1);
  page.close();
});
