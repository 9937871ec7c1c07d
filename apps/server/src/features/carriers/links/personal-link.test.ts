import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bid,
  euro,
  HOUR_MS,
  joinCarrier,
  newLogin,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { inviteCarrier } from '../../../../test/network';
import { linkSecret, linkSecrets, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let tender: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  tender = await openTender(app, shipper, { target_rate: euro(200_000), book_now_price: euro(150_000) });
});

const show = (secret: string) => app.carrier().call('POST /links/show', { body: { secret } });
const press = (secret: string) => app.carrier().send('POST /auth/link', { body: { secret } });

describe('the page of a personal link before it is pressed', () => {
  it('the page of a link shows shipper, route, cargo, visible prices and end', async () => {
    const { body } = await app.carrier().call('POST /links/show', {
      body: { secret: await linkSecret(app, carrier.login) },
    });
    expect(body.data).toMatchObject({
      state: 'open',
      load_id: tender,
      invitation: null,
      tender: {
        is_open: true,
        cargo_name: 'Paper rolls',
        weight_kg: 22_000,
        body_types: ['tent'],
        starting_rate: euro(250_000),
        book_now_price: euro(150_000),
        pickup: { city: 'Gdańsk', country_id: 'pl', time_zone: 'Europe/Warsaw' },
        delivery: { city: 'Kyiv', country_id: 'ua' },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/target|200000|contact|login|@/);
  });

  it('opening the page of a link changes nothing', async () => {
    const secret = await linkSecret(app, carrier.login);
    const before = app.statements.length;
    await show(secret);
    const written = app.statements.slice(before).filter((text) => /\b(insert|update|delete)\b/i.test(text));
    expect(written).toEqual([]);
    expect((await app.server.inject({ url: `/carrier/open` })).headers['set-cookie']).toBeUndefined();
    expect((await carrier.done('GET /loads/{id}', tender)).option.state).toBe('viewed');
  });

  it('an invented secret is refused without a query', async () => {
    const real = await linkSecret(app, carrier.login);
    const [id] = real.split('-');
    const before = app.statements.length;
    for (const secret of [`${id}-${'A'.repeat(26)}`, `999999-${real.split('-')[1]}`, 'x', '1-'.repeat(20), '../..']) {
      for (const key of ['POST /links/show', 'POST /auth/link'] as const) {
        const answer = await app.carrier().send(key, { body: { secret } });
        expect(answer).toMatchObject({ status: 404, body: { code: 'record.not-found' } });
      }
    }
    const asked = app.statements.slice(before).filter((text) => text.includes('personal_links'));
    expect(asked).toEqual([]);
    const changed = real.slice(0, -1) + (real.endsWith('A') ? 'B' : 'A');
    expect((await show(changed)).status).toBe(404);
  });
});

describe('the secret is only in the message', () => {
  it('neither answers nor the database contain the secret', async () => {
    const login = newLogin('new');
    const invited = await inviteCarrier(shipper, login);
    const secret = await linkSecret(app, login);
    expect(JSON.stringify(invited)).not.toContain(secret.split('-')[1]);
    const answers = [await show(secret), await press(secret), await shipper.call('GET /carriers')];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret.split('-')[1]);
    const tables = ['personal_links', 'sessions', 'events', 'outbox', 'carrier_invitations'];
    for (const table of tables) {
      const rows = await app.database.rows<{ text: string }>(`select t::text as text from ${table} t`);
      expect(rows.filter(({ text }) => text.includes(secret.split('-')[1]!))).toEqual([]);
    }
  });

  it('the secret is in the fragment of the address', async () => {
    const { text } = await app.lastMessage(carrier.login);
    expect(text).toMatch(/\/carrier\/open(\?lang=en)?#\d+-[\w-]{26}/);
  });
});

describe('a press', () => {
  it('the button of a link opens the tender, where a price is enough to bid', async () => {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect(linked.loadId).toBe(tender);
    expect((await linked.call('GET /account')).body.data).toMatchObject({
      is_link_session: true,
      company: { name: carrier.name },
    });
    expect(await bid(linked, tender, 240_000)).toMatchObject({ rank: 1, provisional: false });
    expect((await linked.call('GET /loads', { query: { tab: 'bids' } })).body.data.map(({ id }) => id)).toEqual([
      tender,
    ]);
    expect((await linked.call('GET /loads/{id}/chain', { path: { id: tender } })).status).toBe(200);
    await linked.done('PUT /loads/{id}/withdraw', tender, { code: 'no_capacity' });
  });

  it('the button of a link ends the session that it opened before', async () => {
    const secret = await linkSecret(app, carrier.login);
    const earlier = await pressLink(app, secret);
    const later = await pressLink(app, secret);
    expect((await earlier.send('GET /account')).status).toBe(401);
    expect((await later.send('GET /account')).status).toBe(200);
  });

  it.each([
    ['a bid', (linked: Awaited<ReturnType<typeof pressLink>>) => bid(linked, tender, 240_000)],
    [
      'a book-now',
      (linked: Awaited<ReturnType<typeof pressLink>>) => linked.done('PUT /loads/{id}/book_now', tender, {}),
    ],
  ])('a link is refused after %s was accepted by it, and the bidder may continue', async (_what, take) => {
    const secret = await linkSecret(app, carrier.login);
    const linked = await pressLink(app, secret);
    await take(linked);
    expect(await press(secret)).toMatchObject({ status: 409, body: { code: 'link.used' } });
    expect((await show(secret)).body.data).toMatchObject({ state: 'used', tender: null, load_id: tender });
    expect((await linked.send('GET /account')).status).toBe(200);
  });

  it('a refused bid keeps the session of its link', async () => {
    const secret = await linkSecret(app, carrier.login);
    const linked = await pressLink(app, secret);
    expect((await linked.refused('POST /loads/{id}/bids', tender, { price: euro(260_000) })).status).toBe(422);
    expect((await press(secret)).status).toBe(200);
  });

  it('a link and its session end 72 hours after the message', async () => {
    const secret = await linkSecret(app, carrier.login);
    const linked = await pressLink(app, secret);
    const [row] = await app.database.rows<{ hours: number }>(
      `select extract(epoch from s.expires_at - p.sent_at) / 3600 as hours from sessions s join personal_links p on p.id = s.link_id
        where p.login = $1 and s.ended_at is null`,
      [carrier.login],
    );
    expect(Number(row!.hours)).toBe(72);
    const start = app.clock.at;
    app.clock.at += 72 * HOUR_MS;
    try {
      expect(await press(secret)).toMatchObject({ status: 409, body: { code: 'link.expired' } });
      expect((await show(secret)).body.data).toMatchObject({ state: 'expired', tender: null, invitation: null });
    } finally {
      app.clock.at = start;
    }
    await app.database.run(
      `update sessions set expires_at = clock_timestamp() - interval '1 second' where link_id = (select id from personal_links where login = $1 order by id desc limit 1)`,
      [carrier.login],
    );
    expect((await linked.send('GET /account')).status).toBe(401);
  });

  it('only the newest message opens a session, and older sessions continue until then', async () => {
    const older = await linkSecret(app, carrier.login);
    const linked = await pressLink(app, older);
    const next = await openTender(app, shipper);
    const newer = await linkSecret(app, carrier.login);
    expect(newer).not.toBe(older);
    expect(await press(older)).toMatchObject({ status: 409, body: { code: 'link.replaced' } });
    expect((await linked.send('GET /account')).status).toBe(200);
    expect((await pressLink(app, newer)).loadId).toBe(next);
    expect((await linked.send('GET /account')).status).toBe(401);
  });

  it('the session of a link makes no device known', async () => {
    const secret = await linkSecret(app, carrier.login);
    const device = 'a-device-of-this-test-0001';
    expect((await app.carrier().send('POST /auth/link', { body: { secret, device } })).status).toBe(200);
    const known = await app.database.rows(`select 1 from known_devices where login = $1`, [carrier.login]);
    expect(known).toEqual([]);
  });
});

describe('an invitation', () => {
  it('an invitation is accepted with a new company, which sees the open tender at once', async () => {
    const login = newLogin('new');
    await inviteCarrier(shipper, login);
    const secret = await linkSecret(app, login);
    const { invitation } = (await show(secret)).body.data;
    const linked = await pressLink(app, secret);
    const company = { name: 'Sokil Trans', country_id: 'ua' };
    const accepted = await linked.call('POST /invitations/{code}/accept', {
      path: { code: invitation!.code },
      body: { company },
    });
    expect(accepted.body.data.relation).toBe('verified');
    expect(await bid(linked, tender, 240_000)).toMatchObject({ provisional: false });
    expect(await press(secret)).toMatchObject({ status: 409 });
  });

  it('an invitation finds the existing company of the carrier', async () => {
    const other = await signUpShipper(app);
    await other.call('POST /catalogs/invite/create', { body: { invitations: [{ login: carrier.login }] } });
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect((await linked.call('GET /account')).body.data.company?.name).toBe(carrier.name);
  });

  it('a login with several companies chooses one', async () => {
    const second = (await carrier.call('POST /account/brand', { body: { name: 'Second Haulier', country_id: 'pl' } }))
      .body.data.id;
    const other = await signUpShipper(app);
    await other.call('POST /catalogs/invite/create', { body: { invitations: [{ login: carrier.login }] } });
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const { company, brand_members: companies } = (await linked.call('GET /account')).body.data;
    expect(company).toBeNull();
    const member = companies.find(({ company_id: id }) => id === second)!;
    await linked.call('PUT /account/{id}/change', { path: { id: member.id } });
    expect((await linked.call('GET /account')).body.data.company?.name).toBe('Second Haulier');
  });

  it('a revoked invitation ends its link and session', async () => {
    const login = newLogin('new');
    const { id } = await inviteCarrier(shipper, login);
    const secret = await linkSecret(app, login);
    const linked = await pressLink(app, secret);
    await shipper.done('PUT /carriers/{id}/revoke', id);
    expect((await linked.send('GET /account')).status).toBe(401);
    expect(await press(secret)).toMatchObject({ status: 409, body: { code: 'link.ended' } });
    expect((await show(secret)).body.data).toMatchObject({ state: 'ended', invitation: null });
  });

  it('the session of a link does not find invitations of other shippers', async () => {
    const other = await signUpShipper(app);
    const sent = await other.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    const [, ours] = await linkSecrets(app, carrier.login);
    const linked = await pressLink(app, ours!);
    const answer = await linked.send('POST /invitations/{code}/accept', {
      path: { code: sent.body.data[0]!.code },
      body: {},
    });
    expect(answer).toMatchObject({ status: 404 });
  });
});

it('an opt-out by a link needs its button, ends what the links of the sender opened, and can be repeated', async () => {
  const shipper = await signUpShipper(app);
  const login = newLogin('stop');
  const invite = () => shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
  await invite();
  const { text } = await app.lastMessage(login);
  const secret = /\/carrier\/stop\?lang=en#(\S+)/.exec(text)![1]!;
  expect((await show(secret)).body.data.state).toBe('open');
  const opened = await app.carrier().call('POST /auth/link', { body: { secret } });
  const session = app.carrier(opened.body.data.token);
  expect((await session.call('GET /account')).status).toBe(200);

  const stop = () => app.carrier().send('POST /links/opt_out', { body: { secret } });
  expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
  expect((await session.send('GET /account')).status).toBe(401);
  expect((await show(secret)).body.data.state).toBe('ended');
  const events = await app.database.rows(
    `select 1 from events where company_id = $1 and action = 'carrier.opted_out'`,
    [shipper.companyId],
  );
  expect(events).toHaveLength(1);
  const before = (await app.messages(login)).length;
  app.clock.at += 2 * 86_400_000;
  await invite();
  expect(await app.messages(login)).toHaveLength(before);
  expect((await app.carrier().send('POST /links/opt_out', { body: { secret: 'made-up' } })).status).toBe(404);
});
