import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, type Right } from '@tenderlane/domain/core';
import {
  bid,
  joinColleague,
  MINUTE_MS,
  openMarket,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import { planMessages } from '../../../../test/notifications/declared-notices';
import { accountUpdates, bellTopic } from './live-bell';
import { oldEntries } from './old-entries';
import { tellLostLeads } from '../../../../test/notifications/lost-leads';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
beforeAll(async () => {
  app = await startApp();
  ({ shipper, anna, borys } = await openMarket(app));
});
afterAll(() => app.close());

const dispatch = async () => {
  while ((await app.dispatcher.runOnce()) > 0);
};

async function bell(person: Shipper | Carrier, locale = 'en', query: Record<string, unknown> = {}) {
  await dispatch();
  const { status, body } = await (person as Carrier).send('GET /notifications', {
    query,
    headers: { 'accept-language': locale },
  });
  expect(status).toBe(200);
  return body as unknown as Awaited<ReturnType<typeof readOnly>>;
}
const readOnly = async () => (await anna.call('GET /notifications')).body;
const titles = async (person: Shipper | Carrier) => (await bell(person)).data.map(({ title }) => title);
const idOf = async (person: Shipper | Carrier) => (await (person as Carrier).call('GET /account')).body.data.id;

describe('the bell', () => {
  it('the bell shows each side its events with their pages and what is new', async () => {
    const id = await openTender(app, shipper);
    const { data, meta } = await bell(anna);
    expect(data[0]).toMatchObject({
      title: 'New tender',
      page_name: 'load',
      link: String(id),
      is_read: false,
      is_external: false,
      type: 'invited',
    });
    expect(data[0]!.description).toMatch(/^Kvarta \d+ invites you to bid for TL-\d+ \(Gdańsk – Kyiv\)\. Bidding ends/);
    expect(meta.total_unread).toBe(data.length);
    expect((await anna.call('GET /account')).body.data.has_new_notifications).toBe(true);
    expect(await titles(shipper)).not.toContain('New tender');

    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await tellLostLeads(app);
    expect((await titles(anna))[0]).toBe('You were outbid');
    await select(shipper, id, borys);
    await borys.done('PUT /loads/{id}/confirm', id, {});
    expect((await titles(borys)).slice(0, 2)).toEqual(['You confirmed', 'You won, please confirm']);
    const [confirmed] = (await bell(shipper)).data;
    expect(confirmed).toMatchObject({ title: 'The carrier confirmed', page_name: 'tenders.show', link: String(id) });
    const [lost] = (await bell(anna)).data;
    expect(lost!.description).toMatch(/Your place: 2\. Distance to the chosen price: \+4[.,]35 %\.$/);
  });

  it('the bell is in the current language of its reader', async () => {
    await openTender(app, shipper);
    expect((await bell(anna)).data[0]!.title).toBe('New tender');
    const [first] = (await bell(anna, 'uk')).data;
    expect(first!.title).toBe('Новий тендер');
    expect(first!.description).toContain('запрошує вас зробити ставку');
  });

  it('the bell shows a winning price only as the mode allows', async () => {
    const id = await openTender(app, shipper, { mode: 'rank_only' });
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await select(shipper, id, borys);
    await borys.done('PUT /loads/{id}/confirm', id, {});
    const [lost] = (await bell(anna)).data;
    expect(lost!.description).toMatch(/Distance to the chosen price: 2 to 5 % above\.$/);
  });

  it('entries are marked as read one by one, up to an entry, or all', async () => {
    await openTender(app, shipper);
    await openTender(app, shipper);
    const { data, meta } = await bell(anna);
    const unread = meta.total_unread;
    const [first, second] = data;
    const read = async (body?: object) => {
      const answer = await anna.send('POST /notifications', body ? { body } : {});
      expect(answer.status).toBe(200);
      return (answer.body as { data?: { total_unread: number } }).data!.total_unread;
    };
    expect(await read({ ids: [first!.id] })).toBe(unread - 1);
    expect(await read({ ids: [first!.id] })).toBe(unread - 1);
    expect(await read({ until_id: second!.id })).toBe(0);
    await openTender(app, shipper);
    expect((await bell(anna)).meta.total_unread).toBe(1);
    expect(await read()).toBe(0);
    expect((await anna.call('GET /account')).body.data.has_new_notifications).toBe(false);
    expect((await bell(anna)).data[0]!.is_read).toBe(true);
  });

  it('the bell is read in pages', async () => {
    const all = (await bell(anna, 'en', { per_page: 100 })).data.map(({ id }) => id);
    const seen: number[] = [];
    for (let after: string | undefined; ;) {
      const { data, meta } = await bell(anna, 'en', { per_page: 2, after });
      seen.push(...data.map(({ id }) => id));
      if (meta.next === null) break;
      after = meta.next;
    }
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(4);
  });

  it('only its person reads and marks a bell, by side and company', async () => {
    const colleague = await joinColleague(app, shipper, 'manager');
    const other = await signUpShipper(app);
    await openTender(app, shipper);
    expect(await titles(colleague)).toEqual([]);
    expect(await titles(other)).toEqual([]);
    const [own] = (await bell(anna)).data;
    await borys.call('POST /notifications', { body: { ids: [own!.id] } });
    expect((await bell(anna)).data[0]!.is_read).toBe(false);

    // Another brand of the same person has its own bell.
    await anna.call('POST /account/brand', { body: { name: 'Anna Second', country_id: 'pl' } });
    const members = (await anna.call('GET /account')).body.data.brand_members;
    const inactive = members.find((brand) => !brand.is_active) ?? members[0]!;
    const names = new Set<number>();
    for (const member of [inactive, ...members]) {
      await anna.call('PUT /account/{id}/change', { path: { id: member.id } });
      names.add((await bell(anna)).data.length);
    }
    expect(names).toContain(0);
    await anna.call('PUT /account/{id}/change', {
      path: { id: members.find(({ company_id: id }) => id === anna.companyId)!.id },
    });
  });

  it('the session of a link has no bell', async () => {
    await openTender(app, shipper);
    const linked = await pressLink(app, await linkSecret(app, borys.login));
    expect((await linked.send('GET /notifications')).body.code).toBe('session.code-needed');
    expect((await linked.call('GET /account')).body.data).toMatchObject({
      has_new_notifications: false,
      notifications: [],
    });
    const company = { side: 'carrier', companyId: 1, companyIsClosed: false } as const;
    const viewer = { ...company, accountId: 1, sessionId: 1, rights: new Set<Right>() };
    expect(await accountUpdates.allows(app.database, { ...viewer, senderId: 4 }, [1])).toBe(false);
    expect(await accountUpdates.allows(app.database, { ...viewer, senderId: null }, [1])).toBe(true);
    expect(await accountUpdates.allows(app.database, { ...viewer, senderId: null }, [2])).toBe(false);
  });

  it('an event that is passed on twice is in the bell once', async () => {
    const id = await openTender(app, shipper);
    const rows = await app.database.rows<OutboxRow>('select kind, payload from outbox order by id');
    expect(rows.map(({ kind }) => kind)).toContain('load.published');
    await dispatch();
    const count = async () => (await bell(anna)).data.filter(({ link }) => link === String(id)).length;
    expect(await count()).toBe(1);
    await anna.call('POST /notifications');
    for (let time = 0; time < 3; time++)
      await app.database.transaction((sql) => planMessages(sql, rows, { clock: app.clock, config: app.config }));
    expect(await count()).toBe(1);
    expect((await bell(anna)).meta.total_unread).toBe(0);
  });

  it('all extensions of a tender by bids are one entry with the last end', async () => {
    const id = await openTender(app, shipper, { duration_minutes: 60 });
    app.clock.at += 57 * MINUTE_MS;
    for (const [carrier, amount] of [
      [anna, 240_000],
      [borys, 230_000],
      [anna, 220_000],
    ] as const) {
      await bid(carrier, id, amount);
      await dispatch();
      app.clock.at += MINUTE_MS;
    }
    const { bidding } = await shipper.done('GET /loads/{id}', id);
    const lines = (await bell(borys)).data.filter(
      ({ title, link }) => title === 'More time to bid' && link === String(id),
    );
    expect(lines).toHaveLength(1);
    const minutes = bidding!.effective_end_at.slice(14, 16);
    expect(lines[0]!.description).toMatch(new RegExp(`:${minutes} \\(UTC`));
    // It is only for the bell.
    const messages = await app.messages(borys.login);
    expect(messages.filter(({ subject }) => subject.endsWith(': more time to bid'))).toEqual([]);
  });

  it('the bell makes no sound in quiet hours or for a muted load', async () => {
    const id = await openTender(app, shipper);
    await dispatch();
    const hour = (add: number) => String((new Date(app.clock.at).getUTCHours() + add) % 24).padStart(2, '0');
    const quiet_hours = { from: `${hour(0)}:00`, to: `${hour(2)}:00`, time_zone: 'UTC' };
    await anna.call('PUT /profile/notifications', { body: { quiet_hours } });
    await borys.done('PUT /loads/{id}/watch', id, { state: 'mute' });
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    await app.dispatcher.runOnce();
    const told = await app.database.rows<{ payload: { places: number[][]; is_loud: boolean } }>(
      `select payload from outbox where kind = 'notification.told'`,
    );
    const isLoudFor = (companyId: number) =>
      told
        .filter(({ payload }) => payload.places.some(([, place]) => place === companyId))
        .map(({ payload }) => payload.is_loud);
    expect([isLoudFor(anna.companyId), isLoudFor(borys.companyId)]).toEqual([[false], [false]]);
    await anna.call('PUT /profile/notifications', { body: { quiet_hours: null } });
  });

  it('entries are deleted after 90 days', async () => {
    await openTender(app, shipper);
    expect((await bell(anna)).data.length).toBeGreaterThan(0);
    const parts = { ...app, log: app.server.log };
    app.clock.at += 89 * DAY_MS;
    expect(await oldEntries.runOnce(parts)).toBe(0);
    app.clock.at += 2 * DAY_MS;
    expect(await oldEntries.runOnce(parts)).toBeGreaterThan(0);
    const left = await app.database.one<{ left: number }>('select count(*)::int as left from notifications');
    expect(left.left).toBe(0);
    app.clock.at -= 91 * DAY_MS;
  });

  it('open pages of the person in the company get an entry, with a sound if it needs an answer', async () => {
    await dispatch();
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await dispatch();
    await select(shipper, id, anna);
    await app.dispatcher.runOnce();
    const rows = await app.database.rows<OutboxRow>('select kind, payload from outbox order by id');
    const signals = rows.flatMap((row) => bellTopic.signalsOf(row));
    expect(signals.length).toBeGreaterThan(0);
    for (const signal of signals) expect(JSON.stringify(signal).length).toBeLessThan(1000);
    const accountId = await idOf(anna);
    const sent: { channel: string; event: string; data: object; to: (viewer: never) => boolean }[] = [];
    const sockets = {
      watched: (kind: string) => (kind === 'account-update' ? [[accountId], [accountId + 1000]] : []),
      send: (channel: string, event: string, data: object, to: (viewer: never) => boolean = () => true) =>
        void sent.push({ channel, event, data, to }),
    };
    await bellTopic.send({ ...app, sql: app.database, sockets }, [...signals, ...signals]);
    expect(sent).toMatchObject([
      { channel: `account-update.${accountId}`, event: 'AccountUpdateEvent', data: { is_need_sound: true } },
    ]);
    const allows = (companyId: number) => sent[0]!.to({ companyId } as never);
    expect([allows(anna.companyId), allows(borys.companyId)]).toEqual([true, false]);
  });
});
