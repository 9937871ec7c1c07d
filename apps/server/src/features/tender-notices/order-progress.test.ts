import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, joinColleague, openMarket, openTender, select, type Carrier, type Shipper } from '../../../test/build';
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

/** Lists the bell entries about a load with one of the titles. */
async function told(person: Shipper | Carrier, id: number, ...titles: string[]) {
  while ((await app.dispatcher.runOnce()) > 0);
  const { body } = await (person as Carrier).call('GET /notifications', { query: { per_page: 100 } });
  return body.data.filter(({ link, title }) => link === String(id) && titles.includes(title));
}

const mailsAbout = async (person: Shipper | Carrier, end: string) =>
  (await app.messages(person.login)).filter(({ subject }) => subject.endsWith(end));

describe('loading that a colleague marks as started', () => {
  it('is told to the manager and to the carrier of the order, and to nobody else', async () => {
    const id = await confirmedOrder();
    await colleague.done('PUT /loads/{id}/start', id);
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
  it('is told to the manager and to the carrier of the order, and to nobody else', async () => {
    const id = await confirmedOrder();
    await manager.done('PUT /loads/{id}/start', id);
    await colleague.done('PUT /loads/{id}/complete', id);
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
