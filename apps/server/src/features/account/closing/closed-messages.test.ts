import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  draftTender,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  openMarket,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { inviteCarrier } from '../../../../test/network';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';
import { takeUnsent } from '../../announcements/announcement.queries';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // The first company is the operator's.
  await signUpShipper(app);
});
afterAll(() => app.close());

const DAY_MS = 24 * HOUR_MS;
const close = async (shipper: Shipper) => expect((await shipper.call('PUT /account/company/close')).status).toBe(200);
const reopen = async (shipper: Shipper) =>
  expect((await shipper.send('PUT /account/company/reopen', {})).status).toBe(204);
const subjects = async (login: string) => (await app.messages(login)).map(({ subject }) => subject);

async function pass(ms: number) {
  app.clock.at += ms;
  await app.runDueWork();
  while ((await app.dispatcher.runOnce()) > 0);
}

describe('an announcement that is being sent when its company is closed', () => {
  const news = { subject: 'Gate 4 is open', message: 'Come by gate 4.', audience: { kind: 'network' as const } };
  const announce = async (shipper: Shipper) => (await shipper.call('POST /announcements', { body: news })).body.data.id;
  const shown = (shipper: Shipper, id: number) => shipper.done('GET /announcements/{id}', id);

  it('an announcement of a closed company reaches nobody, also after the reopening', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await announce(shipper);
    await close(shipper);
    await pass(1000);
    await reopen(shipper);
    await pass(1000);
    expect((await subjects(anna.login)).filter((subject) => subject.includes(news.subject))).toEqual([]);
    expect((await anna.refused('GET /announcements/{id}', id)).code).toBe('record.not-found');
    expect(await shown(shipper, id)).toMatchObject({ recipients: 0, told: 0 });
  });

  it('an announcement keeps the carriers that were notified before the closing', async () => {
    const { shipper, anna, celina } = await openMarket(app);
    const id = await announce(shipper);
    await app.database.run('update announcements set told_count = 1 where id = $1', [id]);
    await close(shipper);
    await reopen(shipper);
    await pass(1000);
    expect(await shown(shipper, id)).toMatchObject({ recipients: 1, told: 1 });
    const { data: readers } = (await shipper.call('GET /announcements/{id}/recipients', { path: { id } })).body;
    expect(readers.map(({ name }) => name)).toEqual([anna.name]);
    expect((await celina.refused('GET /announcements/{id}', id)).code).toBe('record.not-found');
  });

  it('the closing waits for a locked batch of an announcement without a deadlock', async () => {
    const { shipper } = await openMarket(app);
    const id = await announce(shipper);
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let closing: Promise<void> | undefined;
    await app.database.transaction(async (sql) => {
      expect((await takeUnsent(sql, app.clock.at, 200)).map((row) => row.id)).toContain(id);
      closing = close(shipper);
      await vi.waitFor(async () => expect(await app.database.rows(waits)).not.toEqual([]), { timeout: 20_000 });
      // The events of the batch take this lock.
      await sql.rows('select 1 from companies where id = $1 for key share nowait', [shipper.companyId]);
    });
    await closing;
  });
});

describe('scheduled work of a company that is closed', () => {
  it('a held message of a member is dropped when it is due', async () => {
    const shipper = await signUpShipper(app);
    const colleague = await joinColleague(app, shipper, 'manager');
    const digest = { hour: (new Date(app.clock.at).getUTCHours() + 2) % 24, time_zone: 'UTC' };
    await colleague.send('PUT /profile/notifications', { body: { digest } });
    await joinCarrier(app, shipper);
    await pass(0);
    const held = () =>
      app.database.rows('select id from held_messages where company_id = $1 order by id', [shipper.companyId]);
    expect(await held()).not.toEqual([]);
    await close(shipper);
    const before = await subjects(colleague.login);
    await pass(2 * HOUR_MS);
    expect(await subjects(colleague.login)).toEqual(before);
    expect(await held()).toEqual([]);
  });

  it('a waiting invitation of a closed company is not sent, also after the reopening', async () => {
    const shipper = await signUpShipper(app);
    const { id, login } = await inviteCarrier(shipper);
    await pass(2 * HOUR_MS);
    await shipper.call('PUT /carriers/{id}/resend', { path: { id } });
    expect(await subjects(login)).toHaveLength(1);
    await close(shipper);
    await reopen(shipper);
    await pass(DAY_MS);
    expect(await subjects(login)).toHaveLength(1);
  });

  it('the reminder of an invitation of a closed company is not sent', async () => {
    const shipper = await signUpShipper(app);
    const { login } = await inviteCarrier(shipper);
    await pass(0);
    await close(shipper);
    await pass(4 * DAY_MS);
    expect(await subjects(login)).toHaveLength(1);
  });

  it('the reminder of a tender of a closed company is not sent', async () => {
    const shipper = await signUpShipper(app);
    const id = await draftTender(app, shipper);
    const remind_at = new Date(app.clock.at + HOUR_MS).toISOString();
    await shipper.done('PUT /loads/{id}/watch', id, { state: null, remind_at });
    await close(shipper);
    const before = await subjects(shipper.login);
    await pass(HOUR_MS);
    expect(await subjects(shipper.login)).toEqual(before);
  });

  it('a session of a link of a closed company ends and stays ended', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'The cargo is gone' });
    expect((await linked.call('GET /loads')).status).toBe(200);
    await close(shipper);
    expect((await linked.call('GET /loads')).status).toBe(401);
    await reopen(shipper);
    expect((await linked.call('GET /loads')).status).toBe(401);
    expect((await carrier.call('GET /loads')).status).toBe(200);
  });
});
