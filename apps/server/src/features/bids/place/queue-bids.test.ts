import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChain } from '@tenderlane/domain/auction';
import { euro, joinCarrier, openTender, signUpCarrier, signUpShipper, type Carrier } from '../../../../test/build';
import { linkOf } from '../../../../test/chain-links';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Awaited<ReturnType<typeof signUpShipper>>;
let carriers: Carrier[];
let anna: Carrier;
let borys: Carrier;
let plugs: number[];
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carriers = [];
  for (let count = 0; count < 8; count++) carriers.push(await joinCarrier(app, shipper));
  [anna, borys] = carriers as [Carrier, Carrier];
  plugs = [await openTender(app, shipper), await openTender(app, shipper)];
  await app.database.run(
    `create function break_batch() returns trigger language plpgsql as $$ begin raise 'a write that fails'; end $$`,
  );
  await app.database.run(
    `create trigger break_batch before insert on bids for each row when (new.comment = 'break') execute function break_batch()`,
  );
});
afterAll(() => app.close());

type Body = Record<string, unknown>;
type Bidder = Pick<Carrier, 'send'>;
const sendBid = (carrier: Bidder, id: number, amount: number, more: Body = {}, headers: Record<string, string> = {}) =>
  carrier.send('POST /loads/{id}/bids', { path: { id }, body: { price: euro(amount), ...more }, headers });

async function waitForHeld(count: number): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.database.rows(waiting)).length < count) await sleep(5);
}

async function together<T>(bids: () => Promise<T>[]): Promise<T[]> {
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table auctions in access exclusive mode');
  const held = [];
  for (const id of plugs) {
    held.push(sendBid(anna, id, 999_999));
    await waitForHeld(held.length);
  }
  const sent = bids();
  await sleep(200);
  await holder.query('rollback');
  holder.release();
  for (const { status } of await Promise.all(held)) expect(status).toBe(422);
  return Promise.all(sent);
}

interface StoredBid {
  id: number;
  comparable: number;
  transaction: string;
}

const storedBids = (...ids: number[]) =>
  app.database.rows<StoredBid>(
    'select id, comparable, xmin::text as transaction from bids where load_id = any($1) order by load_id, seq',
    [ids],
  );

const transactionsOf = (bids: StoredBid[]) => new Set(bids.map(({ transaction }) => transaction)).size;

async function expectChain(id: number, bids: number) {
  const chain = await shipper.done('GET /loads/{id}/chain', id);
  expect(chain.filter(({ kind }) => kind === 'bid')).toHaveLength(bids);
  expect(checkChain(chain.map(linkOf), (text) => createHash('sha256').update(text).digest('hex'))).toBeNull();
}

async function expectSteps(id: number) {
  const accepted = (await storedBids(id)).map(({ comparable }) => comparable);
  expect(accepted.length).toBeGreaterThan(0);
  for (const [index, price] of accepted.entries()) {
    const before = accepted[index - 1];
    if (before !== undefined) expect(price).toBeLessThanOrEqual(before - Math.ceil(before / 100));
  }
  await expectChain(id, accepted.length);
  const { list_item: row } = await shipper.done('GET /loads/{id}', id);
  expect(row.bid_lowest_price).toEqual(euro(accepted.at(-1) ?? 0));
  return accepted;
}

describe('bids that arrive at the same instant', () => {
  it('bids of one instant on one tender each undercut the one before and form one chain', async () => {
    const id = await openTender(app, shipper);
    const prices = carriers.map((_, index) => 240_000 - index * 1_000);
    const answers = await together(() => carriers.map((carrier, index) => sendBid(carrier, id, prices[index] ?? 0)));
    for (const { status, body } of answers) {
      expect([201, 422]).toContain(status);
      if (status === 422) expect(body).toMatchObject({ code: 'bid.too-high', params: { state: 'ongoing' } });
    }
    const accepted = await expectSteps(id);
    expect(accepted).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(transactionsOf(await storedBids(id))).toBe(1);
  });

  it('bids of one instant on several tenders keep order and step of each tender', async () => {
    const ids = [await openTender(app, shipper), await openTender(app, shipper), await openTender(app, shipper)];
    const bidders = carriers.slice(0, 5);
    const sent = bidders.flatMap((carrier, index) => ids.map((id) => [carrier, id, 240_000 - index * 4_000] as const));
    const answers = await together(() => sent.map(([carrier, id, amount]) => sendBid(carrier, id, amount)));
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true);
    for (const id of ids) await expectSteps(id);
    expect(transactionsOf(await storedBids(...ids))).toBe(1);
  });

  it('each bid of one instant has its own answer', async () => {
    const [id, other] = [await openTender(app, shipper), await openTender(app, shipper)];
    const stranger = await signUpCarrier(app);
    const answers = await together(() => [
      sendBid(anna, id, 240_000),
      sendBid(stranger, id, 230_000),
      sendBid(borys, id, 300_000),
      sendBid(borys, other, 230_000),
      sendBid(carriers[2]!, id, 230_000, { price: { amount: 230_000, currency: 'UAH' } }),
      sendBid(carriers[3]!, id, 999, { components: [{ kind: 'fuel', price: euro(1) }] }),
      sendBid(carriers[4]!, id, 236_000),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [404, 'record.not-found'],
      [422, 'bid.above-starting'],
      [201, undefined],
      [422, 'bid.currency'],
      [422, 'bid.components-sum'],
      [201, undefined],
    ]);
    expect(await storedBids(id)).toHaveLength(2);
    await expectChain(id, 2);
    await expectChain(other, 1);
  });

  it('a bid that cannot be written does not fail the others', async () => {
    const id = await openTender(app, shipper);
    const answers = await together(() => [
      sendBid(anna, id, 240_000),
      sendBid(borys, id, 230_000, { comment: 'break' }),
      sendBid(carriers[2]!, id, 220_000),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [500, 'server.failure'],
      [201, undefined],
    ]);
    const accepted = await storedBids(id);
    expect(accepted.map(({ comparable }) => comparable)).toEqual([240_000, 220_000]);
    expect(transactionsOf(accepted)).toBe(2);
    await expectChain(id, 2);
    expect((await borys.done('GET /loads/{id}', id)).own_bids).toEqual([]);
  });
});

it.each([
  ['a zero byte', 'a\u0000b'],
  ['half a character', 'a\ud800'],
  ['the other half', '\udc00b'],
])('%s in a bid is refused before it meets the others, which keep their one transaction', async (_name, comment) => {
  const id = await openTender(app, shipper);
  const answers = await together(() => [sendBid(anna, id, 240_000, { comment }), sendBid(borys, id, 230_000)]);
  expect(answers.map(({ status }) => status)).toEqual([422, 201]);
  expect(transactionsOf(await storedBids(id))).toBe(1);
});

describe('an Idempotency-Key twice in one batch', () => {
  it('two requests with one key in a batch are done once and get one answer', async () => {
    const id = await openTender(app, shipper);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again, other] = await together(() => [
      sendBid(anna, id, 240_000, {}, headers),
      sendBid(anna, id, 240_000, {}, headers),
      sendBid(borys, id, 230_000),
    ]);
    expect([first?.status, again?.status, other?.status]).toEqual([201, 201, 201]);
    expect(again?.body).toEqual(first?.body);
    expect(await storedBids(id)).toHaveLength(2);
    expect((await sendBid(anna, id, 240_000, {}, headers)).body).toEqual(first?.body);
  });

  it('a request with the same key and another body is refused, and the first is kept', async () => {
    const id = await openTender(app, shipper);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await together(() => [
      sendBid(anna, id, 240_000, {}, headers),
      sendBid(anna, id, 230_000, {}, headers),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [422, 'idempotency.other-body'],
    ]);
    expect((await storedBids(id)).map(({ comparable }) => comparable)).toEqual([240_000]);
  });
});
