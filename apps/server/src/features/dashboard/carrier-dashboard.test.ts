import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  endBidding,
  joinColleague,
  openMarket,
  openTender,
  select,
  signUpCarrier,
  type Carrier,
} from '../../../test/build';
import { publishPacket, submit } from '../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

type Reader = Pick<Carrier, 'call'>;

const kindsOf = async (carrier: Reader) => (await carrier.call('GET /dashboard')).body.data.kinds;
const countsOf = async (carrier: Reader) =>
  Object.fromEntries((await kindsOf(carrier)).map((kind) => [kind.key, kind.total]));

async function listedFor(carrier: Reader, tab: 'awards' | 'bids', attention: string): Promise<number[]> {
  const { data, meta } = (await carrier.call('GET /loads', { query: { tab, attention } })).body;
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
}

describe('the items of a carrier', () => {
  it('tenders with a lower bid of others are listed unless the mode hides the rank', async () => {
    const { shipper, anna, borys } = market;
    const [open, byRank, sealed, alone] = [
      await openTender(app, shipper),
      await openTender(app, shipper, { mode: 'rank_only' }),
      await openTender(app, shipper, { mode: 'sealed' }),
      await openTender(app, shipper),
    ];
    for (const id of [open, byRank, sealed, alone]) await bid(anna, id, 240_000);
    for (const id of [open, byRank, sealed]) await bid(borys, id, 230_000);
    expect(await countsOf(anna)).toEqual({ 'bid.outbid': 2 });
    expect(await countsOf(borys)).toEqual({});
    expect(new Set(await listedFor(anna, 'bids', 'bid.outbid'))).toEqual(new Set([open, byRank]));
    const shown = (await anna.call('GET /loads', { query: { tab: 'bids' } })).body.data;
    expect(new Set(shown.filter(({ own_rank: rank }) => (rank ?? 1) > 1).map(({ id }) => id))).toEqual(
      new Set([open, byRank]),
    );
    await bid(anna, byRank, 220_000);
    expect(await kindsOf(anna)).toMatchObject([{ key: 'bid.outbid', total: 1, opens: { page: 'load', id: open } }]);
  });

  it('a bid that waits for approval still outbids the others', async () => {
    const { shipper, anna, borys } = await openMarket(app, { currency: 'EUR' });
    await joinColleague(app, shipper, 'administrator');
    const approval = { above: { amount: 100_000, currency: 'EUR' }, above_target_bp: null };
    await shipper.call('PUT /profile/setting', { body: { approval } });
    for (const chosen of [anna, borys]) {
      const id = await openTender(app, shipper);
      await bid(anna, id, 240_000);
      await bid(borys, id, 230_000);
      const before = [await kindsOf(anna), await kindsOf(borys)];
      await select(shipper, id, chosen);
      expect([await kindsOf(anna), await kindsOf(borys)]).toEqual(before);
      expect(await listedFor(anna, 'bids', 'bid.outbid')).toContain(id);
    }
  });

  it('awards to confirm are listed before orders without a vehicle', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, anna);
    expect(await countsOf(anna)).toEqual({ 'award.to_confirm': 1 });
    expect(await listedFor(anna, 'awards', 'award.to_confirm')).toEqual([id]);
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect(await countsOf(anna)).toEqual({ 'trip.no_vehicle': 1 });
    expect(await listedFor(anna, 'awards', 'trip.no_vehicle')).toEqual([id]);
  });

  it('packets that a shipper asks for are listed', async () => {
    const { shipper, anna } = await openMarket(app);
    await publishPacket(shipper);
    expect(await countsOf(anna)).toEqual({});
    const asked = await shipper.call('POST /carriers/{id}/packet/ask', { path: { id: anna.carrierId } });
    expect(asked.status).toBeLessThan(300);
    expect(await kindsOf(anna)).toMatchObject([
      { key: 'packet.asked', total: 1, opens: { page: 'packet', id: anna.carrierId } },
    ]);
    await submit(anna);
    expect(await countsOf(anna)).toEqual({});
  });
});

it('items of shippers and unknown names are refused, and a stranger finds nothing', async () => {
  for (const attention of ['award.choice', 'nothing']) {
    const { status } = await market.anna.call('GET /loads', { query: { attention } });
    expect([attention, status]).toEqual([attention, 422]);
  }
  const stranger = await signUpCarrier(app);
  expect(await kindsOf(stranger)).toEqual([]);
  expect(await listedFor(stranger, 'bids', 'bid.outbid')).toEqual([]);
});
