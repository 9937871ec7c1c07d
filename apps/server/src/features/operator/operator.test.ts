import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueWorks } from '../../app';
import {
  joinCarrier,
  joinColleague,
  newLogin,
  signIn,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { addPhoto, TINY_PHOTO } from '../../../test/operator';
import { pressLink, linkSecret } from '../../../test/personal-link';
import { connect, openPort, settle } from '../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let colleague: Shipper;
let viewer: Shipper;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp({ HELP_CENTER_URL: 'https://help.example.com' });
  operator = await signUpShipper(app);
  colleague = await joinColleague(app, operator, 'administrator');
  viewer = await joinColleague(app, operator, 'viewer');
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const accountOf = async (person: Pick<Shipper, 'call'>) => (await person.call('GET /account')).body.data;
const idOf = async (person: Shipper) => (await accountOf(person)).id;
const assign = (companyId: number, accountId: number | null, by = operator) =>
  by.send('PUT /operator/companies/{id}/manager', { path: { id: companyId }, body: { account_id: accountId } });
const assigned = (companyId: number) =>
  app.database.rows(
    `select params from events where action = 'company.manager_assigned' and entity_id = $1 order by id`,
    [companyId],
  );

/** A row as the dispatcher parks it. */
async function park(kind = 'test.failed'): Promise<number> {
  const row = await app.database.one<{ id: number }>(
    `insert into outbox_retries (subscriber, kind, payload, error, failures, failed_at, due_at)
     values ('messages', $1, '{}', 'no connection', 3, clock_timestamp(), null) returning id`,
    [kind],
  );
  return row.id;
}
const isParked = async (id: number) =>
  (await app.database.rows('select 1 from outbox_retries where id = $1 and due_at is null', [id])).length === 1;

const READS = [
  'GET /operator/parked',
  'GET /operator/companies',
  'GET /operator/members',
  'GET /operator/profile',
] as const;

describe('whose page it is', () => {
  it('is that of the first brand, unless another is named', async () => {
    expect((await accountOf(operator)).is_operator).toBe(true);
    expect((await accountOf(viewer)).is_operator).toBe(true);
    expect((await accountOf(shipper)).is_operator).toBe(false);
    expect((await accountOf(carrier)).is_operator).toBe(false);
  });

  it('is that of the brand that is named', async () => {
    const other = await startApp({ OPERATOR_BRAND: '2' });
    const [first, second] = [await signUpShipper(other), await signUpShipper(other)];
    expect([first.companyId, second.companyId]).toEqual([1, 2]);
    expect([(await accountOf(first)).is_operator, (await accountOf(second)).is_operator]).toEqual([false, true]);
    expect((await first.call('GET /operator/parked')).status).toBe(404);
    expect((await second.call('GET /operator/parked')).status).toBe(200);
    await other.close();
  });

  it('is not there for others, in whatever role, and for the operator’s people in their other brands', async () => {
    const parked = await park();
    const accountant = await joinColleague(app, shipper, 'accountant');
    const calls = [
      ...READS.map((key) => ({ key, sent: {} })),
      { key: 'PUT /operator/parked/retry', sent: {} },
      { key: 'PUT /operator/parked/{id}/retry', sent: { path: { id: parked } } },
      {
        key: 'PUT /operator/companies/{id}/manager',
        sent: { path: { id: shipper.companyId }, body: { account_id: null } },
      },
      { key: 'PUT /operator/profile', sent: { body: { photo: TINY_PHOTO } } },
    ] as const;
    await colleague.call('POST /account/brand', { body: { name: 'A side business', country_id: 'pl' } });
    for (const person of [shipper, accountant, colleague]) {
      for (const { key, sent } of calls) {
        const { status, body } = await person.send(key, sent);
        expect([key, status, body.code]).toEqual([key, 404, 'record.not-found']);
      }
    }
    expect(await isParked(parked)).toBe(true);
    const [home] = (await accountOf(colleague)).brand_members;
    await colleague.call('PUT /account/{id}/change', { path: { id: home!.id } });
    expect((await colleague.call('GET /operator/parked')).status).toBe(200);
  });

  it('lets one who may only look look, and change nothing but the own profile', async () => {
    const parked = await park();
    for (const key of READS) expect([key, (await viewer.call(key)).status]).toEqual([key, 200]);
    const refused = [
      await viewer.send('PUT /operator/parked/retry'),
      await viewer.send('PUT /operator/parked/{id}/retry', { path: { id: parked } }),
      await assign(shipper.companyId, null, viewer),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.params]).toMatchObject([403, 'right.missing', { right: 'settings.write' }]);
    }
    expect(await isParked(parked)).toBe(true);
    expect((await viewer.call('PUT /operator/profile', { body: { telegram: null } })).status).toBe(200);
  });
});

describe('what is parked', () => {
  it('is listed with why, and tried again one by one, safely twice', async () => {
    const id = await park('load.published');
    const rows = (await operator.call('GET /operator/parked')).body.data;
    expect(rows.find((row) => row.id === id)).toMatchObject({
      ...{ subscriber: 'messages', kind: 'load.published', failures: 3, error: 'no connection' },
    });
    const retry = () => operator.done('PUT /operator/parked/{id}/retry', id);
    expect([await retry(), await retry()]).toEqual([{ count: 1 }, { count: 0 }]);
    expect(await isParked(id)).toBe(false);
    const gone = await operator.refused('PUT /operator/parked/{id}/retry', id + 1000);
    expect(gone).toMatchObject({ status: 404, code: 'record.not-found' });
  });

  it('is tried again all at once', async () => {
    const ids = [await park(), await park()];
    const { count } = (await operator.call('PUT /operator/parked/retry')).body.data;
    expect(count).toBeGreaterThanOrEqual(2);
    expect([await isParked(ids[0]!), await isParked(ids[1]!)]).toEqual([false, false]);
    expect((await operator.call('PUT /operator/parked/retry')).body.data).toEqual({ count: 0 });
    expect((await operator.call('GET /operator/parked')).body.data).toEqual([]);
  });
});

describe('the companies', () => {
  const find = async (search: string) =>
    (await operator.call('GET /operator/companies', { query: { search } })).body.data.map(({ id }) => id);

  it('are found by name and by support id, on both sides', async () => {
    const { name } = (await accountOf(shipper)).company!;
    expect(await find(name.toUpperCase())).toEqual([shipper.companyId]);
    expect(await find(carrier.name)).toContain(carrier.companyId);
    expect(await find((await accountOf(shipper)).support_id)).toEqual([shipper.companyId]);
    expect(await find((await accountOf(carrier)).support_id)).toEqual([carrier.companyId]);
    expect(await find('no such company')).toEqual([]);
    const first = await operator.call('GET /operator/companies', { query: { page: 1, per_page: 2 } });
    const second = await operator.call('GET /operator/companies', { query: { page: 2, per_page: 2 } });
    expect(first.body.data).toHaveLength(2);
    expect(first.body.meta).toMatchObject({ page: 1, per_page: 2 });
    expect(first.body.meta.total).toBe(first.body.data.length + second.body.data.length);
  });

  it('get a manager, whom their people see with position, photo and link', async () => {
    const accountId = await idOf(colleague);
    await operator.done('PUT /profile/users/{id}', (await memberOf(colleague)).id, { position: 'Customer care' });
    const telegram = 'https://t.me/ihor_bondar';
    await colleague.call('PUT /operator/profile', { body: { telegram, photo: TINY_PHOTO } });
    expect((await accountOf(shipper)).manager).toBeNull();
    for (const { companyId } of [shipper, carrier]) {
      const { status, body } = await assign(companyId, accountId);
      expect([status, body['data']]).toMatchObject([200, { manager: { account_id: accountId, name: 'Ihor Bondar' } }]);
      expect((await assign(companyId, accountId)).status).toBe(200);
      expect(await assigned(companyId)).toEqual([{ params: { account_id: accountId } }]);
    }
    const manager = { name: 'Ihor Bondar', position: 'Customer care', telegram };
    const [ofShipper, ofCarrier] = [await accountOf(shipper), await accountOf(carrier)];
    expect(ofShipper).toMatchObject({ manager, help_center: 'https://help.example.com' });
    expect(ofCarrier.manager).toMatchObject(manager);
    expect(ofShipper.manager?.photo).toMatch(/^\/api\/shipper\/v1\/operator_photos\/\d+$/);
    expect(ofCarrier.manager?.photo).toMatch(/^\/api\/carrier\/v1\/operator_photos\/\d+$/);
    expect((await accountOf(operator)).manager).toBeNull();
  });

  it('show nobody once the manager has left the operator, or is taken away', async () => {
    const leaving = await joinColleague(app, operator, 'manager');
    await assign(shipper.companyId, await idOf(leaving));
    expect((await accountOf(shipper)).manager).not.toBeNull();
    await operator.call('DELETE /profile/users/{id}', { path: { id: leaving.memberId } });
    expect((await accountOf(shipper)).manager).toBeNull();
    await assign(shipper.companyId, await idOf(colleague));
    expect((await accountOf(shipper)).manager?.name).toBe('Ihor Bondar');
    await assign(shipper.companyId, null);
    expect((await accountOf(shipper)).manager).toBeNull();
  });

  it('get only one of the operator’s people', async () => {
    for (const accountId of [await idOf(shipper), 999_999]) {
      const { status, body } = await assign(carrier.companyId, accountId);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['account_id']]);
    }
    expect((await assign(999_999, null)).status).toBe(404);
  });

  it('hear of a new manager while a page is open', async () => {
    const port = await openPort(app);
    const listener = connect(port, 'carrier', carrier.token ?? '');
    expect(await listener.listen(`brand.${carrier.companyId}`)).toBe('listening');
    await settle(app, listener);
    listener.frames.length = 0;
    await assign(carrier.companyId, await idOf(operator));
    await settle(app, listener);
    const { frames } = listener;
    listener.close();
    expect(JSON.stringify(frames)).toContain('BrandUpdateEvent');
  });

  it('are never told to who came by the link of a message', async () => {
    const login = newLogin('carrier');
    await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
    const byLink = await pressLink(app, await linkSecret(app, login));
    const account = (await byLink.call('GET /account')).body.data;
    expect([account.is_link_session, account.manager, account.is_operator]).toEqual([true, null, false]);
  });
});

const memberOf = async (person: Shipper) =>
  (await operator.call('GET /profile/users')).body.data.find(({ login }) => login === person.login)!;

const NOT_A_PHOTO = 'Choose a JPEG, PNG or WebP picture.';

describe('a photo', () => {
  const open = (base: 'shipper' | 'carrier', token: string | null, id: number) =>
    app.server.inject({ url: `/api/${base}/v1/operator_photos/${id}`, headers: { authorization: `Bearer ${token}` } });

  it('is read by the operator and by companies that the person looks after, and by nobody else', async () => {
    const photo = (await addPhoto(operator))!;
    const stranger = await signUpShipper(app);
    await assign(carrier.companyId, await idOf(operator));
    const answer = await open('carrier', carrier.token, photo);
    expect([answer.statusCode, answer.rawPayload.toString('base64')]).toEqual([200, TINY_PHOTO]);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' },
    });
    expect((await open('shipper', viewer.token, photo)).statusCode).toBe(200);
    expect((await open('shipper', stranger.token, photo)).statusCode).toBe(404);
    const byLogin = await signIn(app, 'shipper', carrier.login);
    expect((await open('shipper', byLogin, photo)).statusCode).toBe(403);
    await assign(carrier.companyId, null);
    expect((await open('carrier', carrier.token, photo)).statusCode).toBe(404);
  });

  it('that is replaced or taken away is deleted, and the one in use never expires', async () => {
    const first = (await addPhoto(operator))!;
    const second = (await addPhoto(operator))!;
    app.clock.at += 3 * 86_400_000;
    const expired = dueWorks.find(({ name }) => name === 'expired files')!;
    await expired.runOnce({ ...app, log: { warn: () => undefined, error: () => undefined } as never });
    const left = await app.database.rows<{ id: number }>('select id from stored_files where id = any($1)', [
      [first, second],
    ]);
    expect(left).toEqual([{ id: second }]);
    expect((await open('shipper', operator.token, second)).statusCode).toBe(200);
    expect((await operator.call('PUT /operator/profile', { body: { photo: null } })).body.data.photo).toBeNull();
    expect((await open('shipper', operator.token, second)).statusCode).toBe(404);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), NOT_A_PHOTO],
    ['an animation', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), NOT_A_PHOTO],
    ['text', Buffer.from('hello'), NOT_A_PHOTO],
    [
      'more than a megabyte',
      Buffer.concat([Buffer.from(TINY_PHOTO, 'base64'), Buffer.alloc(1_000_000)]),
      'The picture is larger than 1 MB. Choose a smaller one.',
    ],
  ])('is not %s', async (_what, content, why) => {
    const before = await app.database.rows('select id from stored_files');
    const { status, body } = await operator.send('PUT /operator/profile', {
      body: { photo: content.toString('base64') },
    });
    expect([status, body.errors]).toEqual([422, { photo: [why] }]);
    expect(await app.database.rows('select id from stored_files')).toEqual(before);
  });
});

describe('what a company asked the help desk', () => {
  const requests = async (person: Pick<Shipper, 'call'>) => (await person.call('GET /requests')).body.data;

  it('is its chat with support, once there is one, and nobody else’s', async () => {
    const asking = await signUpShipper(app);
    expect(await requests(asking)).toEqual([]);
    const { id } = (await asking.call('POST /chats', { body: {} })).body.data;
    expect(await requests(asking)).toMatchObject([{ id, state: 'new', last_message: null }]);
    const send = (person: Shipper, text: string) =>
      person.call('POST /chats/{id}/chat_messages', { path: { id }, body: { text } });
    await send(asking, 'How do I add a brand?');
    const own = { text: 'How do I add a brand?', is_own: true, sender_name: 'Olena Savchuk' };
    expect(await requests(asking)).toMatchObject([{ id, state: 'waiting', last_message: own }]);
    await send(viewer, 'Under Account, Brands.');
    const answer = { text: 'Under Account, Brands.', is_own: false, sender_name: 'Ihor Bondar' };
    expect(await requests(asking)).toMatchObject([{ id, state: 'answered', last_message: answer }]);
    expect(await requests(shipper)).toEqual([]);
    expect(await requests(operator)).toEqual([]);
  });
});

describe('a link', () => {
  it.each(['https://evil.example/x', 'javascript:alert(1)', 't.me/olena', 'https://t.me/a/../b'])(
    'is none to %s',
    async (telegram) => {
      const { status, body } = await operator.send('PUT /operator/profile', { body: { telegram } });
      expect([status, body.errors]).toEqual([422, { telegram: ['Enter a Telegram link such as https://t.me/name.'] }]);
    },
  );

  it('stays while something else is changed, and is taken away by nothing', async () => {
    const telegram = 'https://t.me/olena_savchuk';
    await operator.call('PUT /operator/profile', { body: { telegram } });
    await addPhoto(operator);
    expect((await operator.call('GET /operator/profile')).body.data).toMatchObject({ telegram, name: 'Olena Savchuk' });
    await operator.call('PUT /operator/profile', { body: { telegram: null } });
    expect((await operator.call('GET /operator/profile')).body.data.telegram).toBeNull();
  });
});
