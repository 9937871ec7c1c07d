import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

type FieldBody = BodyOf<ShipperApi['POST /custom_fields']>;
let count = 0;
const field = (part: Partial<FieldBody> = {}): FieldBody => ({
  entity: 'load',
  name: 'Gate',
  variable: `gate_${++count}`,
  type: 'text',
  required: false,
  visible: true,
  ...part,
});
const create = async (part: Partial<FieldBody> = {}, who = shipper) =>
  (await who.call('POST /custom_fields', { body: field(part) })).body.data;
const createList = async (names: string[], who = shipper) =>
  (
    await who.call('POST /field_lists', {
      body: { name: `List ${++count}`, options: names.map((name) => ({ name })) },
    })
  ).body.data;

describe('a list', () => {
  it('options of a list keep their keys, and a removed option is retired', async () => {
    const list = await createList(['North', 'South']);
    const [north, south] = list.options;
    const body = { name: list.name, version: 1, options: [{ name: 'East' }, { key: north!.key, name: 'Far north' }] };
    const { data } = (await shipper.call('PUT /field_lists/{id}', { path: { id: list.id }, body })).body;
    expect(data.options.map(({ name, retired }) => [name, retired])).toEqual([
      ['East', false],
      ['Far north', false],
      ['South', true],
    ]);
    expect(data.options.slice(1).map(({ key }) => key)).toEqual([north!.key, south!.key]);
  });

  it('two options with one name are refused at the second one', async () => {
    const list = await createList(['North', 'South']);
    const [north, south] = list.options;
    const body = {
      name: list.name,
      version: list.version,
      options: [
        { key: north!.key, name: ' south' },
        { key: south!.key, name: 'South' },
      ],
    };
    const refused = await shipper.send('PUT /field_lists/{id}', { path: { id: list.id }, body });
    expect([refused.status, refused.body.code, Object.keys(refused.body.errors ?? {})]).toEqual([
      422,
      'list.option-twice',
      ['options.1.name'],
    ]);
    const twice = { name: 'Twice', options: [{ name: 'East' }, { name: 'east' }] };
    expect((await shipper.send('POST /field_lists', { body: twice })).body.code).toBe('list.option-twice');
  });

  it('a list has a unique name, cannot be deleted while a field uses it, and can be restored', async () => {
    const list = await createList(['North']);
    const again = await shipper.send('POST /field_lists', { body: { name: list.name.toUpperCase(), options: [] } });
    expect([again.status, again.body.code]).toEqual([409, 'list.name-taken']);
    const used = await create({ type: 'one_of', list_id: list.id });
    const path = { id: list.id };
    expect((await shipper.send('DELETE /field_lists/{id}', { path })).body.code).toBe('list.in-use');
    await shipper.call('DELETE /custom_fields/{id}', { path: { id: used.id } });
    await shipper.call('DELETE /field_lists/{id}', { path });
    const named = async () => (await shipper.call('GET /field_lists')).body.data.map(({ id }) => id);
    expect(await named()).not.toContain(list.id);
    expect((await shipper.send('DELETE /field_lists/{id}', { path })).status).toBe(404);
    await shipper.call('PUT /field_lists/{id}/restore', { path });
    expect(await named()).toContain(list.id);
    expect((await shipper.send('PUT /field_lists/{id}/restore', { path })).status).toBe(404);
  });
});

describe('a field', () => {
  it('only a field with options takes a list', async () => {
    const list = await createList(['North']);
    const refused = async (part: Partial<FieldBody>) => {
      const { status, body } = await shipper.send('POST /custom_fields', { body: field(part) });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused({ type: 'one_of' })).toEqual([422, ['list_id']]);
    expect(await refused({ type: 'text', list_id: list.id })).toEqual([422, ['list_id']]);
    const foreign = await createList(['North'], await signUpShipper(app));
    expect(await refused({ type: 'several_of', list_id: foreign.id })).toEqual([422, ['list_id']]);
    expect(await refused({ variable: 'Два' })).toEqual([422, ['variable']]);
    expect((await create({ type: 'several_of', list_id: list.id })).options).toEqual(list.options);
  });

  it('the variable of a field is unique', async () => {
    const first = await create();
    const taken = field({ variable: first.variable });
    const second = await shipper.send('POST /custom_fields', { body: taken });
    expect([second.status, second.body.code]).toEqual([409, 'field.variable-taken']);
    expect((await create({ variable: first.variable, entity: 'carrier' })).entity).toBe('carrier');
    await shipper.call('DELETE /custom_fields/{id}', { path: { id: first.id } });
    await create({ variable: first.variable });
    const restored = await shipper.send('PUT /custom_fields/{id}/restore', { path: { id: first.id } });
    expect(restored.body.code).toBe('field.variable-taken');
  });

  it('a new order must contain all fields', async () => {
    const own = await signUpShipper(app);
    const [first, second] = [await create({}, own), await create({}, own)];
    const order = (ids: number[]) => own.send('PUT /custom_fields/order', { body: { entity: 'load', ids } });
    expect((await order([second.id])).status).toBe(422);
    expect((await order([second.id, second.id])).status).toBe(422);
    const { body } = await order([second.id, first.id]);
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('fields are changed with the right to settings and visible only to their company', async () => {
    const own = await create();
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.send('POST /custom_fields', { body: field() })).status).toBe(403);
    expect((await viewer.call('GET /custom_fields')).body.data.map(({ id }) => id)).toContain(own.id);
    const other = await signUpShipper(app);
    expect((await other.call('GET /custom_fields')).body.data).toEqual([]);
    const { entity: _entity, ...change } = field();
    const body = { ...change, version: own.version };
    expect((await other.send('PUT /custom_fields/{id}', { path: { id: own.id }, body })).status).toBe(404);
    expect((await other.send('DELETE /custom_fields/{id}', { path: { id: own.id } })).status).toBe(404);
  });
});

describe('two colleagues who change one list or field', () => {
  it('the later change of a list is refused and retires no option', async () => {
    const list = await createList(['North']);
    const colleague = await joinColleague(app, shipper, 'administrator');
    const path = { id: list.id };
    const options = [...list.options, { name: 'East' }];
    const theirs = { name: list.name, options, version: list.version };
    const saved = (await colleague.call('PUT /field_lists/{id}', { path, body: theirs })).body.data;
    const ours = { name: 'Renamed', options: list.options, version: list.version };
    expect(await shipper.send('PUT /field_lists/{id}', { path, body: ours })).toMatchObject({
      status: 409,
      body: { code: 'list.changed-meanwhile' },
    });
    const now = (await shipper.call('GET /field_lists')).body.data.find(({ id }) => id === list.id);
    expect(now).toEqual(saved);
    expect(now?.options.map(({ name, retired }) => [name, retired])).toEqual([
      ['North', false],
      ['East', false],
    ]);
    const after = { ...ours, options: saved.options, version: saved.version };
    expect((await shipper.call('PUT /field_lists/{id}', { path, body: after })).body.data.name).toBe('Renamed');
  });

  it('the later change of a field is refused, also after a new order', async () => {
    const { entity, id, name, variable, type, required, visible, version } = await create();
    const colleague = await joinColleague(app, shipper, 'administrator');
    const body = { name, variable, type, required, visible, version };
    const save = (by: Pick<Shipper, 'send'>, part: Partial<typeof body>) =>
      by.send('PUT /custom_fields/{id}', { path: { id }, body: { ...body, ...part } });
    const ids = (await shipper.call('GET /custom_fields', { query: { entity } })).body.data.map((one) => one.id);
    await colleague.call('PUT /custom_fields/order', { body: { entity, ids: ids.reverse() } });
    expect((await save(colleague, { required: true })).status).toBe(200);
    expect(await save(shipper, { name: 'Renamed' })).toMatchObject({
      status: 409,
      body: { code: 'field.changed-meanwhile' },
    });
    const now = (await shipper.call('GET /custom_fields', { query: { entity } })).body.data.find(
      (one) => one.id === id,
    );
    expect(now).toMatchObject({ name, required: true, version: version + 1 });
    expect((await save(shipper, { name: 'Renamed', required: true, version: version + 1 })).status).toBe(200);
  });
});

describe('a load', () => {
  const save = (id: number, custom: Record<string, unknown>, who = shipper) =>
    who.send('PUT /loads/{id}', { path: { id }, body: { custom } });

  it('values that are not sent are kept, and null removes a value', async () => {
    const [gate, weight] = [await create(), await create({ type: 'number' })];
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    await save(id, { [gate.variable]: ' 3 ' });
    await save(id, { [weight.variable]: 12.5 });
    const custom = async () => (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body.data.custom;
    expect(await custom()).toEqual({ [gate.variable]: '3', [weight.variable]: 12.5 });
    await save(id, { [gate.variable]: null });
    expect(await custom()).toEqual({ [weight.variable]: 12.5 });
    expect((await shipper.call('GET /loads/{id}', { path: { id } })).body.data.list_item.custom).toEqual(
      await custom(),
    );
    const wrong = await save(id, { [weight.variable]: 'x', unheard_of: 1 });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
      422,
      [`custom.${weight.variable}`, 'custom.unheard_of'].sort(),
    ]);
    const copy = (await shipper.call('POST /loads/{id}/duplicate', { path: { id } })).body.data.id;
    expect((await shipper.call('GET /loads/{id}/edit', { path: { id: copy } })).body.data.custom).toEqual(
      await custom(),
    );
  });

  it('edits of different fields are both kept, and the second edit of one field is refused', async () => {
    const [gate, dock] = [await create(), await create()];
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const { version } = (await shipper.call('GET /loads/{id}/edit', { path: { id } })).body.data;
    const edit = (custom: Record<string, unknown>) =>
      shipper.send('PUT /loads/{id}', { path: { id }, body: { version, custom } });
    expect((await edit({ [gate.variable]: 'a' })).status).toBe(200);
    const { status, body } = await edit({ [dock.variable]: 'b' });
    expect([status, body.code, body.params?.['fields']]).toEqual([
      409,
      'load.changed-meanwhile',
      [`custom.${gate.variable}`],
    ]);
  });

  it('a load needs its required fields for the publication, and a field with values keeps its kind', async () => {
    const own = await signUpShipper(app);
    const gate = await create({ required: true, name: 'Gate' }, own);
    const { id } = (await own.call('POST /loads', { body: {} })).body.data;
    const missing = async () =>
      (await own.call('PUT /loads/{id}', { path: { id }, body: { note: 'x' } })).body.meta.missing;
    expect((await missing()).map(({ field: name }) => name)).toContain(`custom.${gate.variable}`);
    await save(id, { [gate.variable]: 'A' }, own);
    expect((await missing()).map(({ field: name }) => name)).not.toContain(`custom.${gate.variable}`);
    const { entity: _entity, ...change } = field({ variable: gate.variable, type: 'number' });
    const body = { ...change, version: gate.version };
    const { status, body: answer } = await own.send('PUT /custom_fields/{id}', { path: { id: gate.id }, body });
    expect([status, answer.code]).toEqual([409, 'field.in-use']);
  });
});
