import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, euro, joinColleague, openMarket, openTender, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const countLoads = async () => (await shipper.call('GET /loads')).body.meta.total ?? 0;

describe('an Idempotency-Key', () => {
  const create = (key: string, body: object = {}, who = shipper) =>
    who.send('POST /loads', { body, headers: { 'idempotency-key': key } });

  it('a repeated request gets the first answer and does the work once', async () => {
    const [key, before] = [randomUUID(), await countLoads()];
    const first = await create(key);
    const again = await create(key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await countLoads()).toBe(before + 1);
    expect((await create(randomUUID())).body).not.toEqual(first.body);
  });

  it('a repeated request is recognized although its batch id differs', async () => {
    const key = randomUUID();
    const first = await create(key, { batch_uuid: randomUUID() });
    expect(await create(key, { batch_uuid: randomUUID() })).toMatchObject({ status: 201, body: first.body });
  });

  it('a used Idempotency-Key with another body is refused', async () => {
    const key = randomUUID();
    await create(key, { country_id: 'pl' });
    expect(await create(key, { country_id: 'ua' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency.other-body' },
    });
  });

  it('all characters of a long Idempotency-Key count', async () => {
    const before = await countLoads();
    const long = 'k'.repeat(4_000);
    const bodies = [await create(`${long}1`), await create(`${long}2`), await create(`${long}1`)].map(
      ({ body }) => body,
    );
    expect(await countLoads()).toBe(before + 2);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(bodies[1]).not.toEqual(bodies[0]);
  });

  it('an Idempotency-Key is kept for a day', async () => {
    const key = randomUUID();
    const age = (hours: number) =>
      app.database.run(`update idempotency_keys set created_at = clock_timestamp() - $1 * interval '1 hour'`, [hours]);
    const first = await create(key);
    await age(23.9);
    expect((await create(key)).body).toEqual(first.body);
    await age(24.1);
    const next = await create(key);
    expect([next.status, next.body]).not.toEqual([201, first.body]);
    expect((await create(key)).body).toEqual(next.body);
  });

  it('an Idempotency-Key belongs to one session and one path', async () => {
    const key = randomUUID();
    const other = await signUpShipper(app);
    const [mine, theirs] = [await create(key), await create(key, {}, other)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    const { id } = (mine.body as { data: { id: number } }).data;
    const note = { path: { id }, body: { note: 'x' }, headers: { 'idempotency-key': key } };
    expect((await shipper.send('PUT /loads/{id}', note)).status).toBe(200);
  });

  it('fifty simultaneous requests with one Idempotency-Key have one effect', async () => {
    const [key, before] = [randomUUID(), await countLoads()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(key)));
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.every(({ status, body }) => status === 409 && body.code === 'idempotency.in-flight')).toBe(true);
    expect(await countLoads()).toBe(before + 1);
  });

  it('fifty simultaneous bids with one Idempotency-Key are one bid with one receipt', async () => {
    const market = await openMarket(app);
    const id = await openTender(app, market.shipper);
    const sent = { path: { id }, body: { price: euro(240_000) }, headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => market.anna.send('POST /loads/{id}/bids', sent)),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]!.body]);
    expect((await market.anna.done('GET /loads/{id}', id)).own_bids).toHaveLength(1);
  });

  it('a refused request with an Idempotency-Key may succeed later', async () => {
    const market = await openMarket(app);
    const id = await openTender(app, market.shipper);
    const send = () =>
      market.shipper.send('PUT /loads/{id}/reopen', {
        path: { id },
        body: { minutes: 60 },
        headers: { 'idempotency-key': 'reopen' },
      });
    await bid(market.anna, id, 240_000);
    expect((await send()).status).toBe(409);
    app.clock.at += 120 * 60_000;
    await app.runDueWork();
    expect((await send()).status).toBe(200);
  });

  it('an Idempotency-Key has no effect on signing in', async () => {
    const headers = { 'idempotency-key': 'code' };
    const ask = (login: string) => app.shipper().send('POST /auth/code', { body: { login }, headers });
    expect((await ask('one@example.com')).status).toBe(200);
    expect((await ask('two@example.com')).status).toBe(200);
  });
});

describe('a request that carries the page’s cookie', () => {
  it('a change with a cookie must repeat the token of the cookie, and one without cookies need not', async () => {
    const account = await shipper.call('GET /account');
    const set = String(account.headers['set-cookie']);
    expect(set).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Path=\/; SameSite=Strict$/);
    const cookie = set.split(';')[0]!;
    const token = cookie.split('=')[1]!;
    const create = (headers: Record<string, string>) => shipper.send('POST /loads', { body: {}, headers });
    expect(await create({ cookie })).toMatchObject({ status: 403, body: { code: 'session.xsrf' } });
    expect((await create({ cookie, 'x-xsrf-token': `${token}x` })).status).toBe(403);
    expect((await create({ cookie, 'x-xsrf-token': token })).status).toBe(201);
    expect((await create({})).status).toBe(201);
    expect((await shipper.send('GET /loads', { headers: { cookie } })).status).toBe(200);
  });

  it('a request with a session token only in its cookie is not signed in', async () => {
    const headers = { cookie: `XSRF-TOKEN=x; token=${shipper.token}` };
    expect((await app.shipper().send('GET /account', { headers })).status).toBe(401);
  });
});

describe('an error', () => {
  it('every error has one shape, the id of its request and a text in the language of the reader', async () => {
    const messages = new Set<unknown>();
    for (const language of ['en-GB', 'uk', 'kk-KZ', 'ru;q=0.9', 'fr']) {
      const headers = { 'accept-language': language };
      const {
        status,
        body,
        headers: answered,
      } = await shipper.send('GET /loads/{id}', { path: { id: 999_999 }, headers });
      expect(status).toBe(404);
      expect(body).toEqual({
        code: 'record.not-found',
        message: expect.stringMatching(/\w|[а-я]/),
        errors: {},
        params: {},
        request_id: answered['x-request-id'],
      });
      messages.add(body['message']);
    }
    expect(messages.size).toBe(4);
  });

  it('an unknown path is answered with the same error and is not cached', async () => {
    for (const url of ['/api/shipper/v1/nothing', '/api/nothing', '/api/shipper/v1/loads/1/2/3']) {
      const answer = await app.server.inject({ url });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'record.not-found']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['%E0%A4', 'x'.repeat(300), '%00', '..%2f..%2fetc'])(
    'an unknown name is answered with the same error: %s',
    async (name) => {
      const answer = await app.server.inject({
        url: `/api/shipper/v1/info/${name}`,
        headers: { 'accept-language': 'uk' },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        code: 'record.not-found',
        message: expect.stringMatching(/[а-яі]/),
        errors: {},
        params: {},
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      });
    },
  );
});

it('each session has its own rate limit, and calls without a session share the limit of their address', async () => {
  const small = await startApp({ REQUESTS_PER_MINUTE: '60' });
  try {
    const olena = await signUpShipper(small);
    const colleague = await joinColleague(small, olena, 'viewer');
    const ask = async (caller = small.shipper()) => (await caller.send('GET /account')).status;
    let made = 0;
    while ((await ask(small.shipper(`made-up-token-${String(made).padStart(10, '0')}`))) === 401) made++;
    expect(made).toBeLessThan(60);
    const refused = await small.shipper().send('GET /account');
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    let asked = 0;
    while ((await ask(olena)) === 200) asked++;
    expect(asked).toBeGreaterThan(40);
    expect([await ask(olena), await ask(colleague)]).toEqual([429, 200]);
    expect((await small.server.inject({ url: '/health' })).statusCode).toBe(200);
  } finally {
    await small.close();
  }
});

it('a required text of spaces is refused as missing', async () => {
  const { status, body } = await shipper.send('POST /labels', { body: { name: '   ' } });
  expect([status, body.errors]).toEqual([422, { name: ['This field is required.'] }]);
});
