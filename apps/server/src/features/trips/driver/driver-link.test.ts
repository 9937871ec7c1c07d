import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@tenderlane/domain/core';
import {
  bid,
  joinCarrier,
  joinColleague,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { completeOrder, VEHICLE } from '../../../../test/trips/carry-out';
import { driverSecret, openTrip } from '../../../../test/trips/open-trip';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let order: number;
let phone: string;
let phones = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  order = await win();
  phone = `+48 600 100 ${String(100 + ++phones)}`;
});

async function win(): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

const nameDriver = (id = order, driver_phone: string | null = phone) =>
  carrier.done('PUT /loads/{id}/vehicle/names', id, { ...VEHICLE, driver_name: `Taras ${phone}`, driver_phone });
const sent = async () => app.messages(phone.replaceAll(' ', ''));
const secretIn = ({ text }: { text: string }) => /\/driver\/\S*#(\S+)/.exec(text)?.[1] ?? '';
const sendTo = (who: Shipper | Carrier, channel = 'sms', id = order) =>
  who.send('POST /loads/{id}/driver_link' as never, { path: { id }, body: { channel } } as never);
const open = (secret: string) => app.driver().send('POST /open', { body: { secret } });

describe('the link of a driver', () => {
  it('reaches the named driver by SMS, and opens the trip on a press', async () => {
    await nameDriver();
    await carrier.done('POST /loads/{id}/driver_link', order, { channel: 'sms' });
    const [message] = await sent();
    expect(message?.text).toContain(carrier.name);
    const driver = await openTrip(app, secretIn(message!));
    const { data } = (await driver.call('GET /trip')).body;
    expect(data.carrier.name).toBe(carrier.name);
    expect(data.stops.map(({ kind, state }) => [kind, state])).toEqual([
      ['pickup', 'pending'],
      ['delivery', 'pending'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/price|amount|rate/);
    const shown = await carrier.done('GET /loads/{id}/driver_link', order);
    expect(shown).toMatchObject({ sent: { channel: 'sms' }, opened_at: expect.any(String) });
  });

  it('is sent by the shipper too, who never sees it', async () => {
    await nameDriver();
    const { status, body } = await sendTo(shipper);
    expect(status).toBe(200);
    const secret = secretIn((await sent())[0]!);
    expect(secret).not.toBe('');
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await sendTo(shipper, 'copy')).status).toBe(422);
    const history = await shipper.done('GET /loads/{id}/history', order);
    expect(JSON.stringify(history)).not.toContain(secret);
    expect(history.map(({ action }) => action)).toContain('trip.driver_link_sent');
  });

  it.each([
    ['no driver is named', async () => undefined, 'sms', 'driver-link.no-driver'],
    ['the driver has no phone', () => nameDriver(order, null), 'sms', 'driver-link.no-phone'],
    ['the driver has no e-mail', () => nameDriver(), 'email', 'driver-link.no-email'],
  ])('is not sent while %s', async (_name, prepare, channel, code) => {
    await prepare();
    expect((await sendTo(shipper, channel)).body.code).toBe(code);
    expect((await shipper.done('GET /loads/{id}/driver_link', order)).refusals[channel]?.code).toBe(code);
  });

  it('one phone gets a message in ten minutes, three for a trip and five a day from all companies', async () => {
    await nameDriver();
    expect((await sendTo(carrier)).status).toBe(200);
    expect((await sendTo(shipper)).body.code).toBe('driver-link.too-soon');
    for (let count = 0; count < 2; count++) {
      app.clock.at += 10 * MINUTE_MS;
      expect((await sendTo(carrier)).status).toBe(200);
    }
    app.clock.at += 10 * MINUTE_MS;
    expect((await sendTo(carrier)).body.code).toBe('driver-link.too-many');
    for (let count = 0; count < 2; count++) {
      const other = await win();
      await nameDriver(other);
      expect((await sendTo(carrier, 'sms', other)).status).toBe(200);
      app.clock.at += 10 * MINUTE_MS;
    }
    const sixth = await win();
    await nameDriver(sixth);
    expect((await sendTo(carrier, 'sms', sixth)).body.code).toBe('driver-link.too-soon');
    expect(await sent()).toHaveLength(5);
  });

  it('a driver who wants no messages gets none, from nobody', async () => {
    await nameDriver();
    await sendTo(carrier);
    const secret = secretIn((await sent())[0]!);
    for (const undo of [false, false, true, true, false])
      expect((await app.driver().send('POST /opt_out', { body: { secret, undo } })).status).toBe(204);
    app.clock.at += DAY_MS;
    expect((await sendTo(shipper)).body.code).toBe('driver-link.opted-out');
    await app.driver().send('POST /opt_out', { body: { secret, undo: true } });
    expect((await sendTo(shipper)).status).toBe(200);
  });

  it('is open on one phone; another press moves it, and the carrier is told', async () => {
    const secret = await driverSecret(carrier, order);
    expect(await driverSecret(carrier, order)).toBe(secret);
    const first = await openTrip(app, secret);
    await app.dispatcher.runOnce();
    const before = (await app.messages(carrier.login)).length;
    const second = await openTrip(app, secret);
    while ((await app.dispatcher.runOnce()) > 0);
    expect((await first.send('GET /trip')).status).toBe(401);
    expect((await second.send('GET /trip')).status).toBe(200);
    const [told] = (await app.messages(carrier.login)).slice(0, -before || undefined);
    expect(told?.subject).toContain('another phone');
  });

  it('is replaced: the earlier secret and the phone with it know nothing any more', async () => {
    const secret = await driverSecret(carrier, order);
    const driver = await openTrip(app, secret);
    const newer = await driverSecret(carrier, order, true);
    const unknown = await open('1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    const replaced = await open(secret);
    expect(replaced.status).toBe(404);
    expect({ ...replaced.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect((await driver.send('GET /trip')).status).toBe(401);
    expect((await open(newer)).status).toBe(200);
  });

  it('ends a day after the completion', async () => {
    const secret = await driverSecret(carrier, order);
    const driver = await openTrip(app, secret);
    await carrier.done('PUT /loads/{id}/vehicle/names', order, VEHICLE);
    await completeOrder(app, shipper, order);
    app.clock.at += DAY_MS - 1;
    expect((await driver.call('GET /trip')).body.data.state).toBe('completed');
    app.clock.at += 1;
    expect((await driver.send('GET /trip')).status).toBe(401);
    expect((await open(secret)).status).toBe(404);
    expect((await sendTo(carrier, 'copy')).body.code).toBe('trip.over');
  });

  it('ends when the carrier is released', async () => {
    const secret = await driverSecret(carrier, order);
    const driver = await openTrip(app, secret);
    await shipper.done('PUT /loads/{id}/release', order, { reason: 'The truck broke down' });
    expect((await driver.send('GET /trip')).status).toBe(401);
    expect((await open(secret)).status).toBe(404);
    await app.database.run(`update loads set state = 'completed', completed_at = $2 where id = $1`, [
      order,
      new Date(app.clock.at),
    ]);
    expect((await driver.send('GET /trip')).status).toBe(401);
    expect((await open(secret)).status).toBe(404);
  });

  it('is nothing to others: a stranger, another carrier and a colleague who may only read', async () => {
    const other = await joinCarrier(app, shipper);
    expect((await sendTo(other, 'copy')).status).toBe(404);
    expect((await sendTo(await signUpShipper(app))).status).toBe(404);
    expect((await sendTo(await joinColleague(app, shipper, 'viewer'))).body.code).toBe('right.missing');
  });
});
