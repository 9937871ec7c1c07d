import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { euro, joinCarrier, openTender, signUpShipper, type Carrier } from '../../../../test/build';
import { createTestDatabase } from '../../../../test/database';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Awaited<ReturnType<typeof signUpShipper>>;
let other: Awaited<ReturnType<typeof signUpShipper>>;
let carriers: Carrier[];
let guest: Carrier;
beforeAll(async () => {
  const { url, drop } = await createTestDatabase();
  // Tests hold locks without a timeout, because the machine may be slow.
  const patient = `${url}?options=${encodeURIComponent('-c lock_timeout=0 -c TimeZone=UTC')}`;
  app = await startApp({}, { url: patient, drop });
  [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
  carriers = [];
  for (let count = 0; count < 4; count++) carriers.push(await joinCarrier(app, shipper));
  guest = await joinCarrier(app, other);
});
afterAll(() => app.close());

const sendBid = (carrier: Carrier, id: number, amount: number) =>
  carrier.send('POST /loads/{id}/bids', { path: { id }, body: { price: euro(amount) } });

async function hold(statement: string, values: unknown[]): Promise<() => Promise<void>> {
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query(statement, values);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const isHeld = (bids: Promise<unknown>[]) => Promise.race([Promise.any(bids).then(() => false), sleep(100, true)]);

const countWaiting = async () =>
  (
    await app.database.rows(
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
  ).length;

const storedPrices = async (id: number) =>
  (await app.database.rows<{ amount: number }>('select amount from bids where load_id = $1 order by seq', [id])).map(
    ({ amount }) => amount,
  );

it('bids on other loads, also of another company, are answered while some loads are locked', async () => {
  const held = [];
  // In a sealed tender bids count in any order of arrival.
  for (let count = 0; count < 3; count++) held.push(await openTender(app, shipper, { mode: 'sealed' }));
  const [free, foreign] = [await openTender(app, shipper), await openTender(app, other)];
  const letGo = await hold('select from loads where id = any($1) for no key update', [held]);
  const [first] = carriers as [Carrier];
  const prices = [240_000, 230_000, 220_000, 210_000];
  const [crowded = 0, ...others] = held;
  const waiting = [
    ...carriers.map((carrier, index) => sendBid(carrier, crowded, prices[index] ?? 0)),
    ...others.map((id) => sendBid(first, id, 240_000)),
  ];
  const answers = await Promise.all([sendBid(guest, foreign, 240_000), sendBid(first, free, 240_000)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await isHeld(waiting)).toBe(true);
  for (const id of held) expect(await storedPrices(id)).toEqual([]);
  await letGo();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 201));
  expect((await storedPrices(crowded)).toSorted((a, b) => b - a)).toEqual(prices);
  for (const id of [...others, free, foreign]) expect(await storedPrices(id)).toEqual([240_000]);
});

it('a bid whose carrier is being suspended waits alone as well', async () => {
  const [id, foreign] = [await openTender(app, shipper), await openTender(app, other)];
  const [anna, borys] = carriers as [Carrier, Carrier];
  const letGo = await hold('select pg_advisory_xact_lock(3, hashint8($1))', [anna.carrierId]);
  const waiting = [sendBid(anna, id, 240_000)];
  await expect.poll(countWaiting).toBe(1);
  waiting.push(sendBid(borys, id, 230_000));
  expect((await sendBid(guest, foreign, 240_000)).status).toBe(201);
  expect(await isHeld(waiting)).toBe(true);
  await letGo();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201]);
  expect(await storedPrices(id)).toEqual([240_000, 230_000]);
});
