import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, newLogin, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let [anna, borys]: Carrier[] = [];
let typed: number;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
  shipper = await signUpShipper(app);
  [anna, borys] = [await joinCarrier(app, shipper), await joinCarrier(app, shipper)];
  const invitations = [{ login: newLogin('bulk'), company_name: 'Typed' }];
  typed = (await shipper.call('POST /catalogs/invite/create', { body: { invitations } })).body.data[0]!.id;
});
afterAll(() => app.close());

const order = (body: object, who = shipper) => who.send('POST /carriers/bulk', { body });
const run = async (body: object) => {
  const { data } = (await order(body)).body as { data: { id: number } };
  await app.runLongJobs();
  return (await shipper.call('GET /jobs/{id}', { path: { id: data.id } })).body.data;
};
const labelsOf = async (id: number) =>
  (await shipper.call('GET /carriers/{id}', { path: { id } })).body.data.labels.map(({ name }) => name);

it('a bulk change labels all carriers of a filter, and can be undone for ten seconds', async () => {
  const [a, b] = [
    (await shipper.call('POST /labels', { body: { name: 'A' } })).body.data.id,
    (await shipper.call('POST /labels', { body: { name: 'B' } })).body.data.id,
  ];
  await shipper.call('PUT /carriers/{id}', { path: { id: anna!.carrierId }, body: { label_ids: [a] } });
  const job = await run({ action: 'label', filter: { state: 'verified' }, add_label_ids: [b], remove_label_ids: [a] });
  expect(job).toMatchObject({ kind: 'carriers.bulk', action: 'label', state: 'done', outcomes: { done: 2 } });
  expect(job.undo_until).not.toBeNull();
  expect([await labelsOf(anna!.carrierId), await labelsOf(borys!.carrierId), await labelsOf(typed)]).toEqual([
    ['B'],
    ['B'],
    [],
  ]);
  const undo = await shipper.call('PUT /jobs/{id}/undo', { path: { id: job.id } });
  expect(undo.body.data).toMatchObject({ kind: 'carriers.bulk', action: 'unlabel', undo_until: null });
  await app.runLongJobs();
  expect([await labelsOf(anna!.carrierId), await labelsOf(borys!.carrierId)]).toEqual([['A'], []]);
  expect((await shipper.call('PUT /jobs/{id}/undo', { path: { id: job.id } })).body.data.id).toBe(undo.body.data.id);
});

it('a bulk suspension names carriers that it skips, and reports each of the others', async () => {
  const ids = [anna!.carrierId, typed];
  const preview = await shipper.call('POST /carriers/bulk/preview', { body: { action: 'suspend', ids } });
  expect(preview.body.data).toMatchObject({
    total: 2,
    can: 1,
    needs_reason: true,
    cannot: [{ code: 'carrier.wrong-relation', count: 1, examples: [{ id: typed, name: 'Typed' }] }],
  });
  expect((await order({ action: 'suspend', ids })).status).toBe(422);
  const job = await run({ action: 'suspend', ids, reason: 'Late' });
  expect(job).toMatchObject({ outcomes: { done: 1, refused: 1 }, undo_until: null });
  const { data } = (await shipper.call('GET /carriers/{id}', { path: { id: anna!.carrierId } })).body;
  expect(data).toMatchObject({ state: 'suspended', suspended_reason: 'Late' });
  const results = (await shipper.call('GET /jobs/{id}/results', { path: { id: job.id } })).body.data;
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused']);
});

it('a bulk invitation names carriers with a closed company that it skips', async () => {
  const { id } = await app.database.one<{ id: number }>(
    `insert into carriers (company_id, state, name, login, created_at, company_closed_at)
     values ($1, 'suggested', 'Closed', 'closed@example.com', $2, $2) returning id`,
    [shipper.companyId, new Date(app.clock.at)],
  );
  const preview = await shipper.call('POST /carriers/bulk/preview', { body: { action: 'invite', ids: [id] } });
  expect(preview.body.data).toMatchObject({ can: 0, cannot: [{ code: 'carrier.company-closed', count: 1 }] });
  const invited = await shipper.call('POST /carriers/invite_suggested', { body: { carrier_ids: [id] } });
  expect(invited.body.data).toMatchObject({
    invited: 0,
    refused: [{ carrier_id: id, code: 'carrier.company-closed' }],
  });
});

it('a bulk removal skips carriers that changed meanwhile', async () => {
  const { data } = (await order({ action: 'remove', ids: [borys!.carrierId, typed] })).body as { data: { id: number } };
  await shipper.call('PUT /carriers/{id}/suspend', { path: { id: borys!.carrierId }, body: { reason: 'Meanwhile' } });
  await app.runLongJobs();
  const job = (await shipper.call('GET /jobs/{id}', { path: { id: data.id } })).body.data;
  expect(job.outcomes).toEqual({ done: 1, changed: 1 });
  const left = (await shipper.call('GET /carriers')).body.data.map(({ id }) => id);
  expect(left).not.toContain(typed);
  expect(left).toContain(borys!.carrierId);
});

it('a bulk invitation invites the suggested carriers of a filter, and says why others are skipped', async () => {
  const logins = [newLogin('found'), newLogin('found'), newLogin('joined')];
  const suggested = (name: string, login: string | null, country: string) =>
    app.database.rows<{ id: number }>(
      `insert into carriers (company_id, name, login, country_id, state, created_at) values ($1, $2, $3, $4, 'suggested', now())
       returning id`,
      [shipper.companyId, name, login, country],
    );
  const [[lviv], [kyiv], [mute], [warsaw]] = await Promise.all([
    suggested('Lviv Cargo', logins[0]!, 'ua'),
    suggested('Kyiv Cargo', logins[1]!, 'ua'),
    suggested('Mute Cargo', null, 'ua'),
    suggested('Warsaw Cargo', logins[2]!, 'pl'),
  ]);
  const found = { action: 'invite', filter: { country: 'ua', state: 'suggested' } } as const;
  const preview = (await shipper.call('POST /carriers/bulk/preview', { body: found })).body.data;
  expect(preview).toMatchObject({
    total: 3,
    can: 2,
    needs_reason: false,
    cannot: [{ code: 'carrier.no-address', count: 1, examples: [{ id: mute!.id, name: 'Mute Cargo' }] }],
  });
  const job = await run({ ...found, message: 'Join us', locale: 'uk' });
  expect(job).toMatchObject({ action: 'invite', state: 'done', outcomes: { done: 2, refused: 1 }, undo_until: null });
  const stateOf = async (id: number) => (await shipper.call('GET /carriers/{id}', { path: { id } })).body.data.state;
  expect(await Promise.all([lviv, kyiv, mute, warsaw].map((carrier) => stateOf(carrier!.id)))).toEqual([
    'invited',
    'invited',
    'suggested',
    'suggested',
  ]);
  // No carrier is left to invite, and none gets a second message.
  expect((await run(found)).outcomes).toEqual({ refused: 1 });
});

it('a bulk change refuses invalid input, other companies and roles without the right', async () => {
  for (const body of [
    { action: 'label', ids: [typed] },
    { action: 'label', add_label_ids: [1] },
    { action: 'label', ids: [typed], filter: {}, add_label_ids: [1] },
    { action: 'burn', ids: [typed] },
    { action: 'remove', ids: [] },
    { action: 'remove', filter: { state: 'x' } },
  ])
    expect([body, (await order(body)).status]).toEqual([body, 422]);
  const stranger = await signUpShipper(app);
  expect((await order({ action: 'remove', ids: [anna!.carrierId] }, stranger)).status).toBe(404);
  const viewer = await joinColleague(app, shipper, 'viewer');
  expect((await order({ action: 'remove', ids: [anna!.carrierId] }, viewer)).status).toBe(403);
});
