import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../../test/build';
import { addCarrierField, addList } from '../../../../test/fields/carrier-fields';
import { bringTable } from '../../../../test/imports/bring-table';
import { xlsxOf } from '../../../../test/imports/make-xlsx';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let keys: Record<string, string>;
let listId: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app, 'ua');
  const list = await addList(shipper, 'Groups', ['Regular', 'Spot, cheap']);
  keys = list.keys;
  listId = list.id;
  await addCarrierField(shipper, 'Group', { type: 'one_of', list_id: list.id });
  await addCarrierField(shipper, 'Groups', { type: 'several_of', list_id: list.id });
  await addCarrierField(shipper, 'Rate', { type: 'number' });
  await addCarrierField(shipper, 'Since', { type: 'date' });
  await addCarrierField(shipper, 'Insured', { type: 'boolean', visible: false });
  await addCarrierField(shipper, 'Bonus', { type: 'money' });
});

const HEADINGS = 'Company;Legal ID;Group;GROUPS;rate;Since;Insured;Bonus;E-mail';

async function importLines(lines: readonly string[], { overwrite = false, headings = HEADINGS } = {}) {
  const { id } = await bringTable(app, shipper, `${headings}\n${lines.join('\n')}\n`);
  if (overwrite) await shipper.done('PUT /imports/{id}', id, { options: { overwrite } });
  return run(id);
}

async function run(id: number) {
  await shipper.done('POST /imports/{id}/run', id, { dry_run: false });
  await app.runLongJobs();
  const { created, updated, unchanged, refused } = (await shipper.done('GET /imports/{id}', id)).result!;
  const { data } = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
  const reasons = data.map(({ line, problems }) => [line, ...problems.map(({ message }) => message)]);
  return { counts: [created, updated, unchanged, refused], reasons };
}

const valuesOf = async (name: string) =>
  (await shipper.call('GET /carriers', { query: { search: name } })).body.data[0]!.custom;

const FULL = 'Anna;32855961;regular;Spot, cheap;1 234,5;31.12.2026;так;1250,50 EUR;anna@example.com';

describe('own fields in a file of carriers', () => {
  it('own fields are matched by their names and read in the format of the country', async () => {
    const file = await bringTable(app, shipper, `${HEADINGS}\n${FULL}\n`);
    expect(file.mapping).toMatchObject({ custom_group: 2, custom_groups: 3, custom_rate: 4, custom_bonus: 7 });
    expect(file.fields.find(({ key }) => key === 'custom_group')).toEqual({
      key: 'custom_group',
      label: 'Group',
      hint: 'One of: Regular, Spot, cheap',
      is_required: false,
    });
    expect((await run(file.id)).counts).toEqual([1, 0, 0, 0]);
    expect(await valuesOf('Anna')).toEqual({
      group: keys['Regular'],
      groups: [keys['Spot, cheap']],
      rate: 1234.5,
      since: '2026-12-31',
      insured: true,
      bonus: { amount: 125_050, currency: 'EUR' },
    });
    // Importing the same file again changes nothing.
    expect((await importLines([FULL])).counts).toEqual([0, 0, 1, 0]);
  });

  it('own fields are matched by their variables, and the columns are remembered', async () => {
    await addCarrierField(shipper, 'Кост-центр', { variable: 'cost_centre' });
    const text = 'Company;cost_centre;Something;E-mail\nAnna;4711;7;anna@example.com\n';
    const { id, mapping } = await bringTable(app, shipper, text);
    expect(mapping).toEqual({ name: 0, custom_cost_centre: 1, login: 3 });
    const chosen = { name: 0, custom_cost_centre: 1, custom_rate: 2, login: 3 };
    await shipper.done('PUT /imports/{id}', id, { mapping: chosen });
    await run(id);
    expect(await valuesOf('Anna')).toEqual({ cost_centre: '4711', rate: 7 });
    const again = await bringTable(app, shipper, text);
    expect([again.is_remembered, again.mapping]).toEqual([true, chosen]);
    const wrong = await shipper.send('PUT /imports/{id}', {
      path: { id: again.id },
      body: { mapping: { custom_x: 1 } },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['mapping.custom_x']]);
  });

  it('invalid own fields refuse their line with reasons that name them', async () => {
    const { counts, reasons } = await importLines([
      'Good;;;;;;;;good@example.com',
      'Bad;;East;Regular, East;1,2,3;30.02.2026;perhaps;ten EUR',
      'Worse;;;;99999999999999;;;-5 EUR',
    ]);
    expect(counts).toEqual([1, 0, 0, 2]);
    expect(reasons).toEqual([
      [
        3,
        'Group: “East” is not in the list of this field: Regular, Spot, cheap.',
        'Groups: “Regular, East” is not in the list of this field: Regular, Spot, cheap.',
        'Rate: Enter a number.',
        'Since: There is no such day. Write it as 2026-12-31 or 31.12.2026.',
        'Insured: Write yes or no.',
        'Bonus: Write an amount with its currency, for example 1250.50 EUR.',
      ],
      [4, 'Rate: The number is too large.', 'Bonus: The number is too small.'],
    ]);
  });

  it('required own fields need a column and a value', async () => {
    await addCarrierField(shipper, 'Class', { required: true });
    const { id, missing } = await bringTable(app, shipper, 'Company\nAnna\n');
    expect(missing).toEqual(['custom_class']);
    const refused = await shipper.send('POST /imports/{id}/run', { path: { id }, body: { dry_run: true } });
    expect(refused.body.code).toBe('import.column-missing');
    const { counts, reasons } = await importLines(['Anna;A;anna@example.com', 'Borys;;borys@example.com'], {
      headings: 'Company;Class;E-mail',
    });
    expect([counts, reasons]).toEqual([[1, 0, 0, 1], [[3, 'Class: This field is required.']]]);
  });

  it('own fields of known carriers change only with the overwrite option, and empty cells change nothing', async () => {
    await importLines([FULL]);
    const changed = 'Anna;32855961;;;7;;;';
    const refused = await importLines([changed]);
    expect([refused.counts, refused.reasons[0]?.[1]]).toEqual([
      [0, 0, 0, 1],
      expect.stringContaining('Anna is in your network already'),
    ]);
    expect((await importLines([changed], { overwrite: true })).counts).toEqual([0, 1, 0, 0]);
    expect(await valuesOf('Anna')).toMatchObject({ rate: 7, since: '2026-12-31' });
    const [event] = await app.database.rows<{ changes: unknown[] }>(
      `select changes from events where action = 'carrier.imported' and company_id = $1 order by id desc limit 1`,
      [shipper.companyId],
    );
    expect(event!.changes).toEqual([{ field: 'custom.rate', old: 1234.5, new: 7 }]);
  });

  it('a retired option is accepted only for a carrier that has it', async () => {
    await importLines([FULL]);
    const options = [{ key: keys['Spot, cheap'], name: 'Spot, cheap' }];
    await shipper.call('PUT /field_lists/{id}', {
      path: { id: listId },
      body: { name: 'Groups', options, version: 1 },
    });
    expect((await importLines([FULL])).counts).toEqual([0, 0, 1, 0]);
    expect((await importLines(['Borys;;Regular;;;;;'])).reasons).toEqual([
      [2, 'Group: Choose one of the offered values.'],
    ]);
  });

  it('own fields are read from a spreadsheet with numbers and from the exported file', async () => {
    const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
    const rows = [
      `<row>${['Company', 'Legal ID', 'E-mail', 'Rate'].map(text).join('')}</row>`,
      `<row>${['Sheet', '00131305', 'sheet@example.com'].map(text).join('')}<c><v>1.234</v></c></row>`,
    ].join('');
    const { id } = await bringTable(app, shipper, await xlsxOf({ rows }), 'carriers.xlsx');
    await run(id);
    expect(await valuesOf('Sheet')).toEqual({ rate: 1.234 });
    await importLines([FULL]);
    const columns = ['name', 'legal_id', 'country', 'custom_group', 'custom_groups', 'custom_rate', 'custom_since'];
    const query = new URLSearchParams({ columns: [...columns, 'custom_insured', 'custom_bonus'].join() });
    const headers = { authorization: `Bearer ${shipper.token}` };
    const { body } = await app.server.inject({ url: `/api/shipper/v1/carriers/export?${query}`, headers });
    const exported = await bringTable(app, shipper, body);
    expect((await run(exported.id)).counts).toEqual([0, 0, 2, 0]);
  });

  it('own fields of other companies and of tenders are not offered as columns', async () => {
    const other = await signUpShipper(app);
    await addCarrierField(other, 'Foreign');
    await addCarrierField(shipper, 'Dock', { entity: 'load' });
    const { fields } = await bringTable(app, shipper, 'Company;Foreign;Dock\nAnna;1;2\n');
    expect(fields.map(({ key }) => key).filter((key) => /foreign|dock/.test(key))).toEqual([]);
  });
});
