import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, MINUTE_MS, openMarket, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a bulk extension gives each tender more time once, with a reason that bidders read', async () => {
  const { shipper } = await openMarket(app);
  const ids = [await openTender(app, shipper), await openTender(app, shipper), await draftTender(app, shipper)];
  const order = { action: 'extend', ids, minutes: 90, reason: 'Carriers asked for time' };
  const endOf = async (id: number) =>
    Date.parse((await shipper.done('GET /loads/{id}', id)).bidding?.effective_end_at ?? '');
  const before = await Promise.all(ids.slice(0, 2).map(endOf));

  const { minutes: _minutes, reason: _reason, ...asked } = order;
  const preview = (await shipper.call('POST /loads/bulk/preview', { body: asked as never })).body.data;
  expect(preview).toMatchObject({ total: 3, can: 2, needs_reason: true, cannot: [{ code: 'load.wrong-state' }] });
  for (const body of [
    { ...asked, minutes: 90 },
    { ...asked, reason: 'x' },
    { ...order, minutes: 0 },
    { ...order, minutes: 1.5 },
    { ...order, minutes: 1e9 },
  ])
    expect((await shipper.send('POST /loads/bulk', { body: body as never })).status).toBe(422);

  const job = (await shipper.call('POST /loads/bulk', { body: order as never })).body.data;
  expect(job).toMatchObject({ action: 'extend', total: 3 });
  await app.runLongJobs();
  await app.runLongJobs();
  expect(await shipper.done('GET /jobs/{id}', job.id)).toMatchObject({
    state: 'done',
    outcomes: { done: 2, refused: 1 },
    undo_until: null,
  });
  const after = await Promise.all(ids.slice(0, 2).map(endOf));
  expect(after.map((end, place) => (end - (before[place] ?? 0)) / MINUTE_MS)).toEqual([90, 90]);
});
