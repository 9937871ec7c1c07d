import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bid, bidByPhone, joinColleague, openMarket, openTender, signUpShipper } from '../../../../test/build';
import { connect, openPort, settle, type Listener } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let port: number;
let market: Awaited<ReturnType<typeof openMarket>>;
const open: Listener[] = [];

beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
  port = await openPort(app);
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});
afterAll(() => app.close());

function listenAs(side: 'shipper' | 'carrier', { token }: { token: string | null }): Listener {
  const listener = connect(port, side, token ?? '');
  open.push(listener);
  return listener;
}

const optionOf = async (carrier: (typeof market)['anna'], id: number) =>
  (await carrier.done('GET /loads/{id}', id)).option.id;

async function framesOf(happen: () => Promise<unknown>, ...listeners: Listener[]) {
  await settle(app, ...listeners);
  for (const { frames } of listeners) frames.length = 0;
  await happen();
  await settle(app, ...listeners);
  return listeners.map(({ frames }) => [...frames]);
}

async function watchTender(terms: Parameters<typeof openTender>[2]) {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, terms);
  await settle(app);
  const [own, carriers] = [listenAs('shipper', shipper), listenAs('carrier', anna)];
  const listening = [
    await own.listen(`load.${id}`),
    await own.listen(`brand.${shipper.companyId}`),
    await carriers.listen(`option.${await optionOf(anna, id)}`),
    await carriers.listen(`brand.${anna.companyId}`),
  ];
  expect(listening).toEqual(listening.map(() => 'listening'));
  return { id, own, carriers };
}

describe('an open tender', () => {
  it('a bid of an open tender is sent to shipper and carriers with what each may see', async () => {
    const { id, own, carriers } = await watchTender({});
    const [toShipper, toCarrier] = await framesOf(() => bid(market.borys, id, 240_000), own, carriers);
    expect(toShipper).toMatchObject([
      {
        channel: `load.${id}`,
        event: 'LoadUpdateEvent',
        data: { topic: 'load', id, state: { bid_count: 1, bid_lowest_price: { amount: 240_000 } } },
      },
      { event: 'BrandUpdateEvent', data: { topic: 'loads', id } },
    ]);
    expect(toCarrier).toMatchObject([
      { data: { id, state: { best_price: { amount: 240_000 }, bidder_count: 1, own_rank: null } } },
      { event: 'BrandUpdateEvent', data: { topic: 'loads', id } },
    ]);
  });

  it('a bid by phone is not sent to carriers before it is accepted', async () => {
    const { id, own, carriers } = await watchTender({});
    const [toShipper, toCarrier] = await framesOf(
      () => bidByPhone(market.shipper, id, market.borys, 200_000),
      own,
      carriers,
    );
    expect(toShipper).not.toEqual([]);
    expect(toCarrier).toEqual([]);
  });
});

describe('a tender by rank', () => {
  it('a tender by rank sends a carrier only changes of its own rank', async () => {
    const { anna, borys } = market;
    const { id, carriers } = await watchTender({ mode: 'rank_only' });
    expect(await framesOf(() => bid(borys, id, 240_000), carriers)).toEqual([[]]);
    const [own] = await framesOf(() => bid(anna, id, 230_000), carriers);
    expect(own?.[0]).toMatchObject({ data: { state: { own_rank: 1 } } });
    expect(own?.[0]?.data).not.toHaveProperty('state.best_price');
    expect(await framesOf(() => bid(borys, id, 235_000), carriers)).toEqual([[]]);
    const [outbid] = await framesOf(() => bid(borys, id, 220_000), carriers);
    expect(outbid).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ state: expect.objectContaining({ own_rank: 2 }) }) }),
    );
  });
});

describe('a sealed tender', () => {
  it('a sealed tender sends nothing to carriers and only the number of bidders to the shipper', async () => {
    const { anna, borys } = market;
    const { id, own, carriers } = await watchTender({ mode: 'sealed' });
    const [first, nothing] = await framesOf(() => bid(borys, id, 240_000), own, carriers);
    expect(first).toMatchObject([{ data: { state: { bid_count: 1, bid_lowest_price: null } } }, {}]);
    expect(nothing).toEqual([]);
    // A new price of the same carrier changes nothing that others see.
    expect(await framesOf(() => bid(borys, id, 150_000, { confirm: true }), own, carriers)).toEqual([[], []]);
    expect(await framesOf(() => borys.done('PUT /loads/{id}/withdraw', id, { code: 'dates' }), own, carriers)).toEqual([
      [],
      [],
    ]);
    const [, annas] = await framesOf(() => bid(anna, id, 200_000), own, carriers);
    expect(annas).not.toEqual([]);
  });
});

describe('the right to listen', () => {
  it('a company may listen only to its own channels', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    const [annas, boryss] = [await optionOf(anna, id), await optionOf(borys, id)];
    const stranger = await signUpShipper(app);
    const colleague = await joinColleague(app, shipper, 'viewer');
    expect(await listenAs('shipper', colleague).listen(`load.${id}`)).toBe('listening');
    expect(await listenAs('shipper', stranger).listen(`load.${id}`)).toBe(404);
    expect(await listenAs('carrier', anna).listen(`option.${annas}`)).toBe('listening');
    expect(await listenAs('carrier', anna).listen(`option.${boryss}`)).toBe(404);
    expect(await listenAs('carrier', anna).listen(`load.${id}`)).toBe(404);
    expect(await listenAs('shipper', shipper).listen(`option.${annas}`)).toBe(404);
    expect(await listenAs('shipper', shipper).listen(`brand.${stranger.companyId}`)).toBe(404);
    expect(await listenAs('shipper', { token: 'x'.repeat(43) }).listen(`load.${id}`)).toBe(401);
  });
});
