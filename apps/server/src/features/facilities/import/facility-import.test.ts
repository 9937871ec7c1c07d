import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../../test/build';
import { sendTable } from '../../../../test/imports/bring-table';
import { startApp, type TestApp } from '../../../../test/start-app';
import { loadPlaces } from '../../reference';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
});

const HEADINGS = 'Name;Category;Country;City;Street;Latitude;Longitude;Contact person;Phone;E-mail;Note;External ID';

async function importLines(lines: readonly string[], { overwrite = false, dryRun = false, headings = HEADINGS } = {}) {
  const sent = await sendTable(
    app,
    shipper.token,
    `${headings}\n${lines.join('\n')}\n`,
    'facilities.csv',
    'facilities',
  );
  expect(sent.status).toBe(201);
  const { id } = sent.body.data;
  if (overwrite) await shipper.done('PUT /imports/{id}', id, { options: { overwrite } });
  await shipper.done('POST /imports/{id}/run', id, { dry_run: dryRun });
  await app.runLongJobs();
  const file = await shipper.done('GET /imports/{id}', id);
  const run = (dryRun ? file.check : file.result)!;
  const { data } = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
  const refused = data.map(({ line, problems }) => [line, ...problems.map(({ code, field }) => `${field} ${code}`)]);
  return { counts: [run.created, run.updated, run.unchanged, run.refused], refused };
}

const list = async () => (await shipper.call('GET /facilities')).body.data;
const show = async (name: string) => {
  const row = (await list()).find((facility) => facility.name === name)!;
  return shipper.done('GET /facilities/{id}', row.id);
};

it('facilities are imported with headings of any language, in the time zone of their town', async () => {
  const { counts } = await importLines(
    [
      'Схід;Термінал;Україна;Київ;вул. Портова, 4;;;Іван Бойко;+380501112233;gate@example.com;Ворота 2;W-1',
      'Dock;;;Gdańsk;;;;;;;;',
      'Far away;;Kazakhstan;Nowhere at all;;51,1;71,4;;;;;',
    ],
    {
      headings:
        'Назва;Категорія;Країна;Місто;Вулиця;Широта;Довгота;Контактна особа;Телефон;Електронна пошта;Нотатка;Зовнішній ID',
    },
  );
  expect(counts).toEqual([3, 0, 0, 0]);
  expect(await show('Схід')).toMatchObject({
    ...{ category: 'terminal', note: 'Ворота 2', external_id: 'W-1', hours: null, status: 'active' },
    address: { country_id: 'ua', street: 'вул. Портова, 4', time_zone: 'Europe/Kyiv', lat: 50.4547 },
    contacts: [{ name: 'Іван Бойко', phone: '+380501112233', email: 'gate@example.com' }],
  });
  expect(await show('Dock')).toMatchObject({ category: 'warehouse', address: { country_id: 'pl' } });
  expect(await show('Far away')).toMatchObject({ address: { lat: 51.1, lon: 71.4, time_zone: 'Asia/Almaty' } });
  const { id } = await show('Dock');
  const history = (await shipper.call('GET /facilities/{id}/history', { path: { id } })).body.data;
  expect(history.map(({ action }) => action)).toEqual(['facility.created']);
});

it('a second import changes nothing, and existing facilities change only if that was chosen', async () => {
  const line = 'Dock;Port;Poland;Gdańsk;Portowa 4;;;Ewa Lis;+48600100200;;Gate 2;D-1';
  expect((await importLines([line])).counts).toEqual([1, 0, 0, 0]);
  expect((await importLines([line])).counts).toEqual([0, 0, 1, 0]);
  const changed = 'Dock;Port;Poland;Gdańsk;Portowa 6;;;;;;;D-1';
  expect(await importLines([changed])).toEqual({ counts: [0, 0, 0, 1], refused: [[2, 'name facility_exists']] });
  expect((await importLines([changed], { overwrite: true, dryRun: true })).counts).toEqual([0, 1, 0, 0]);
  expect(await show('Dock')).toMatchObject({ version: 1, address: { street: 'Portowa 4' } });
  expect((await importLines([changed], { overwrite: true })).counts).toEqual([0, 1, 0, 0]);
  expect(await show('Dock')).toMatchObject({
    ...{ version: 2, note: 'Gate 2', contacts: [{ name: 'Ewa Lis' }] },
    address: { street: 'Portowa 6', city: 'Gdańsk' },
  });
  expect(await list()).toHaveLength(1);
});

describe('a refused line', () => {
  it.each([
    ['without a name', ';;;Gdańsk;;;;;;;;', 'name required'],
    ['without a town', 'A;;;;;;;;;;;', 'city required'],
    ['in an unknown town', 'A;;;Xqzzt;;;;;;;;', 'city place_unknown'],
    ['in an unknown country', 'A;;Atlantis;Gdańsk;;;;;;;;', 'country_id country_unknown'],
    ['of an unknown category', 'A;Palace;;Gdańsk;;;;;;;;', 'category category_unknown'],
    ['with a latitude beyond the pole', 'A;;;Gdańsk;;91;18;;;;;', 'latitude too-large'],
    ['with a latitude only', 'A;;;Gdańsk;;54;;;;;;', 'longitude required'],
    ['with an invalid latitude', 'A;;;Gdańsk;;north;18;;;;;', 'latitude not-a-number'],
    ['with an invalid e-mail address', 'A;;;Gdańsk;;;;;;nobody;;', 'contact_email invalid'],
  ])('a line %s is refused', async (_what, line, problem) => {
    expect(await importLines([line])).toEqual({ counts: [0, 0, 0, 1], refused: [[2, problem]] });
    expect(await list()).toEqual([]);
  });

  it('a line with a facility of an earlier line is refused', async () => {
    const { counts, refused } = await importLines(['A;;;Gdańsk;;;;;;;;', 'a;;;gdańsk;;;;;;;;']);
    expect(counts).toEqual([1, 0, 0, 1]);
    expect(refused).toEqual([[3, 'name same_in_line']]);
  });
});

it('viewers cannot import, and an import changes no facility of others', async () => {
  const viewer = await joinColleague(app, shipper, 'viewer');
  const sent = await sendTable(app, viewer.token, `${HEADINGS}\nA;;;Gdańsk;;;;;;;;\n`, 'a.csv', 'facilities');
  expect([sent.status, sent.body.code]).toEqual([403, 'right.missing']);
  await importLines(['A;;;Gdańsk;;;;;;;;X-1']);
  const first = shipper;
  shipper = await signUpShipper(app);
  expect((await importLines(['A;;;Gdańsk;;;;;;;Other;X-1'], { overwrite: true })).counts).toEqual([1, 0, 0, 0]);
  shipper = first;
  expect((await show('A')).note).toBeNull();
});
