import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, draftTender, openMarket, openTender } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

it('a change, its event and its notices are saved in one transaction', async () => {
  const { shipper } = market;
  const id = await draftTender(app, shipper);
  await shipper.done('PUT /loads/{id}/publish', id);
  const written = await app.database.rows<{ action: string; together: boolean }>(
    `select e.action, e.xmin = l.xmin and e.xmin = o.xmin as together
       from loads l join events e on e.entity_id = l.id and e.entity = 'load'
       join outbox o on (o.payload->>'event_id')::bigint = e.id
      where l.id = $1 and e.action = 'load.published'`,
    [id],
  );
  expect(written).toEqual([{ action: 'load.published', together: true }]);
});

it('a refused command records no event and queues no message', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  const traces = () =>
    app.database.rows(`select (select max(id) from events) as event, (select max(id) from outbox) as row`);
  const before = await traces();
  await shipper.refused('PUT /loads/{id}/start', id);
  await anna.refused('PUT /loads/{id}/confirm', id, {});
  expect(await traces()).toEqual(before);
});

it('the database refuses changes of events and the deletion of bids', async () => {
  const { shipper, anna } = market;
  await bid(anna, await openTender(app, shipper), 240_000);
  for (const text of [`update events set action = 'x'`, 'delete from events', 'truncate events']) {
    await expect(app.database.run(text)).rejects.toThrow('events are never changed');
  }
  for (const text of ['delete from bids', 'truncate bids cascade']) {
    await expect(app.database.run(text)).rejects.toThrow('bids are never deleted');
  }
});
