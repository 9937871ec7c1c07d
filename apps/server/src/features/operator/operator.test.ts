import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCarrier, joinColleague, newLogin, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { TINY_PHOTO } from '@tenderlane/contract/operator/examples';
import { pressLink, linkSecret } from '../../../test/personal-link';
import { connect, openPort, settle } from '../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../test/start-app';
import { LAST_BACKUP } from '../../platform/embedded-postgres/last-backup';
import { assertPresent } from '../../platform/errors';

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
  'GET /operator/installation',
  'GET /operator/queues',
  'GET /operator/parked',
  'GET /operator/companies',
  'GET /operator/members',
  'GET /operator/profile',
] as const;

describe('the operator’s page', () => {
  it('the first brand is the operator unless another is set', async () => {
    expect((await accountOf(operator)).is_operator).toBe(true);
    expect((await accountOf(viewer)).is_operator).toBe(true);
    expect((await accountOf(shipper)).is_operator).toBe(false);
    expect((await accountOf(carrier)).is_operator).toBe(false);
  });

  it('the brand that is set is the operator', async () => {
    const other = await startApp({ OPERATOR_BRAND: '2' });
    const [first, second] = [await signUpShipper(other), await signUpShipper(other)];
    expect([first.companyId, second.companyId]).toEqual([1, 2]);
    expect([(await accountOf(first)).is_operator, (await accountOf(second)).is_operator]).toEqual([false, true]);
    expect((await first.call('GET /operator/parked')).status).toBe(404);
    expect((await second.call('GET /operator/parked')).status).toBe(200);
    await other.close();
  });

  it('the page of the operator is not found from other brands in any role', async () => {
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

  it('a viewer reads the page of the operator and changes only the own profile', async () => {
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

describe('a parked event', () => {
  it('a parked event is listed with its reason and can be repeated alone', async () => {
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

  it('all parked events can be repeated at once', async () => {
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

  it('companies of both sides are found by name and support ID', async () => {
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

  it('a company is marked as closed until its reopening', async () => {
    const owner = await signUpShipper(app);
    const shown = async () => {
      const search = String(owner.companyId);
      const { data } = (await operator.call('GET /operator/companies', { query: { search } })).body;
      return data.find(({ id }) => id === owner.companyId)?.closed_at;
    };
    expect(await shown()).toBeNull();
    const { closed_at: closedAt } = (await owner.call('PUT /account/company/close')).body.data;
    expect(await shown()).toBe(closedAt);
    expect((await assign(owner.companyId, null)).body['data']).toMatchObject({ closed_at: closedAt });
    await owner.call('PUT /account/company/reopen');
    expect(await shown()).toBeNull();
  });

  it('people of a company see their manager with position, photo and link', async () => {
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

  it('a company has no manager after the manager left or was removed', async () => {
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

  it('only a person of the operator can be a manager', async () => {
    for (const accountId of [await idOf(shipper), 999_999]) {
      const { status, body } = await assign(carrier.companyId, accountId);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['account_id']]);
    }
    expect((await assign(999_999, null)).status).toBe(404);
  });

  it('an open page shows a new manager', async () => {
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

  it('the session of a link does not show the manager', async () => {
    const login = newLogin('carrier');
    await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
    const byLink = await pressLink(app, await linkSecret(app, login));
    const account = (await byLink.call('GET /account')).body.data;
    expect([account.is_link_session, account.manager, account.is_operator]).toEqual([true, null, false]);
  });
});

const memberOf = async (person: Shipper) =>
  (await operator.call('GET /profile/users')).body.data.find(({ login }) => login === person.login)!;

describe('the state of the installation', () => {
  const read = async () => (await operator.call('GET /operator/installation')).body.data;

  it('the state of the installation names each part and its problems', async () => {
    await app.database.run('delete from outbox_retries');
    const before = await read();
    expect(before).toMatchObject({
      version: '0.99',
      mail: { kind: 'mailbox', retrying: 0 },
      sms: { kind: 'mailbox', retrying: 0 },
      geocoder: 'table',
      storage: { kind: 'folder', state: 'works' },
      backup: { kind: 'own', made_at: null },
      failed: { jobs: 0, parked: 0, rows: 0 },
    });
    expect(before.disk.total_bytes).toBeGreaterThan(before.disk.free_bytes);
    expect(before.in_need).not.toContain('failed');
    const id = await park();
    await app.database.run(
      `insert into failed_due_rows (source, row_id, error, failed_at) values ('closings', 1, 'e', clock_timestamp())`,
    );
    const after = await read();
    expect(after).toMatchObject({ failed: { parked: 1, rows: 1 }, in_need: expect.arrayContaining(['failed']) });
    await app.database.run('delete from outbox_retries where id = $1', [id]);
    await app.database.run('delete from failed_due_rows');
  });

  it('the state shows the last backup and messages that are repeated', async () => {
    const { database: address } = app.config;
    app.config.database = undefined;
    try {
      expect(await read()).toMatchObject({ backup: { kind: 'embedded', made_at: null }, in_need: ['backup'] });
      const at = new Date(app.clock.at).toISOString();
      await writeFile(join(app.config.dataDir, LAST_BACKUP), at);
      expect(await read()).toMatchObject({ backup: { kind: 'embedded', made_at: at }, in_need: [] });
    } finally {
      app.config.database = address;
    }
    await runMigrations({ connectionString: assertPresent(address, 'a database').url });
    await app.database.run(`select graphile_worker.add_job('send_message', '{"channel": "email"}')`);
    await app.database.run('update graphile_worker._private_jobs set attempts = 1');
    expect(await read()).toMatchObject({ mail: { retrying: 1 }, sms: { retrying: 0 }, in_need: ['mail'] });
  });

  it('the state says that the storage is unreachable', async () => {
    const folder = join(app.config.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    expect((await read()).storage).toEqual({ kind: 'folder', state: 'away' });
    await rm(folder);
  });
});
