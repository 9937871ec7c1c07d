import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { addCarrierField, addList } from '../../../../test/fields/carrier-fields';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let [anna, borys]: Carrier[] = [];
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  anna = await joinCarrier(app, shipper, { name: 'Anna Trans' });
  borys = await joinCarrier(app, shipper, { name: 'Borys Spedycja' });
});
afterAll(() => app.close());

type Values = Record<string, unknown>;
const save = (custom: Values, known?: Values, who = shipper, id = anna!.carrierId) =>
  who.send('PUT /carriers/{id}', { path: { id }, body: { custom, ...(known && { custom_known: known }) } });
const valuesOf = async (id = anna!.carrierId) => (await shipper.done('GET /carriers/{id}', id)).custom;
const eventsOf = (id: number) =>
  app.database.rows<{ changes: unknown; carrier_company_id: number | null }>(
    `select changes from events where action = 'carrier.changed' and entity_id = $1 order by id`,
    [id],
  );

describe('the own fields of a carrier', () => {
  it('own fields keep values that are not sent, delete null values and record each change', async () => {
    const cost = await addCarrierField(shipper, 'Cost centre');
    await addCarrierField(shipper, 'Bonus', { type: 'money' });
    const answer = await save({ [cost.variable]: ' 4711 ', bonus: { amount: 500, currency: 'EUR' } });
    expect(answer.body['data']).toMatchObject({ custom: { cost_centre: '4711' } });
    await save({ bonus: null });
    expect(await valuesOf()).toEqual({ cost_centre: '4711' });
    await save({ bonus: null, cost_centre: '4711' });
    expect((await eventsOf(anna!.carrierId)).map(({ changes }) => changes)).toEqual([
      [
        { field: 'custom.cost_centre', old: null, new: '4711' },
        { field: 'custom.bonus', old: null, new: { amount: 500, currency: 'EUR' } },
      ],
      [{ field: 'custom.bonus', old: { amount: 500, currency: 'EUR' }, new: null }],
    ]);
    expect((await shipper.call('GET /carriers')).body.data.map(({ name, custom }) => [name, custom])).toEqual([
      ['Anna Trans', { cost_centre: '4711' }],
      ['Borys Spedycja', {}],
    ]);
    const used = (await shipper.call('GET /custom_fields', { query: { entity: 'carrier' } })).body.data;
    expect(used.map(({ name, is_used: isUsed }) => [name, isUsed])).toEqual([
      ['Cost centre', true],
      ['Bonus', false],
    ]);
  });

  it('the history of a carrier lists changes of own fields and their authors', async () => {
    const path = { id: anna!.carrierId };
    const { data, meta } = (await shipper.call('GET /carriers/{id}/history', { path })).body;
    expect(data.slice(0, 2).map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['carrier.changed', ['custom.bonus']],
      ['carrier.changed', ['custom.cost_centre', 'custom.bonus']],
    ]);
    expect(data.at(-1)?.action).toBe('carrier.invited');
    expect(data.every(({ actor_kind: kind, actor }) => kind !== 'person' || actor !== null)).toBe(true);
    expect(meta.next).toBeNull();
    const before = data[1]!.id;
    const earlier = (await shipper.call('GET /carriers/{id}/history', { path, query: { before } })).body.data;
    expect(earlier).toEqual(data.slice(2));
  });

  it('each own field is checked by the rule of tenders', async () => {
    await addCarrierField(shipper, 'Days', { type: 'number' });
    const { status, body } = await save({ days: 'many', unheard_of: 1, cost_centre: 'kept out' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['custom.days', 'custom.unheard_of']]);
    expect(await valuesOf()).toEqual({ cost_centre: '4711' });
    for (const custom of ['x', [], { days: Number.MAX_VALUE }, { days: { $gt: 1 } }, { ['x'.repeat(41)]: 1 }])
      expect([custom, (await save(custom as Values)).status]).toEqual([custom, 422]);
  });

  it('own fields of loads are refused for carriers', async () => {
    const body = {
      entity: 'load',
      name: 'Dock',
      variable: 'dock',
      type: 'text',
      required: false,
      visible: true,
    } as const;
    await shipper.call('POST /custom_fields', { body });
    expect(Object.keys((await save({ dock: 'x' })).body.errors ?? {})).toEqual(['custom.dock']);
  });

  it('required fields are asked for, and hidden ones are not', async () => {
    const own = await signUpShipper(app);
    const { carrierId } = await joinCarrier(app, own);
    await addCarrierField(own, 'Class', { required: true });
    await addCarrierField(own, 'Secret', { required: true, visible: false });
    await addCarrierField(own, 'Remark');
    const missing = await save({ remark: 'x' }, undefined, own, carrierId);
    expect([missing.status, missing.body.errors]).toEqual([422, { 'custom.class': ['This field is required.'] }]);
    expect((await save({ class: 'A', remark: 'x' }, undefined, own, carrierId)).status).toBe(200);
    expect((await save({ class: null }, undefined, own, carrierId)).status).toBe(422);
    // Changes of other data do not touch own fields.
    const other = await own.send('PUT /carriers/{id}', { path: { id: carrierId }, body: { label_ids: [] } });
    expect(other.status).toBe(200);
  });

  it('edits of different own fields are both kept, and the second edit of one is refused', async () => {
    await save({ cost_centre: '1', days: 1 });
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const known = { cost_centre: '1', days: 1 };
    expect((await save({ days: 2 }, known)).status).toBe(200);
    expect((await save({ cost_centre: '2' }, { cost_centre: '1' }, colleague)).status).toBe(200);
    const late = await save({ days: 3 }, known, colleague);
    expect([late.status, late.body.code, late.body.params]).toEqual([
      409,
      'carrier.changed-meanwhile',
      { fields: ['custom.days'] },
    ]);
    expect(await valuesOf()).toMatchObject({ cost_centre: '2', days: 2 });
    // A repeated change succeeds without effect.
    expect((await save({ days: 2 }, known)).status).toBe(200);
    const [first, second] = await Promise.all([
      save({ days: 8 }, { days: 2 }),
      save({ days: 9 }, { days: 2 }, colleague),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });

  it('a merge of carriers keeps the values of the remaining one', async () => {
    const invitations = [{ login: 'typed.fields@example.com', company_name: 'Typed' }];
    const sent = (await shipper.call('POST /catalogs/invite/create', { body: { invitations } })).body.data;
    const id = sent[0]!.id;
    await save({ cost_centre: 'of typed', days: 5 }, undefined, shipper, id);
    await save({ cost_centre: 'of Borys' }, undefined, shipper, borys!.carrierId);
    await shipper.call('POST /carriers/{id}/merge', { path: { id }, body: { into: borys!.carrierId } });
    expect(await valuesOf(borys!.carrierId)).toEqual({ cost_centre: 'of Borys', days: 5 });
  });
});

describe('access to own fields', () => {
  it('viewers cannot change own fields, and other companies cannot see them', async () => {
    await save({ cost_centre: 'nobody outside' });
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await save({ cost_centre: 'x' }, undefined, viewer)).status).toBe(403);
    expect((await viewer.done('GET /carriers/{id}', anna!.carrierId)).custom).toMatchObject({
      cost_centre: 'nobody outside',
    });

    const stranger = await signUpShipper(app);
    await addCarrierField(stranger, 'Cost centre');
    expect((await save({ cost_centre: 'x' }, undefined, stranger)).status).toBe(404);
    expect((await stranger.call('GET /carriers', { query: { custom: 'cost_centre=~nobody' } })).body.data).toEqual([]);

    const seen = await Promise.all([
      anna!.call('GET /shippers'),
      anna!.call('GET /account'),
      anna!.call('GET /notifications'),
      anna!.call('GET /loads'),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(seen)).not.toMatch(/cost_centre|nobody outside/);
    const url = `/api/carrier/v1/carriers/${anna!.carrierId}`;
    const headers = { authorization: `Bearer ${anna!.token}` };
    expect((await app.server.inject({ url, headers })).statusCode).toBe(404);
    const asShipper = await app.server.inject({ url: `/api/shipper/v1/carriers/${anna!.carrierId}`, headers });
    expect(asShipper.statusCode).toBe(401);
    expect((await app.server.inject({ url: `/api/shipper/v1/carriers/${anna!.carrierId}` })).statusCode).toBe(401);
  });

  it('only colleagues read the history of a carrier', async () => {
    const path = { id: anna!.carrierId };
    const [viewer, other] = [await joinColleague(app, shipper, 'viewer'), await signUpShipper(app)];
    const answers = await Promise.all(
      [viewer, other, shipper].map((who) => who.send('GET /carriers/{id}/history', { path })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    const own = await joinCarrier(app, other, { name: 'Own' });
    const { data } = (await other.call('GET /carriers/{id}/history', { path: { id: own.carrierId } })).body;
    expect(data.map(({ action }) => action)).not.toContain('carrier.changed');
  });

  it('two shippers of one carrier do not see own fields of each other', async () => {
    const second = await signUpShipper(app);
    const login = anna!.login;
    const { data } = (await second.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } })).body;
    await anna!.call('POST /invitations/{code}/accept', { path: { code: data[0]!.code }, body: {} });
    expect((await second.done('GET /carriers/{id}', data[0]!.id)).custom).toEqual({});
  });
});

describe('the list and its files', () => {
  let own: Shipper;
  let keys: Record<string, string>;
  beforeAll(async () => {
    own = await signUpShipper(app);
    const [first, second, third] = [
      await joinCarrier(app, own, { name: 'First' }),
      await joinCarrier(app, own, { name: 'Second' }),
      await joinCarrier(app, own, { name: 'Third' }),
    ];
    const list = await addList(own, 'Groups', ['Regular; A', 'Spot']);
    keys = list.keys;
    await addCarrierField(own, 'Group', { type: 'one_of', list_id: list.id });
    await addCarrierField(own, 'Rate', { type: 'number' });
    await addCarrierField(own, 'Since', { type: 'date' });
    await addCarrierField(own, 'Bonus', { type: 'money' });
    const regular = keys['Regular; A'];
    const bonus = { amount: 125_050, currency: 'EUR' };
    await save({ group: regular, rate: 1.5, since: '2026-01-31', bonus }, undefined, own, first.carrierId);
    await save({ group: keys['Spot'], rate: 20 }, undefined, own, second.carrierId);
    await save({ since: '2027-01-01' }, undefined, own, third.carrierId);
  });

  it('list and counts are filtered by own fields', async () => {
    const names = async (custom: string) =>
      (await own.call('GET /carriers', { query: { custom } })).body.data.map(({ name }) => name);
    expect(await names(`group=${keys['Spot']}`)).toEqual(['Second']);
    expect(await names('rate=1..2')).toEqual(['First']);
    expect(await names('since=2026-06-01..')).toEqual(['Third']);
    expect(await names(`group=${Object.values(keys).join()};rate=2..`)).toEqual(['Second']);
    const counts = (await own.call('GET /carriers/counts', { query: { custom: 'rate=1..' } })).body.data;
    expect(counts['verified']).toBe(2);
    for (const custom of ['rate', "ra'te=1", 'rate=..', 'x'.repeat(1001)])
      expect([custom, (await own.send('GET /carriers', { query: { custom } })).status]).toEqual([custom, 422]);
  });

  it('files have the chosen own columns', async () => {
    const columns = ['name', 'custom_group', 'custom_rate', 'custom_since', 'custom_bonus', 'custom_gone'];
    const query = new URLSearchParams({ columns: columns.join(), sort: 'name' });
    const headers = { authorization: `Bearer ${own.token}` };
    const { body } = await app.server.inject({ url: `/api/shipper/v1/carriers/export?${query}`, headers });
    expect(body.trim().split('\r\n')).toEqual([
      'Carrier;Group;Rate;Since;Bonus;gone',
      'First;"Regular; A";1,5;2026-01-31;1250.5 EUR;',
      'Second;Spot;20;;;',
      'Third;;;2027-01-01;;',
    ]);
    const { id } = (await own.call('POST /carriers/exports', { body: { columns, filter: { custom: 'rate=1..' } } }))
      .body.data;
    await app.runLongJobs();
    expect((await own.done('GET /jobs/{id}', id)).total).toBe(2);
    for (const wrong of ['custom_', 'custom_A', 'password']) {
      expect((await own.send('GET /carriers/export', { query: { columns: wrong } })).status).toBe(422);
      expect((await own.send('POST /carriers/exports', { body: { columns: [wrong] } })).status).toBe(422);
    }
  });
});
