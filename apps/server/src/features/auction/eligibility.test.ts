import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Auction, DocumentBody, Money } from '@tenderlane/contract';
import {
  bid,
  draftTender,
  endBidding,
  euro,
  gridRow,
  HOUR_MS,
  joinCarrier,
  openTender,
  select,
  signUpShipper,
  stateOf,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { approve, publishPacket, requirePacket, submit } from '../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  await publishPacket(shipper);
  await requirePacket(shipper);
  anna = await joinCarrier(app, shipper, { name: 'Anna Trans' });
});

const day = (days: number) => new Date(app.clock.at + days * 24 * HOUR_MS).toISOString().slice(0, 10);

async function approved(carrier: Carrier, more: Partial<DocumentBody> = {}) {
  await submit(carrier, more);
  await approve(shipper, carrier);
  return carrier;
}

async function tenderWith(declared: Money | null, terms: Partial<Auction> = {}) {
  const id = await draftTender(app, shipper, terms);
  await shipper.done('PUT /loads/{id}', id, {
    cargo: { name: 'Paper rolls', weight_kg: 22_000, ...(declared && { declared_value: declared }) },
  });
  await shipper.done('PUT /loads/{id}/publish', id);
  return id;
}

const reasonsOf = async (id: number) =>
  (await shipper.done('GET /loads/{id}/eligibility', id)).carriers.map(({ reasons }) => reasons);

async function refusedAward(id: number, carrier: Carrier) {
  const option = await gridRow(shipper, id, carrier);
  return shipper.refused('PUT /loads/{id}/select_option', id, { option_id: option.id });
}

describe('a tender of a shipper that asks for a packet', () => {
  it('a carrier without the packet bids provisionally, and its bid counts after the approval', async () => {
    const id = await openTender(app, shipper);
    expect(await bid(anna, id, 240_000)).toMatchObject({ rank: null });
    expect((await anna.done('GET /loads/{id}', id)).option).toMatchObject({
      provisional: true,
      provisional_reasons: ['on_review', 'packet'],
      packet_id: anna.carrierId,
    });
    expect(await refusedAward(id, anna)).toMatchObject({
      status: 409,
      code: 'option.not-eligible',
      params: { reasons: ['on_review', 'packet'] },
    });
    await approved(anna);
    expect((await anna.done('GET /loads/{id}', id)).option).toMatchObject({
      provisional: false,
      provisional_reasons: [],
    });
    expect((await shipper.done('GET /loads/{id}', id)).list_item.bid_count).toBe(1);
    await select(shipper, id, anna);
    expect(await stateOf(shipper, id)).toBe('awaiting_confirmation');
  });

  it('a returned packet stops a bid from counting until it is approved again', async () => {
    await approved(anna);
    const borys = await approved(await joinCarrier(app, shipper, { name: 'Borys' }));
    const id = await openTender(app, shipper);
    await bid(borys, id, 245_000);
    await bid(anna, id, 240_000);
    const facts = async () => {
      const { bid_count: bids, bid_lowest_price: lowest } = (await shipper.done('GET /loads/{id}', id)).list_item;
      return [bids, lowest?.amount];
    };
    expect(await facts()).toEqual([2, 240_000]);
    await anna.done('PUT /packets/{id}/reopen', anna.carrierId);
    expect(await facts()).toEqual([1, 245_000]);
    expect((await borys.done('GET /loads/{id}', id)).own_rank).toBe(1);
    expect(await refusedAward(id, anna)).toMatchObject({
      code: 'option.not-eligible',
      params: { reasons: ['packet'] },
    });
    await anna.done('PUT /packets/{id}/submit', anna.carrierId);
    await approve(shipper, anna);
    expect(await facts()).toEqual([2, 240_000]);
  });

  it.each<[string, Partial<DocumentBody>, Money | null, string[]]>([
    ['holds on the day of delivery', { expires_on: '2099-01-01' }, euro(2_000_000), []],
    ['covers less than the cargo', {}, euro(2_000_001), ['insurance']],
    [
      'is in a currency without a rate',
      { amount: { amount: 900_000_000, currency: 'UAH' } },
      euro(1_000_000),
      ['insurance_rate'],
    ],
    ['has nothing to cover', { amount: { amount: 1, currency: 'UAH' } }, null, []],
  ])('the missing papers are found for an insurance that %s', async (_name, document, value, reasons) => {
    await approved(anna, document);
    const id = await tenderWith(value);
    await bid(anna, id, 240_000);
    expect(await reasonsOf(id)).toEqual(reasons.length > 0 ? [reasons] : []);
    const meta = (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body.meta;
    expect(meta).toMatchObject({ audience_count: 1, audience_not_eligible: reasons.length > 0 ? 1 : 0 });
    if (reasons.length > 0) {
      expect(await refusedAward(id, anna)).toMatchObject({ code: 'option.not-eligible', params: { reasons } });
    } else {
      await select(shipper, id, anna);
    }
  });

  it('every kind of award is refused while an insurance ends before the delivery', async () => {
    // Delivery is on the eighth day.
    await approved(anna, { expires_on: day(5) });
    const id = await tenderWith(euro(100_000), { winner: 'automatic', book_now_price: euro(200_000) });
    await bid(anna, id, 240_000);
    expect(await reasonsOf(id)).toEqual([['documents', 'insurance']]);
    expect(await anna.refused('PUT /loads/{id}/book_now', id, {})).toMatchObject({ code: 'option.not-eligible' });
    await bid(anna, id, 199_000);
    expect(await stateOf(shipper, id)).toBe('ongoing');
    expect(await refusedAward(id, anna)).toMatchObject({ params: { reasons: ['documents', 'insurance'] } });
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).not.toBe('awaiting_confirmation');
  });

  it('insurances in other currencies are compared by the company’s rates, also in running tenders', async () => {
    await approved(anna, { amount: { amount: 90_000_000, currency: 'UAH' } });
    const id = await tenderWith(euro(1_000_000));
    await bid(anna, id, 240_000);
    const count = async () => (await shipper.done('GET /loads/{id}', id)).list_item.bid_count;
    expect([await reasonsOf(id), await count()]).toEqual([[['insurance_rate']], 0]);
    const put = (report_rates: Record<string, string>) =>
      shipper.send('PUT /profile/setting', { body: { report_rates } });
    const refused: Record<string, string>[] = [{ UAH: '0' }, { UAH: 'x' }, { XXX: '1' }, { PLN: '1' }];
    for (const wrong of refused) {
      expect((await put(wrong)).status).toBe(422);
    }
    expect((await put({ UAH: '0.1', EUR: '4.3' })).status).toBe(200);
    expect([await reasonsOf(id), await count()]).toEqual([[], 1]);
    expect((await anna.done('GET /loads/{id}', id)).option.provisional).toBe(false);
  });

  it('bids count again once the packet is no longer required', async () => {
    await approved(anna);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await anna.done('PUT /packets/{id}/reopen', anna.carrierId);
    const count = async () => (await shipper.done('GET /loads/{id}', id)).list_item.bid_count;
    expect(await count()).toBe(0);
    await requirePacket(shipper, false);
    expect(await count()).toBe(1);
    expect(await reasonsOf(id)).toEqual([]);
  });

  it('a winner whose packet was returned cannot confirm', async () => {
    await approved(anna);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await select(shipper, id, anna);
    await anna.done('PUT /packets/{id}/reopen', anna.carrierId);
    expect(await anna.refused('PUT /loads/{id}/confirm', id, {})).toMatchObject({ code: 'option.not-eligible' });
  });
});

it('a shipper that requires no packet can award to carriers without one', async () => {
  const free = await signUpShipper(app);
  await publishPacket(free);
  const carrier = await joinCarrier(app, free);
  const id = await openTender(app, free);
  await bid(carrier, id, 240_000);
  expect((await carrier.done('GET /loads/{id}', id)).option).toMatchObject({ provisional: false, packet_id: null });
  await select(free, id, carrier);
  expect(await stateOf(free, id)).toBe('awaiting_confirmation');
});
