import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, joinColleague, openMarket, openTender, select, type Carrier, type Shipper } from '../../../test/build';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { completeOrder, startOrder } from '../../../test/trips/carry-out';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let manager: Shipper;
let colleague: Shipper;
let winner: Carrier;
let loser: Carrier;
beforeAll(async () => {
  app = await startApp();
  ({ shipper: manager, borys: winner, anna: loser } = await openMarket(app));
  colleague = await joinColleague(app, manager, 'administrator');
});
afterAll(() => app.close());

async function confirmedOrder(): Promise<number> {
  const id = await openTender(app, manager);
  await bid(loser, id, 240_000);
  await bid(winner, id, 230_000);
  await select(manager, id, winner);
  await winner.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

async function told(person: Shipper | Carrier, id: number, ...titles: string[]) {
  while ((await app.dispatcher.runOnce()) > 0);
  const { body } = await (person as Carrier).call('GET /notifications', { query: { per_page: 100 } });
  return body.data.filter(({ link, title }) => link === String(id) && titles.includes(title));
}

const mailsAbout = async (person: Shipper | Carrier, end: string) =>
  (await app.messages(person.login)).filter(({ subject }) => subject.endsWith(end));

describe('loading that a colleague marks as started', () => {
  it('the manager and the carrier are notified of a started loading, and nobody else is', async () => {
    const id = await confirmedOrder();
    await startOrder(colleague, winner, id);
    expect(await told(manager, id, 'Loading has started')).toMatchObject([
      { type: 'order', page_name: 'tenders.show', description: expect.stringContaining('Carrier: ') as string },
    ]);
    expect(await told(winner, id, 'Loading has started')).toMatchObject([
      { type: 'order', page_name: 'load', description: expect.stringContaining(' says that ') as string },
    ]);
    for (const other of [loser, colleague]) expect(await told(other, id, 'Loading has started')).toEqual([]);
    const mails = [manager, winner, loser].map((person) => mailsAbout(person, ': loading has started'));
    expect((await Promise.all(mails)).map(({ length }) => length)).toEqual([1, 1, 0]);
  });
});

describe('an order that a colleague marks as completed', () => {
  it('the manager and the carrier are notified of a completed order, and nobody else is', async () => {
    const id = await confirmedOrder();
    await startOrder(manager, winner, id);
    await completeOrder(app, colleague, id);
    expect(await told(manager, id, 'Order completed')).toMatchObject([
      { type: 'order', page_name: 'tenders.show', description: expect.stringContaining('Carrier: ') as string },
    ]);
    expect(await told(winner, id, 'Order completed')).toMatchObject([
      { type: 'order', page_name: 'load', description: expect.stringContaining(' confirms that ') as string },
    ]);
    for (const other of [loser, colleague]) expect(await told(other, id, 'Order completed')).toEqual([]);
    const mails = [manager, winner, loser].map((person) => mailsAbout(person, ': order completed'));
    expect((await Promise.all(mails)).map(({ length }) => length)).toEqual([1, 1, 0]);
  });
});

describe('a load that moves to the archive', () => {
  const completedOrder = async () => {
    const id = await confirmedOrder();
    await startOrder(manager, winner, id);
    await completeOrder(app, manager, id);
    return id;
  };
  const isArchived = async (id: number) =>
    (await manager.done('GET /loads/{id}', id)).list_item.status_id === 'archived';
  const wait = async (ms: number) => {
    app.clock.at += ms;
    await app.runDueWork();
  };

  it('the manager is notified of automatic archiving in the bell, and nobody else is', async () => {
    const id = await completedOrder();
    await wait(31 * DAY_MS);
    expect(await isArchived(id)).toBe(true);
    expect(await told(manager, id, 'Moved to the archive')).toMatchObject([
      { type: 'order', page_name: 'tenders.show' },
    ]);
    for (const other of [winner, loser, colleague]) expect(await told(other, id, 'Moved to the archive')).toEqual([]);
    expect(await mailsAbout(manager, ': moved to the archive')).toEqual([]);
  });

  it('automatic archiving is in the digest of a manager who chose digests', async () => {
    const hour = (new Date(app.clock.at).getUTCHours() + 2) % 24;
    await manager.call('PUT /profile/notifications', { body: { digest: { hour, time_zone: 'UTC' } } });
    const id = await completedOrder();
    await wait(31 * DAY_MS);
    expect(await told(manager, id, 'Moved to the archive')).toHaveLength(1);
    await wait(3 * HOUR_MS);
    expect((await app.messages(manager.login)).map(({ text }) => text).join('\n')).toContain('moved to the archive');
    await manager.call('PUT /profile/notifications', { body: { digest: null } });
  });

  it('archiving by a person notifies nobody', async () => {
    const id = await completedOrder();
    await colleague.done('PUT /loads/{id}/archive', id);
    for (const person of [manager, winner, loser, colleague])
      expect(await told(person, id, 'Moved to the archive')).toEqual([]);
  });
});
