import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@tenderlane/domain/core';
import { draftTender, euro, openMarket, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

const MOST = LIMITS.moneyMax;

describe('a price per kilometre whose total exceeds the largest amount', () => {
  it('a price per kilometre with a total above the limit is refused, and the highest allowed price is accepted', async () => {
    const { anna, shipper } = market;
    const id = await openTender(app, shipper, { basis: 'km', starting_rate: null });
    const quantity = (await anna.done('GET /loads/{id}', id)).terms.quantity_milli;
    expect(quantity).toBeGreaterThan(100_000);
    for (const amount of [MOST, Math.floor((MOST * 1000) / quantity) + 1]) {
      const refused = await anna.refused('POST /loads/{id}/bids', id, { price: euro(amount), confirm: true });
      expect(refused).toMatchObject({ status: 422, code: 'money.too-large', errors: { price: [expect.any(String)] } });
    }
    const amount = Math.floor((MOST * 1000) / quantity);
    await anna.done('POST /loads/{id}/bids', id, { price: euro(amount), confirm: true });
    const { own_bid } = await anna.done('GET /loads/{id}', id);
    const exact = (BigInt(amount) * BigInt(quantity) * 2n + 1000n) / 2000n;
    expect(own_bid?.comparable.amount).toBe(Number(exact));
    expect((await shipper.done('GET /loads/{id}/options', id))[0]?.comparable?.amount).toBe(Number(exact));
  });

  it.each(['starting_rate', 'target_rate', 'book_now_price'])(
    'a too large %s is named at the publication, and every page of the draft opens',
    async (rate) => {
      const { shipper } = market;
      const id = await draftTender(app, shipper);
      await shipper.done('PUT /loads/{id}/auction', id, { basis: 'km', [rate]: euro(MOST) });
      for (const page of [
        'GET /loads/{id}',
        'GET /loads/{id}/edit',
        'GET /loads/{id}/auction',
        'GET /loads/{id}/preview',
      ] as const) {
        expect([page, (await shipper.call(page, { path: { id } })).status]).toEqual([page, 200]);
      }
      const refused = await shipper.refused('PUT /loads/{id}/publish', id);
      expect(refused).toMatchObject({ status: 422, code: 'load.incomplete' });
      expect(refused.params['fields']).toContain(`auction.${rate}`);
    },
  );
});
