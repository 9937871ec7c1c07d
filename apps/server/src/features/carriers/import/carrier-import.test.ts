import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCarrier, signUpShipper, type Shipper } from '../../../../test/build';
import { bringTable } from '../../../../test/imports/bring-table';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app, 'ua');
});

const HEADINGS = 'Company;Country;Legal ID;E-mail or phone;Contact person;Labels;Website;Note;External ID';

interface Options {
  overwrite?: boolean;
  dryRun?: boolean;
  headings?: string;
}

async function importLines(
  lines: readonly string[],
  { overwrite = false, dryRun = false, headings = HEADINGS }: Options = {},
) {
  const { id } = await bringTable(app, shipper, `${headings}\n${lines.join('\n')}\n`);
  if (overwrite) await shipper.done('PUT /imports/{id}', id, { options: { overwrite } });
  await shipper.done('POST /imports/{id}/run', id, { dry_run: dryRun });
  await app.runLongJobs();
  const file = await shipper.done('GET /imports/{id}', id);
  const run = (dryRun ? file.check : file.result)!;
  const { data } = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
  const refused = data.map(({ line, problems }) => [line, ...problems.map(({ code, field }) => `${field} ${code}`)]);
  const counts = [run.created, run.updated, run.unchanged, run.refused];
  return { counts, refused, run, data };
}

const rowOf = (name: string) =>
  app.database.first<Record<string, unknown>>(
    `select c.id, state, country_id, legal_id, login, contact_name, p.website, external_id,
            (select string_agg(n.text, ' | ' order by n.id) from carrier_notes n where n.carrier_id = c.id) as note,
            array(select l.name from carrier_labels cl join labels l on l.id = cl.label_id where cl.carrier_id = c.id order by l.name) as labels
       from carriers c left join carrier_profiles p on p.carrier_id = c.id where c.company_id = $1 and c.name = $2`,
    [shipper.companyId, name],
  );

describe('a line of carriers', () => {
  it('a line fills every field with headings in any language', async () => {
    const { counts } = await importLines(
      ['TransPol;Польща;526-025-09-95;+48 601 234 567;Jan Nowak;"Regular, Reefer";www.trans.pl;"=1+1 twice";P-17'],
      { headings: 'Компанія;Країна;ЄДРПОУ;Телефон;Контактна особа;Мітки;Сайт;Примітка;Зовнішній ID' },
    );
    expect(counts).toEqual([1, 0, 0, 0]);
    expect(await rowOf('TransPol')).toMatchObject({
      state: 'suggested',
      country_id: 'pl',
      legal_id: '5260250995',
      login: '+48601234567',
      contact_name: 'Jan Nowak',
      website: 'www.trans.pl',
      note: '=1+1 twice',
      external_id: 'P-17',
      labels: ['Reefer', 'Regular'],
    });
  });

  it('a line needs a name and a login, and takes the own country by default', async () => {
    expect((await importLines(['Anna Trans;;;anna@example.com;;;;;'])).counts).toEqual([1, 0, 0, 0]);
    expect(await rowOf('Anna Trans')).toMatchObject({
      country_id: 'ua',
      legal_id: null,
      login: 'anna@example.com',
      labels: [],
    });
  });

  it('a line without e-mail and phone is refused in the language of the reader', async () => {
    const { counts, refused, data } = await importLines(['Nobody Trans;;32855961;;Ann;;;;', 'B;;;+380501234567;;;;;']);
    expect([counts, refused]).toEqual([[1, 0, 0, 1], [[2, 'login no_login']]]);
    expect(data[0]?.problems[0]?.message).toContain('There is no e-mail or phone');
    expect(await rowOf('Nobody Trans')).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['without a name', ';;32855961;;;;;;', 'name required'],
    ['with a name too long', `${'x'.repeat(201)};;;;;;;;`, 'name too-long'],
    ['of a country nobody knows', 'A;Atlantis;;;;;;;', 'country_id country_unknown'],
    ['of a country without carriers', 'A;Brazil;;;;;;;', 'country_id country_unknown'],
    ['with a number of another form', 'A;;--;;;;;;', 'legal_id legal-id.format'],
    ['with a wrong check digit', 'A;;32855962;;;;;;', 'legal_id legal-id.check-digit'],
    ['with an address that is none', 'A;;;nobody at home;;;;;', 'login login.invalid'],
    ['with a website of another form', 'A;;;;;;trans.pl;;', 'website website_invalid'],
    ['with a script as a website', 'A;;;;;;javascript:alert(1);;', 'website website_invalid'],
    ['with a label too long', `A;;;;;${'x'.repeat(51)};;;`, 'labels label_too_long'],
    [
      'with too many labels',
      `A;;;;;"${Array.from({ length: 21 }, (_, n) => n).join(',')}";;;`,
      'labels too_many_labels',
    ],
    ['with a note too long', `A;;;;;;;${'x'.repeat(5001)};`, 'note too-long'],
    ['that says the headings again', HEADINGS, 'null repeats_headings'],
  ])('%s is refused', async (_name, line, problem) => {
    expect(await importLines(['Good;;;good@example.com;;;;;', line])).toMatchObject({
      counts: [1, 0, 0, 1],
      refused: [[3, problem]],
    });
  });

  it('a line names all its problems at once', async () => {
    const { refused } = await importLines([';Atlantis;;x;;;y;;', 'Good;;;good@example.com;;;;;']);
    expect(refused).toEqual([
      [2, 'name required', 'country_id country_unknown', 'login login.invalid', 'website website_invalid'],
    ]);
  });

  it('a line with the carrier of an earlier line is refused with its number', async () => {
    const { counts, refused, data } = await importLines([
      'A;;32855961;a@example.com;;;;;A-1',
      'B;;3285-5961;;;;;;',
      'C;;;A@Example.com;;;;;',
      'D;;;;;;;;A-1',
      'A;;;;;;;;',
      'a;;;;;;;;',
      'E;Poland;5260250995;e@example.com;;;;;',
      '"F\nG";;;f@example.com;;;;;',
      'H;Poland;526-025-09-95;;;;;;',
    ]);
    expect(counts).toEqual([3, 0, 0, 6]);
    expect(refused).toEqual([
      [3, 'legal_id same_in_line'],
      [4, 'login same_in_line'],
      [5, 'external_id same_in_line'],
      [6, 'login no_login'],
      [7, 'name same_in_line'],
      [11, 'legal_id same_in_line'],
    ]);
    expect(data[0]?.problems[0]).toMatchObject({ params: { line: 2 } });
    expect(data[0]?.problems[0]?.message).toBe('Legal ID: The same stands in line 2 already.');
  });
});

describe('a carrier that is in the network already', () => {
  const BEFORE = 'A;;32855961;a@example.com;Ann;Regular;www.a.ua;Old;A-1';

  it('a known carrier stays unchanged, and a line that differs is refused', async () => {
    await importLines([BEFORE]);
    expect((await importLines([BEFORE, 'B;;;b@example.com;;;;;'])).counts).toEqual([1, 0, 1, 0]);
    const { counts, refused, data } = await importLines(['A;;32855961;;;;;New;']);
    expect([counts, refused]).toEqual([[0, 0, 0, 1], [[2, 'legal_id exists']]]);
    expect(data[0]?.problems[0]?.params).toEqual({ carrier: 'A' });
    expect(await rowOf('A')).toMatchObject({ note: 'Old' });
  });

  it('the overwrite option applies to the same legal ID and ignores empty cells', async () => {
    await importLines([BEFORE]);
    const changed = 'A2;;32855961;a2@example.com;;"regular,New";;New;';
    expect((await importLines([changed], { overwrite: true, dryRun: true })).counts).toEqual([0, 1, 0, 0]);
    expect(await rowOf('A')).toMatchObject({ note: 'Old' });
    expect((await importLines([changed], { overwrite: true })).counts).toEqual([0, 1, 0, 0]);
    const row = await rowOf('A2');
    expect(row).toMatchObject({
      state: 'suggested',
      login: 'a2@example.com',
      contact_name: 'Ann',
      website: 'www.a.ua',
      note: 'Old | New',
      external_id: 'A-1',
      labels: ['New', 'Regular'],
    });
    expect((await importLines([changed], { overwrite: true })).counts).toEqual([0, 0, 1, 0]);
    const [event] = await app.database.rows<{ changes: unknown[] }>(
      `select changes from events where action = 'carrier.imported' and entity_id = $1 order by id desc limit 1`,
      [row!['id']],
    );
    expect(event!.changes).toContainEqual({ field: 'note', old: null, new: 'New' });
  });

  it('a carrier that is known only by its address is not overwritten', async () => {
    await importLines(['A;;;a@example.com;;;;;']);
    expect(await importLines(['A;;;a@example.com;;;;New;'], { overwrite: true })).toMatchObject({
      counts: [0, 0, 0, 1],
      refused: [[2, 'login exists']],
    });
  });

  it('the address of a carrier cannot get another legal ID', async () => {
    await importLines([BEFORE]);
    const { refused, data } = await importLines(['B;;00131305;a@example.com;;;;;'], { overwrite: true });
    expect(refused).toEqual([[2, 'login login_taken']]);
    expect(data[0]?.problems[0]?.params).toEqual({ carrier: 'A' });
  });

  it('an import keeps the state and the own data of a carrier', async () => {
    const carrier = await joinCarrier(app, shipper, { name: 'Real name', country_id: 'pl', legal_id: '5260250995' });
    const line = `Other name;Poland;5260250995;new@example.com;;;;Noted;`;
    expect((await importLines([line], { overwrite: true })).counts).toEqual([0, 1, 0, 0]);
    expect(await rowOf('Real name')).toMatchObject({ state: 'verified', login: carrier.login, note: 'Noted' });
    expect((await importLines([`Real name;;;${carrier.login};;;;;`])).counts).toEqual([0, 0, 1, 0]);
  });

  it('an invited carrier keeps its address, and a removed one stays removed', async () => {
    const body = { invitations: [{ login: 'i@example.com', legal_id: '32855961', company_name: 'Invited' }] };
    await shipper.call('POST /catalogs/invite/create', { body });
    await importLines(['Invited;;32855961;other@example.com;;;;Noted;'], { overwrite: true });
    expect(await rowOf('Invited')).toMatchObject({ state: 'invited', login: 'i@example.com', note: 'Noted' });
    await app.database.run(`update carriers set state = 'removed' where company_id = $1`, [shipper.companyId]);
    expect((await importLines(['Invited;;32855961;;;;;;'], { overwrite: true })).refused).toEqual([
      [2, 'null removed_before'],
    ]);
  });

  it('an import never joins the own company or one of another network', async () => {
    const other = shipper;
    await importLines([BEFORE]);
    shipper = await signUpShipper(app, 'ua', { legal_id: '00131305' });
    expect((await importLines([BEFORE])).counts).toEqual([1, 0, 0, 0]);
    expect((await importLines(['Own;;00131305;;;;;;'])).refused).toEqual([[2, 'legal_id own_company']]);
    shipper = other;
    expect(await rowOf('Own')).toBeUndefined();
  });
});

describe('the report', () => {
  it('the report has each refused line with its reason and without formulas', async () => {
    const { run } = await importLines(['Good;;;good@example.com;;;;;', ';;;;;;;=cmd|calc;', 'Bad;Atlantis;;;;;;@x;+1']);
    expect(run.report?.name).toBe('Lines that were not imported.csv');
    const { body } = await app.server.inject({ url: run.report!.url });
    expect(body.split('\r\n')).toEqual([
      `\uFEFFLine;Reason;${HEADINGS}`,
      "3;Company name: This field is required.;;;;;;;;'=cmd|calc;",
      "4;Country: “Atlantis” is no country in which a carrier can be registered. Use its name or its code of two letters.;Bad;Atlantis;;;;;;'@x;'+1",
      '',
    ]);
  });

  it('the report is read in pages', async () => {
    const { id } = await bringTable(app, shipper, `Company;Note\n${';x\n'.repeat(60)}`);
    await shipper.done('POST /imports/{id}/run', id, { dry_run: true });
    await app.runLongJobs();
    const first = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
    const second = (
      await shipper.call('GET /imports/{id}/refused', { path: { id }, query: { after: first.meta.next! } })
    ).body;
    expect([first.data.length, first.meta.next, second.data.length, second.meta.next]).toEqual([50, '51', 10, null]);
  });
});

it('an import sends one event to open pages and records the history of each carrier', async () => {
  await importLines(['A;;;a@example.com;;;;;', 'B;;;b@example.com;;;;;']);
  const actions = (kind: 'events' | 'outbox') =>
    app.database.rows<{ action: string }>(
      kind === 'events'
        ? `select action from events where company_id = $1 and action like '%imported' order by id`
        : `select kind as action from outbox where payload->>'company_id' = $1::text and kind like '%imported'`,
      [shipper.companyId],
    );
  expect((await actions('events')).map(({ action }) => action)).toEqual([
    'carrier.imported',
    'carrier.imported',
    'company.carriers_imported',
  ]);
  expect((await actions('outbox')).map(({ action }) => action)).toEqual(['company.carriers_imported']);
});
