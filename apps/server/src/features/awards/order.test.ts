import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  euro,
  gridRow,
  HOUR_MS,
  joinColleague,
  endBidding,
  MINUTE_MS,
  openMarket,
  numberOf,
  openTender,
  select,
  stateOf,
  type Shipper,
} from '../../../test/build';
import { sendDocument } from '../../../test/files/send-form';
import { completeOrder, startOrder } from '../../../test/trips/carry-out';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let administrator: Shipper;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
  administrator = await joinColleague(app, market.shipper, 'administrator');
});
afterAll(() => app.close());

const CONTACT = { name: 'Gate 4', phone: '+48 58 111 22 33' };

const sendScan = ({ token }: Shipper) => sendDocument(app, token, 'shipper');

async function confirmedOrder() {
  const { shipper, anna, borys } = market;
  const id = await openTender(app, shipper);
  const { data } = (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body;
  const waypoints = data.waypoints.map((stop, index) => (index === 0 ? { ...stop, contact: CONTACT } : stop));
  await shipper.done('PUT /loads/{id}', id, { waypoints });
  await bid(borys, id, 245_000);
  await bid(anna, id, 240_000, { truck_plate: 'GD 12345', driver_name: 'Jan Kowalski' });
  await select(shipper, id, anna);
  await anna.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

async function underWay() {
  const id = await confirmedOrder();
  await startOrder(market.shipper, market.anna, id);
  return id;
}

const last = async (id: number) => (await market.shipper.done('GET /loads/{id}/history', id))[0]?.action;

describe('after the confirmation', () => {
  it('both sides of a confirmed order see the contacts of the other, also in messages', async () => {
    const { shipper, anna } = market;
    const id = await confirmedOrder();
    const seen = await anna.done('GET /loads/{id}', id);
    expect(seen.shipper_contact).toEqual({ name: 'Olena Savchuk', phone: null, email: shipper.login });
    expect(seen.waypoints[0]?.contact).toEqual(CONTACT);
    expect((await shipper.done('GET /loads/{id}', id)).winner).toMatchObject({
      contact: { name: expect.any(String) as string, phone: null, email: anna.login },
      truck_plate: 'GD 12345',
      driver_name: 'Jan Kowalski',
    });
    const toCarrier = (await app.lastMessage(anna.login)).text;
    for (const part of [shipper.login, 'Olena Savchuk', CONTACT.name, CONTACT.phone]) expect(toCarrier).toContain(part);
    const toShipper = (await app.lastMessage(shipper.login)).text;
    for (const part of [anna.login, 'GD 12345', 'Jan Kowalski']) expect(toShipper).toContain(part);
  });

  it('the contacts are hidden from others, and from everybody before the confirmation', async () => {
    const { shipper, anna, borys, celina } = market;
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await select(shipper, id, anna);
    const early = JSON.stringify([await shipper.done('GET /loads/{id}', id), await anna.done('GET /loads/{id}', id)]);
    expect(early).not.toContain(anna.login);
    expect(early).not.toContain(shipper.login);
    const confirmed = await confirmedOrder();
    for (const other of [borys, celina]) {
      const seen = await other.done('GET /loads/{id}', confirmed);
      expect(seen.shipper_contact).toBeNull();
      for (const secret of [anna.login, shipper.login, CONTACT.phone, CONTACT.name, 'GD 12345'])
        expect(JSON.stringify(seen)).not.toContain(secret);
    }
    await shipper.done('PUT /loads/{id}/release', confirmed, { reason: 'x' });
    expect((await anna.done('GET /loads/{id}', confirmed)).shipper_contact).toBeNull();
    expect((await shipper.done('GET /loads/{id}', confirmed)).winner).toBeNull();
  });
});

describe('loading that does not start', () => {
  it('late loading is reported to both sides a day after its window and then daily', async () => {
    const { shipper, anna, borys } = market;
    const id = await confirmedOrder();
    const { waypoints } = await shipper.done('GET /loads/{id}', id);
    const late = Date.parse(waypoints[0]!.window!.to!) + 24 * HOUR_MS;
    const number = await numberOf(shipper, id);
    const told = async () => {
      const of = async (login: string) =>
        (await app.messages(login)).filter(
          ({ subject, text }) =>
            subject.includes('loading has not') && (text.includes(`/${id}`) || text.includes(`${number} `)),
        );
      return [(await of(shipper.login)).length, (await of(anna.login)).length];
    };
    const banners = async () => {
      const seen = [
        await shipper.done('GET /loads/{id}', id),
        await anna.done('GET /loads/{id}', id),
        await borys.done('GET /loads/{id}', id),
      ];
      return seen.map(({ loading_late_since: since }) => since);
    };
    app.clock.at = late - 1;
    await app.runDueWork();
    expect([await told(), await banners()]).toEqual([
      [0, 0],
      [null, null, null],
    ]);
    app.clock.at = late;
    await app.runDueWork();
    await app.runDueWork();
    const ended = new Date(late - 24 * HOUR_MS).toISOString();
    // Only the shipper and the order's carrier see it on the tender's page, while the order lasts.
    expect(await banners()).toEqual([ended, ended, null]);
    expect([await told(), await stateOf(shipper, id), await last(id)]).toEqual([
      [1, 1],
      'processing',
      'load.loading_late',
    ]);
    app.clock.at = late + 24 * HOUR_MS;
    await app.runDueWork();
    expect(await told()).toEqual([2, 2]);
    expect(await banners()).toEqual([ended, ended, null]);
    await startOrder(shipper, market.anna, id);
    expect(await banners()).toEqual([null, null, null]);
    app.clock.at = late + 72 * HOUR_MS;
    await app.runDueWork();
    expect(await told()).toEqual([2, 2]);
  });
});

describe('an order under way', () => {
  it('an order that its carrier cancels under way counts fully against it, and an administrator may resolve it', async () => {
    const { shipper, anna, borys } = market;
    const id = await underWay();
    expect((await borys.refused('PUT /loads/{id}/cancel', id, { code: 'dates' })).code).toBe('option.not-selected');
    app.clock.at += 200 * HOUR_MS;
    const seen = await anna.done('PUT /loads/{id}/cancel', id, { code: 'equipment', text: 'Engine' });
    expect(seen).toMatchObject({ status_id: 'uncompleted', option: { state: 'cancelled_by_carrier' } });
    const [event] = await shipper.done('GET /loads/{id}/history', id);
    expect(event).toMatchObject({ action: 'option.canceled', params: { cancel_weight: 1 } });
    expect((await app.lastMessage(shipper.login)).text).toContain('under way');

    const manager = await joinColleague(app, shipper, 'manager');
    const proof = await sendScan(shipper);
    const body = { reason: 'The consignee signed for it', file_ids: [proof] };
    expect(await manager.refused('PUT /loads/{id}/resolve', id, body)).toMatchObject({
      status: 403,
      code: 'right.missing',
    });
    expect((await administrator.refused('PUT /loads/{id}/resolve', id, { reason: ' ' })).status).toBe(422);
    const unproven = { reason: 'The consignee signed for it' };
    expect((await administrator.refused('PUT /loads/{id}/resolve', id, unproven)).code).toBe('load.proof-required');
    const view = await administrator.done('PUT /loads/{id}/resolve', id, body);
    expect(view).toMatchObject({ list_item: { status_id: 'completed' }, winner: { state: 'confirmed' } });
    expect((await administrator.refused('PUT /loads/{id}/resolve', id, body)).code).toBe('load.wrong-state');
    expect((await app.lastMessage(anna.login)).text).toContain('The consignee signed for it');
  });

  it('a carrier reads why the shipper cancelled its order under way', async () => {
    const { shipper, anna } = market;
    const id = await underWay();
    const view = await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'The consignee is closed' });
    expect(view.list_item.status_id).toBe('uncompleted');
    expect(await last(id)).toBe('load.canceled_under_way');
    expect((await app.lastMessage(anna.login)).text).toContain('The consignee is closed');
  });
});

describe('a completed order', () => {
  it('a completed order can be contested with a reason for two days', async () => {
    const { shipper, anna } = market;
    const order = async () => {
      const id = await underWay();
      await completeOrder(app, shipper, id);
      return id;
    };
    const body = { reason: 'Two pallets were missing' };
    const id = await order();
    expect((await shipper.done('GET /loads/{id}', id)).refusals).not.toHaveProperty('contest');
    app.clock.at += 48 * HOUR_MS - 1;
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    expect((await dispatcher.refused('PUT /loads/{id}/contest', id, body)).code).toBe('right.missing');
    expect((await shipper.done('PUT /loads/{id}/contest', id, body)).list_item.status_id).toBe('uncompleted');
    expect((await app.lastMessage(anna.login)).text).toContain('Two pallets were missing');
    const late = await order();
    app.clock.at += 48 * HOUR_MS;
    expect(await shipper.refused('PUT /loads/{id}/contest', late, body)).toMatchObject({
      status: 409,
      code: 'load.contest-over',
      params: { state: 'completed', hours: 48 },
    });
    expect((await shipper.done('GET /loads/{id}', late)).refusals['contest']?.code).toBe('load.contest-over');
  });
});

describe('the dispute about a completed order', () => {
  it('only the two sides read a dispute and its files, oldest first', async () => {
    const { shipper, anna, borys } = market;
    const id = await underWay();
    await completeOrder(app, shipper, id);
    const photo = await sendScan(shipper);
    const contested = { reason: 'Two pallets were missing', file_ids: [photo] };
    await shipper.done('PUT /loads/{id}/contest', id, contested);
    const proof = await sendScan(shipper);
    await administrator.done('PUT /loads/{id}/resolve', id, { reason: 'They were found', file_ids: [proof] });
    const said = [
      { kind: 'contested', reason: 'Two pallets were missing', files: [{ id: photo, name: 'licence.pdf' }] },
      { kind: 'resolved', reason: 'They were found', files: [{ id: proof, name: 'licence.pdf' }] },
    ];
    expect(await shipper.done('GET /loads/{id}/disputes', id)).toMatchObject(said);
    const seen = await anna.done('GET /loads/{id}/disputes', id);
    expect(seen).toMatchObject(said);
    const link = seen[0]!.files[0]!.url;
    const asking = (token: string | null) =>
      app.server.inject({ url: link, ...(token !== null && { headers: { authorization: `Bearer ${token}` } }) });
    expect((await asking(anna.token)).statusCode).toBe(200);
    expect((await asking(borys.token)).statusCode).toBe(404);

    const strangers = await openMarket(app);
    for (const stranger of [borys, strangers.shipper, strangers.anna]) {
      expect((await stranger.refused('GET /loads/{id}/disputes', id)).status).toBe(404);
    }
  });

  it('a dispute takes at most twenty files of the own company that no other record holds', async () => {
    const { shipper, anna } = market;
    const id = await underWay();
    await completeOrder(app, shipper, id);
    const refusedFor = async (file_ids: number[]) =>
      (await shipper.refused('PUT /loads/{id}/contest', id, { reason: 'Damage', file_ids })).status;
    const foreign = await sendDocument(app, anna.token);
    const many = Array.from({ length: 21 }, (_, place) => place + 1);
    expect([await refusedFor([foreign]), await refusedFor([987_654]), await refusedFor(many)]).toEqual([422, 422, 422]);
    expect(await stateOf(shipper, id)).toBe('completed');
    expect(await shipper.done('GET /loads/{id}/disputes', id)).toEqual([]);
  });
});

describe('a bid whose validity passes', () => {
  it('an expired bid leaves counters, rank and leader, and its carrier is told and may bid again', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { decision_minutes: 15, confirm_minutes: 15, max_extra_minutes: 0 });
    const until = app.clock.at + 150 * MINUTE_MS;
    await bid(borys, id, 245_000);
    await bid(anna, id, 240_000, { valid_until: new Date(until).toISOString() });
    await shipper.done('PUT /loads/{id}/extend', id, { minutes: 600, reason: 'More time' });
    app.clock.at = until - 1;
    await app.runDueWork();
    expect((await borys.done('GET /loads/{id}', id)).own_rank).toBe(2);
    app.clock.at = until;
    await app.runDueWork();
    const { list_item: row, bidding } = await shipper.done('GET /loads/{id}', id);
    expect(row).toMatchObject({ status_id: 'ongoing', bid_count: 1, bid_lowest_price: euro(245_000) });
    expect(bidding?.leader_option_id).toBe((await gridRow(shipper, id, borys)).id);
    expect(await gridRow(shipper, id, anna)).toMatchObject({ state: 'expired', rank: null });
    expect(await last(id)).toBe('load.bid_expired');
    expect((await app.lastMessage(anna.login)).subject).toContain('expired');
    expect((await bid(anna, id, 239_000)).rank).toBe(1);
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('tender_over');
  });
});
