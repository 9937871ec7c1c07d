import { DAY_MS } from '@tenderlane/domain/core';
import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, newAddress, newLogin, openMarket, signUpShipper, type Shipper } from '../../../test/build';
import { DemoDesk, WANTED } from '../../../test/demos/desk';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let desk: DemoDesk;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
});
afterAll(() => app.close());
beforeEach(() => {
  desk = new DemoDesk(app, operator);
});

describe('a visitor', () => {
  it('a visitor books only with the button behind the link of the message', async () => {
    const { status, body } = await desk.ask();
    expect([status, body]).toEqual([201, { data: { channel: 'email', confirm_within_s: 86_400 } }]);
    const code = await desk.sentCode();
    for (let turn = 0; turn < 2; turn++)
      expect((await desk.show(code)).body.data).toMatchObject({
        state: 'requested',
        is_confirmed: false,
        name: 'Iryna Koval',
      });
    const id = parseInt(code, 10);
    expect((await desk.queue()).map((demo) => demo.id)).not.toContain(id);
    expect((await desk.operate(id, { at: desk.iso(WANTED) })).status).toBe(404);
    expect((await desk.confirm(code)).body.data).toMatchObject({ is_confirmed: true, confirm_until: null });
    expect((await desk.confirm(code)).status).toBe(200);
    expect((await desk.queue()).find((demo) => demo.id === id)).toMatchObject({
      login: desk.login,
      is_member: false,
      note: 'Awards',
    });
    expect((await desk.titlesOf(operator)).filter((title) => title === 'A demo is asked for')).toHaveLength(1);
  });

  it('the link of a booking works for 24 hours', async () => {
    await desk.ask();
    const code = await desk.sentCode();
    app.clock.at += DEMO_LIMITS.confirmMs;
    expect((await desk.confirm(code)).body.code).toBe('demo.lapsed');
    app.clock.at += DEMO_LIMITS.unconfirmedMs;
    await app.runDue('demos');
    expect((await desk.show(code)).status).toBe(404);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no company', { company_name: '' }],
    ['no login', { login: 'nobody' }],
    ['no time', { times: [] }],
    ['four times', { times: [1, 2, 3, 4].map((day) => new Date(Date.UTC(2099, 1, day)).toISOString()) }],
    ['a time in the past', { times: ['2020-01-01T10:00:00Z'] }],
    ['an unknown zone', { time_zone: 'Mars/Olympus' }],
    ['a field of the operator', { state: 'agreed' }],
  ])('a booking with %s is refused', async (_, changes) => {
    expect((await desk.ask(changes)).status).toBe(422);
    expect(await desk.mails()).toEqual([]);
  });

  it('a booking reveals nothing about a login', async () => {
    const { login: known } = await signUpShipper(app);
    const answers = [await desk.ask({ login: known }), await desk.ask()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, answers[1]?.body],
      [201, answers[0]?.body],
    ]);
  });

  it('a visitor gets one message until a booking is confirmed', async () => {
    await desk.ask();
    await desk.ask();
    app.clock.at += 2 * DAY_MS;
    await desk.ask();
    expect(await desk.mails()).toHaveLength(1);
    app.clock.at += DEMO_LIMITS.unconfirmedMs;
    await app.runDue('demos');
    await desk.booked();
    await desk.ask();
    expect(await desk.mails()).toHaveLength(3);
  });

  it('a login books three demos a day, and a network ten', async () => {
    for (let turn = 0; turn < 3; turn++) expect((await desk.ask()).status).toBe(201);
    const refused = await desk.ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'demo.too-many-today']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 3; turn < 10; turn++) expect((await desk.ask({ login: newLogin('visitor') })).status).toBe(201);
    expect((await desk.ask({ login: newLogin('visitor') })).status).toBe(429);
    desk.address = newAddress();
    expect((await desk.ask({ login: newLogin('visitor') })).status).toBe(201);
    app.clock.at += DAY_MS;
    expect((await desk.ask()).status).toBe(201);
  });

  it('an opt-out ends all messages about demos', async () => {
    await desk.ask();
    const code = await desk.sentCode();
    expect((await desk.cancel(code, { opt_out: 'true' })).body.data.state).toBe('canceled');
    expect((await desk.cancel(code, { opt_out: 'true' })).status).toBe(200);
    expect((await desk.confirm(code)).body.code).toBe('demo.other-state');
    app.clock.at += DEMO_LIMITS.unconfirmedMs;
    await app.runDue('demos');
    expect((await desk.ask()).status).toBe(201);
    expect(await desk.mails()).toHaveLength(1);
  });

  it.each(['1-' + 'x'.repeat(30), 'x', '999999-' + 'A'.repeat(30)])(
    'no booking is found with the code %s',
    async (code) => {
      expect((await desk.show(code)).status).toBe(404);
      expect((await desk.calendar(code)).statusCode).toBe(404);
      for (const answer of [await desk.confirm(code), await desk.change(code, {}), await desk.cancel(code)])
        expect(answer.status).toBe(404);
    },
  );
});

describe('a member', () => {
  const ofMember = () => ({ time_zone: 'Europe/Kyiv', times: [desk.iso(WANTED)] });
  const isBooked = async (who: Shipper) => (await who.call('GET /account')).body.data.quickstart_info.is_demo_booked;

  it('a member books without a link and is notified in the bell', async () => {
    const { shipper } = await openMarket(app);
    expect(await isBooked(shipper)).toBe(false);
    const { status, body } = await shipper.call('POST /demo_bookings', { body: ofMember() });
    expect([status, body.data.is_confirmed]).toEqual([201, true]);
    expect(await isBooked(shipper)).toBe(true);
    await desk.operate(parseInt(body.data.code, 10), { at: desk.iso(WANTED) });
    expect((await desk.titlesOf(shipper))[0]).toBe('Demo agreed');
    expect((await desk.mails(shipper.login))[0]?.text).toContain(`/demo/${body.data.code}`);
  });

  it('the booking of a visitor counts for the member with its login', async () => {
    const shipper = await signUpShipper(app);
    desk.login = shipper.login;
    await desk.booked();
    expect(await isBooked(shipper)).toBe(true);
  });

  it('a member books three demos a day', async () => {
    const { shipper } = await openMarket(app);
    for (let turn = 0; turn < 3; turn++)
      expect((await shipper.call('POST /demo_bookings', { body: ofMember() })).status).toBe(201);
    expect((await shipper.call('POST /demo_bookings', { body: ofMember() })).status).toBe(429);
  });
});

it('the queue exists for the operator alone, and a viewer only looks', async () => {
  const { id } = await desk.booked();
  const { shipper } = await openMarket(app);
  expect((await shipper.call('GET /operator/demos', { query: {} })).status).toBe(404);
  expect((await desk.operate(id, { at: desk.iso(WANTED) }, shipper)).status).toBe(404);
  const viewer = await joinColleague(app, operator, 'viewer');
  expect((await desk.queue({}, viewer)).map((demo) => demo.id)).toContain(id);
  expect((await desk.operate(id, { at: desk.iso(WANTED) }, viewer)).body.code).toBe('right.missing');
  const later = await desk.booked();
  const page = await operator.call('GET /operator/demos', { query: { after: String(id), state: 'requested' } });
  expect(page.body.data.map((demo) => demo.id)).toEqual([later.id]);
});
