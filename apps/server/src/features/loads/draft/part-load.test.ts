import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeLoadBody, draftTender, HOUR_MS, openMarket, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  ({ shipper } = await openMarket(app, { currency: 'EUR' }));
});
afterAll(() => app.close());

const save = (id: number, body: object) => shipper.call('PUT /loads/{id}', { path: { id }, body });

it('a part load is asked for its space and whether it may be stacked, and its carriers see the answer', async () => {
  const id = await draftTender(app, shipper);
  const asked = await save(id, { tender_type: 'ltl' });
  expect(asked.body.meta.missing.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'cargo.loading_metres no-space',
    'cargo.stackable required',
  ]);
  const cargo = { name: 'Paper rolls', weight_kg: 2_200, loading_metres: 2.4, pallets: 6, stackable: false };
  expect((await save(id, { cargo })).body.meta.missing).toEqual([]);
  const seen = await shipper.call('GET /loads/{id}/preview', { path: { id } });
  expect(seen.body.data.cargo).toMatchObject({ loading_metres: 2.4, pallets: 6, stackable: false });
  expect(
    (await save(id, { tender_type: 'ftl', cargo: { name: 'Paper rolls', weight_kg: 22_000 } })).body.meta,
  ).toMatchObject({ missing: [] });
});

it('windows that no truck can reach in time cause a warning, and the tender is published anyway', async () => {
  const id = await draftTender(app, shipper);
  const { waypoints = [] } = completeLoadBody(app.clock.at);
  const [pickup, delivery] = waypoints;
  const from = Date.parse(pickup!.window!.from!);
  const at = (hours: number) => new Date(from + hours * HOUR_MS).toISOString();
  const answer = await save(id, { waypoints: [pickup, { ...delivery, window: { from: at(5), to: at(8) } }] });
  expect(answer.body.meta).toMatchObject({
    missing: [],
    warnings: [{ field: 'waypoints.1.window.to', code: 'too-fast', params: { stop: 1 } }],
  });
  await shipper.done('PUT /loads/{id}/publish', id);
});
