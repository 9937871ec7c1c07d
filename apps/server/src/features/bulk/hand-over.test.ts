import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, joinColleague, openMarket, openTender, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const results = async (shipper: Shipper, id: number) =>
  (await shipper.call('GET /jobs/{id}/results', { path: { id } })).body.data.map(({ load, outcome, refusal }) => ({
    id: load.id,
    outcome,
    code: refusal?.code ?? null,
  }));

it('a bulk change hands loads over to a colleague who may be responsible', async () => {
  const { shipper } = await openMarket(app);
  const other = await signUpShipper(app);
  const [open, draft] = [await openTender(app, shipper), await draftTender(app, shipper)];
  const keeper = await joinColleague(app, shipper, 'dispatcher');
  const reader = await joinColleague(app, shipper, 'viewer');
  const idOf = async (person: Shipper) => (await person.call('GET /account', {})).body.data.id;
  const body = { action: 'hand_over', ids: [open, draft] };
  const preview = async (manager_id?: number) =>
    (await shipper.call('POST /loads/bulk/preview', { body: { ...body, manager_id } as never })).body.data;
  expect(await preview()).toMatchObject({ total: 2, can: 2 });
  expect(await preview(await idOf(keeper))).toMatchObject({ total: 2, can: 2 });
  // A viewer may not be responsible, and members of other companies are not found.
  for (const person of [reader, other])
    expect(await preview(await idOf(person))).toMatchObject({ can: 0, cannot: [{ code: 'load.manager-cannot' }] });
  expect((await shipper.call('POST /loads/bulk', { body: body as never })).status).toBe(422);
  expect((await reader.call('POST /loads/bulk/preview', { body: body as never })).status).toBe(403);

  const job = (await shipper.call('POST /loads/bulk', { body: { ...body, manager_id: await idOf(keeper) } as never }))
    .body.data;
  expect(job).toMatchObject({ action: 'hand_over', total: 2 });
  // A load that a colleague hands over before the job reaches it keeps that new manager.
  const own = await idOf(shipper);
  await shipper.call('PUT /loads/{id}/manager', { path: { id: draft }, body: { manager_id: await idOf(keeper) } });
  await app.runLongJobs();
  expect(await results(shipper, job.id)).toEqual(
    expect.arrayContaining([
      { id: open, outcome: 'done', code: null },
      { id: draft, outcome: 'changed', code: null },
    ]),
  );
  expect(await shipper.done('GET /jobs/{id}', job.id)).toMatchObject({ state: 'done', undo_until: null });
  const mine = (await keeper.call('GET /loads', { query: { manager_id: 'me' } })).body.data.map(({ id }) => id);
  expect(mine.toSorted()).toEqual([open, draft].toSorted());
  expect((await shipper.call('GET /loads', { query: { manager_id: String(own) } })).body.data).toEqual([]);
});
