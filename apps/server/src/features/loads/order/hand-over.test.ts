import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  draftTender,
  joinColleague,
  openMarket,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let dispatcher: Shipper;
let viewer: Shipper;
const ids = { shipper: 0, dispatcher: 0, viewer: 0, stranger: 0 };

const accountOf = async (who: Shipper) => (await who.call('GET /account')).body.data.id;

beforeAll(async () => {
  app = await startApp();
  ({ shipper } = await openMarket(app));
  dispatcher = await joinColleague(app, shipper, 'dispatcher');
  viewer = await joinColleague(app, shipper, 'viewer');
  ids.shipper = await accountOf(shipper);
  ids.dispatcher = await accountOf(dispatcher);
  ids.viewer = await accountOf(viewer);
  ids.stranger = await accountOf(await signUpShipper(app));
});
afterAll(() => app.close());

const handOver = (by: Shipper, id: number, managerId: unknown) =>
  by.send('PUT /loads/{id}/manager', { path: { id }, body: { manager_id: managerId } });

describe('handing a tender over', () => {
  it('a hand-over makes the colleague responsible and is recorded once', async () => {
    const id = await openTender(app, shipper);
    for (let times = 0; times < 2; times++) {
      const { status, body } = await handOver(shipper, id, ids.dispatcher);
      expect(status).toBe(200);
      expect(body['data']).toMatchObject({
        manager: { id: ids.dispatcher },
        list_item: { manager: { id: ids.dispatcher } },
      });
    }
    const history = (await shipper.call('GET /loads/{id}/history', { path: { id } })).body.data;
    const [entry, ...older] = history;
    expect(entry).toMatchObject({
      action: 'load.handed_over',
      params: { from_account_id: ids.shipper, to_account_id: ids.dispatcher, colleague: expect.any(String) as string },
    });
    expect(older.map(({ action }) => action)).not.toContain('load.handed_over');
    expect(
      (await dispatcher.call('GET /loads', { query: { manager_id: 'me' } })).body.data.map((load) => load.id),
    ).toEqual([id]);
  });

  it('a hand-over keeps the version that others edit', async () => {
    const id = await draftTender(app, shipper);
    const { version } = await shipper.done('GET /loads/{id}', id);
    await handOver(shipper, id, ids.dispatcher);
    expect((await shipper.send('PUT /loads/{id}', { path: { id }, body: { name: 'Mine', version } })).status).toBe(200);
  });

  it('a hand-over is refused for an archived tender, an unknown person or a colleague without the right', async () => {
    const id = await openTender(app, shipper);
    for (const [to, status] of [
      [ids.viewer, 422],
      [ids.stranger, 422],
      [999_999_999, 422],
      ['me', 422],
    ] as const)
      expect((await handOver(shipper, id, to)).status).toBe(status);
    expect((await handOver(viewer, id, ids.dispatcher)).status).toBe(403);
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'x' });
    await shipper.done('PUT /loads/{id}/archive', id);
    expect((await handOver(shipper, id, ids.dispatcher)).body).toMatchObject({ code: 'load.wrong-state' });
  });
});
