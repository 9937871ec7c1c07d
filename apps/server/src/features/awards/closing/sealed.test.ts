import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkChain, commitmentInput } from '@tenderlane/domain/auction';
import { type AuctionMode } from '@tenderlane/domain/terms';
import type { Receipt } from '@tenderlane/contract';
import { bid, bidByPhone, euro, endBidding, openMarket, openTender, stateOf } from '../../../../test/build';
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
const isGenuine = ({ salt, payload, commitment }: Pick<Receipt, 'salt' | 'payload' | 'commitment'>) =>
  sha256hex(commitmentInput(salt, JSON.parse(payload))) === commitment;

const bidCount = async (id: number) => (await market.shipper.done('GET /loads/{id}', id)).list_item.bid_count;
const gridOf = (id: number) => market.shipper.done('GET /loads/{id}/options', id);

describe('the shipper of a sealed tender', () => {
  it('a bid by phone is answered in the same way for every carrier', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    await bid(anna, id, 240_000);
    const answers = [];
    for (const carrier of [anna, borys]) {
      const { status, body } = await bidByPhone(shipper, id, carrier, 230_000);
      answers.push({ status, body: { ...body, request_id: null } });
    }
    expect(answers[0]).toMatchObject({ status: 409, body: { code: 'bid.sealed-phone' } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('the shipper sees how many carriers have ever bid, also withdrawn ones', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    const seen = async () => [await bidCount(id), (await shipper.done('GET /loads/{id}/history', id)).length];
    const before = await seen();
    await shipper.done('PUT /carriers/{id}/suspend', anna.carrierId, { reason: 'Asked too much' });
    expect(await seen()).toEqual(before);
    expect((await shipper.done('GET /loads/{id}/chain', id)).map(({ kind }) => kind)).toEqual(['publish']);
    await shipper.done('PUT /carriers/{id}/resume', anna.carrierId);
    await borys.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
    expect(await seen()).toEqual(before);
    expect(before[0]).toBe(2);
  });

  it('the shipper never sees the prices of a sealed tender that it cancels or repeats', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    await bid(anna, id, 241_111);
    await bid(borys, id, 231_111);
    await borys.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Not needed' });
    await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0 });
    const url = `/api/shipper/v1/loads/${id}/options/export`;
    const csv = await app.server.inject({ url, headers: { authorization: `Bearer ${shipper.token}` } });
    const shown = [
      await shipper.done('GET /loads/{id}', id),
      await gridOf(id),
      await shipper.done('GET /loads/{id}/bids', id),
      await shipper.done('GET /loads/{id}/history', id),
      await shipper.done('GET /loads/{id}/chain', id),
      csv.body,
    ];
    expect(JSON.stringify(shown)).not.toMatch(/\b2[34]1\W?111\b|2[34]11[.,]11/);
    expect((await gridOf(id)).map(({ state }) => state)).toEqual(['void', 'void', 'void']);
    expect(await bidCount(id)).toBe(2);
    await shipper.done('PUT /loads/{id}/archive', id);
    expect(JSON.stringify(await gridOf(id))).not.toContain('241111');
  });

  it('a sealed tender opens once and takes no bids after its end', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { mode: 'sealed' });
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    expect((await gridOf(id))[0]).toMatchObject({ price: euro(240_000), rank: 1 });
    const refused = await shipper.refused('PUT /loads/{id}/reopen', id, { minutes: 60 });
    expect(refused).toMatchObject({ status: 409, code: 'load.sealed' });
    await shipper.done('PUT /loads/{id}/select_option', id, { option_id: (await gridOf(id))[0]!.id });
    const release = { reason: 'Truck too small', reopen_minutes: 60 };
    expect((await shipper.refused('PUT /loads/{id}/release', id, release)).code).toBe('load.sealed');
    expect(await stateOf(shipper, id)).toBe('awaiting_confirmation');
  });

  it('a booking shows only the booked bid while bidding may still continue', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await openTender(app, shipper, { mode: 'sealed', book_now_price: euro(210_000) });
    await bid(anna, id, 240_000);
    await bid(anna, id, 239_000);
    await borys.done('PUT /loads/{id}/book_now', id, {});
    const grid = await gridOf(id);
    expect(grid.map(({ state, price }) => [state, price?.amount ?? null])).toEqual([
      ['selected', 210_000],
      ['invited', null],
      ['invited', null],
    ]);
    const view = await shipper.done('GET /loads/{id}', id);
    expect(view).toMatchObject({ decision: null, winner: { price: euro(210_000) }, list_item: { bid_count: 2 } });
    expect((await bidByPhone(shipper, id, celina, 230_000)).body.code).toBe('bid.sealed-phone');
    await borys.done('PUT /loads/{id}/decline', id, { code: 'no_capacity' });
    expect((await gridOf(id)).every(({ price }) => price === null)).toBe(true);
    await bid(celina, id, 238_000);
  });
});

describe.each<AuctionMode>(['rank_only', 'sealed'])('before the end of a tender that is %s a carrier', (mode) => {
  it('receipts reveal nothing of other bids, and the whole chain is readable after the end', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode });
    const first = await bid(anna, id, 240_000);
    for (const amount of [239_000, 230_000]) await bid(borys, id, amount);
    const second = await bid(anna, id, 220_000);
    for (const { receipt } of [first, second]) {
      expect(Object.keys(receipt).sort()).toEqual(['at', 'bid_id', 'commitment', 'payload', 'salt']);
      expect(isGenuine(receipt)).toBe(true);
    }
    expect(Math.abs(second.id - first.id)).toBeGreaterThan(1000);
    expect(JSON.parse(second.receipt.payload)).toMatchObject({ bid_id: second.id, amount: 220_000 });
    const { data, meta } = (await anna.call('GET /loads/{id}/chain', { path: { id } })).body;
    expect(meta).toEqual({ open: false, next: null });
    expect(data.map(({ seq, prev, hash, commitment }) => [seq, prev, hash, commitment])).toEqual(
      [first, second].map(({ receipt }) => [null, null, null, receipt.commitment]),
    );
    expect((await anna.done('GET /loads/{id}', id)).own_bid?.receipt).toEqual(second.receipt);

    await endBidding(app, shipper, id);
    const open = (await anna.call('GET /loads/{id}/chain', { path: { id } })).body;
    expect(open.meta.open).toBe(true);
    expect(checkChain(open.data.map(linkOf), sha256hex)).toBeNull();
    expect(open.data.map(({ commitment }) => commitment)).toContain(first.receipt.commitment);
    const receipt = (await anna.done('GET /loads/{id}', id)).own_bid?.receipt;
    expect(receipt).toMatchObject({ ...second.receipt, hash: open.data.find(({ seq }) => seq === receipt?.seq)?.hash });
  });
});
