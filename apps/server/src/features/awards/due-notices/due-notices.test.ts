import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  endBidding,
  euro,
  joinCarrier,
  MINUTE_MS,
  openMarket,
  openTender,
  select,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
let celina: Carrier;
beforeAll(async () => {
  app = await startApp();
  ({ shipper, anna, borys, celina } = await openMarket(app));
});
afterAll(() => app.close());

async function countEnding(carrier: Carrier, ending: RegExp): Promise<number> {
  return (await app.messages(carrier.login)).filter(({ subject }) => ending.test(subject)).length;
}
const ENDS_SOON = /: bidding ends soon$/;

describe('the notice that bidding ends in ten minutes', () => {
  it.each(['open', 'rank_only', 'sealed'] as const)(
    'carriers without a bid on a tender that is %s are notified once, ten minutes before its end',
    async (mode) => {
      const id = await openTender(app, shipper, { mode });
      await bid(anna, id, 240_000);
      await borys.done('PUT /loads/{id}/decline', id, { code: 'price' });
      const before = await Promise.all([anna, borys, celina].map((carrier) => countEnding(carrier, ENDS_SOON)));
      app.clock.at += 110 * MINUTE_MS - 1;
      await app.runDueWork();
      expect(await countEnding(celina, ENDS_SOON)).toBe(before[2]);
      app.clock.at += 1;
      await app.runDueWork();
      await app.runDueWork();
      const after = await Promise.all([anna, borys, celina].map((carrier) => countEnding(carrier, ENDS_SOON)));
      expect(after).toEqual([before[0], before[1], before[2]! + 1]);
      const [line] = (await celina.call('GET /notifications')).body.data;
      expect(line).toMatchObject({ title: 'Bidding ends soon', link: String(id), type: 'ending' });
      expect(line!.description).not.toMatch(/2[,.\u00a0]?400|Anna|rank/i);
    },
  );

  it('the notice of the end follows a moved end and is not sent for an ended or a short tender', async () => {
    const moved = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/extend', moved, { minutes: 120, reason: 'More time' });
    const canceled = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/cancel', canceled, { reason: 'Rain' });
    const before = await countEnding(celina, ENDS_SOON);
    app.clock.at += 110 * MINUTE_MS;
    await app.runDueWork();
    expect(await countEnding(celina, ENDS_SOON)).toBe(before);
    app.clock.at += 120 * MINUTE_MS;
    await app.runDueWork();
    expect(await countEnding(celina, ENDS_SOON)).toBe(before + 1);
    await openTender(app, shipper, { duration_minutes: 15 });
    app.clock.at += 10 * MINUTE_MS;
    await app.runDueWork();
    expect(await countEnding(celina, ENDS_SOON)).toBe(before + 1);
  });
});

describe('the notice that a confirmation is awaited', () => {
  const AWAITED = /: your confirmation is awaited$/;
  const NOT_YET = /: the carrier has not confirmed yet$/;
  const countBoth = async (winner: Carrier) => [
    await countEnding(winner, AWAITED),
    (await app.messages(shipper.login)).filter(({ subject }) => NOT_YET.test(subject)).length,
  ];

  it('the reminder of a confirmation is sent to both sides at half of its time and fifteen minutes before its end', async () => {
    const winner = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper, { confirm_minutes: 120 });
    await bid(winner, id, 240_000);
    await endBidding(app, shipper, id);
    const [, told = 0] = await countBoth(winner);
    await select(shipper, id, winner);
    await app.runDueWork();
    for (const [wait, times] of [
      [59, 0],
      [1, 1],
      [44, 1],
      [1, 2],
    ] as const) {
      app.clock.at += wait * MINUTE_MS;
      await app.runDueWork();
      expect(await countBoth(winner)).toEqual([times, told + times]);
    }
  });

  it('no reminder is sent after the confirmation', async () => {
    const winner = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper, { confirm_minutes: 120, book_now_price: euro(150_000) });
    await winner.done('PUT /loads/{id}/book_now', id, {});
    const [, told = 0] = await countBoth(winner);
    await winner.done('PUT /loads/{id}/confirm', id, {});
    app.clock.at += 119 * MINUTE_MS;
    await app.runDueWork();
    expect(await countBoth(winner)).toEqual([0, told]);
  });
});
