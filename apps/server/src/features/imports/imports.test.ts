import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { bringTable, sendTable } from '../../../test/imports/bring-table';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app, 'ua');
});

const TABLE = 'Назва;ЄДРПОУ;E-mail\nТОВ Ромашка;32855961;r@example.com\nТОВ Лілія;00131305;l@example.com\n';

const run = async (id: number, dryRun: boolean, who = shipper) => {
  const answer = await who.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: dryRun } });
  expect(answer.status).toBe(200);
  await app.runLongJobs();
  return (await who.call('GET /imports/{id}', { path: { id } })).body.data;
};
const network = async (who = shipper) =>
  (await who.call('GET /carriers', { query: { sort: 'name' } })).body.data.map(({ name, state }) => [name, state]);

describe('a file of carriers', () => {
  it('a file is read before anything is imported', async () => {
    const file = await bringTable(app, shipper, TABLE, 'Перевізники.csv');
    expect(file).toMatchObject({
      file_name: 'Перевізники.csv',
      format: { type: 'csv', encoding: 'utf-8', delimiter: ';', sheet: null },
      columns: [{ heading: 'Назва' }, { heading: 'ЄДРПОУ' }, { heading: 'E-mail' }],
      mapping: { name: 0, legal_id: 1, login: 2 },
      missing: [],
      is_remembered: false,
      options: { overwrite: false },
      check: null,
      result: null,
    });
    expect(file.sample).toEqual([
      { line: 2, cells: ['ТОВ Ромашка', '32855961', 'r@example.com'] },
      { line: 3, cells: ['ТОВ Лілія', '00131305', 'l@example.com'] },
    ]);
    expect(await network()).toEqual([]);
  });

  it('a dry run writes nothing, and the import adds suggested carriers without a message', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    const tried = await run(id, true);
    expect(tried.check).toMatchObject({ state: 'done', done: 2, total: 2, created: 2, refused: 0, report: null });
    expect(tried.result).toBeNull();
    expect(await network()).toEqual([]);
    const done = await run(id, false);
    expect(done.result).toMatchObject({ state: 'done', created: 2, updated: 0, unchanged: 0, refused: 0 });
    expect(await network()).toEqual([
      ['ТОВ Лілія', 'suggested'],
      ['ТОВ Ромашка', 'suggested'],
    ]);
    expect(await app.messages('r@example.com')).toEqual([]);
  });

  it('a second import of a file changes nothing', async () => {
    const first = await bringTable(app, shipper, TABLE);
    await run(first.id, false);
    expect((await run(first.id, false)).result).toMatchObject({ created: 0, unchanged: 2, refused: 0 });
    const again = await bringTable(app, shipper, TABLE);
    expect((await run(again.id, false)).result).toMatchObject({ created: 0, unchanged: 2, refused: 0 });
    expect(await network()).toHaveLength(2);
  });

  it('the next file with the same headings is matched as before', async () => {
    const table = 'A;B\nТОВ Ромашка;32855961\n';
    const first = await bringTable(app, shipper, table);
    expect(first).toMatchObject({ mapping: {}, missing: ['name'] });
    const refused = await shipper.refused('POST /imports/{id}/run', first.id, { dry_run: false });
    expect(refused).toMatchObject({ status: 422, code: 'import.column-missing', params: { fields: ['name'] } });
    expect(Object.keys(refused.errors)).toContain('mapping.name');
    await shipper.done('PUT /imports/{id}', first.id, { mapping: { name: 0, legal_id: 1 } });
    await run(first.id, false);
    const second = await bringTable(app, shipper, 'A;B\nТОВ Лілія;00131305\n');
    expect(second).toMatchObject({ mapping: { name: 0, legal_id: 1 }, is_remembered: true });
    const other = await signUpShipper(app, 'ua');
    expect(await bringTable(app, other, table)).toMatchObject({ mapping: {}, is_remembered: false });
  });

  it('a change of the columns discards the dry run', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    expect((await run(id, true)).check).not.toBeNull();
    const same = await shipper.done('PUT /imports/{id}', id, { mapping: { name: 0, legal_id: 1, login: 2 } });
    expect(same.check).not.toBeNull();
    expect((await shipper.done('PUT /imports/{id}', id, { options: { overwrite: true } })).check).toBeNull();
  });

  it('unknown columns and columns that are used twice are refused', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    const wrong = async (mapping: Record<string, number>) =>
      (await shipper.refused('PUT /imports/{id}', id, { mapping })).errors;
    expect(Object.keys(await wrong({ name: 3 }))).toContain('mapping.name');
    expect(Object.keys(await wrong({ name: 0, login: 0 }))).toContain('mapping.login');
    expect(Object.keys(await wrong({ shoe_size: 0 }))).toContain('mapping.shoe_size');
    expect(Object.keys(await wrong({ name: -1 }))).toContain('mapping.name');
  });
});

describe('another person than the author of an import', () => {
  it('an import is not found by a colleague or another company', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    const colleague = await joinColleague(app, shipper, 'administrator');
    const other = await signUpShipper(app);
    for (const who of [colleague, other]) {
      for (const [key, body] of [
        ['GET /imports/{id}', undefined],
        ['PUT /imports/{id}', { options: { overwrite: true } }],
        ['POST /imports/{id}/run', { dry_run: false }],
        ['GET /imports/{id}/refused', undefined],
      ] as const) {
        expect((await who.refused(key, id, body)).status, key).toBe(404);
      }
      expect((await who.call('GET /imports', { query: { kind: 'carriers' } })).body.data).toEqual([]);
    }
  });

  it('an import needs its right and stops when the right is removed', async () => {
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect(await sendTable(app, viewer.token, TABLE)).toMatchObject({ status: 403, body: { code: 'right.missing' } });
    expect((await sendTable(app, null, TABLE)).status).toBe(401);
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    const { id } = await bringTable(app, dispatcher, TABLE);
    await dispatcher.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } });
    await shipper.call('PUT /profile/users/{id}', { path: { id: dispatcher.memberId }, body: { role: 'viewer' } });
    await app.runLongJobs();
    expect(await network()).toEqual([]);
    const [job] = (await dispatcher.call('GET /jobs')).body.data;
    expect(job).toMatchObject({ kind: 'imports.run', state: 'failed', error: { code: 'right.missing' } });
  });
});

describe('a run', () => {
  it('a run that is requested twice starts once and can be stopped', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    const first = await shipper.done('POST /imports/{id}/run', id, { dry_run: false });
    expect((await shipper.refused('POST /imports/{id}/run', id, { dry_run: false })).code).toBe('import.running');
    expect((await shipper.refused('PUT /imports/{id}', id, { mapping: { name: 1 } })).code).toBe('import.running');
    await shipper.call('PUT /jobs/{id}/cancel', { path: { id: first.result!.job_id } });
    await app.runLongJobs();
    expect((await shipper.done('GET /imports/{id}', id)).result).toMatchObject({ state: 'canceled', created: 0 });
    expect(await network()).toEqual([]);
  });

  it('a run continues after its process ended', async () => {
    const lines = Array.from({ length: 1200 }, (_, n) => `Carrier ${n};c${n % 1100}@example.com`);
    const { id } = await bringTable(app, shipper, `Company;E-mail\n${lines.join('\n')}\n`);
    const { result } = await shipper.done('POST /imports/{id}/run', id, { dry_run: false });
    // Simulates a crash after the first part: it is saved, and the job is still marked as running.
    await app.database.run(`update long_jobs set total = 1200, done = 500 where id = $1`, [result!.job_id]);
    await app.database.run(`update import_runs set position = 501, created = 500 where job_id = $1`, [result!.job_id]);
    await app.runLongJobs();
    const ended = (await shipper.done('GET /imports/{id}', id)).result;
    // Lines 1102 to 1201 repeat addresses of lines that the earlier process had imported.
    expect(ended).toMatchObject({ state: 'done', done: 1200, created: 1100, refused: 100 });
    const { data } = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
    expect(data[0]).toMatchObject({ line: 1102, problems: [{ code: 'same_in_line', params: { line: 2 } }] });
    expect((await shipper.call('GET /carriers/counts')).body.data['suggested']).toBe(600);
  });

  it('a run without its file ends with that reason', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await app.database.run(`update imports set file_id = null where id = $1`, [id]);
    expect((await shipper.done('GET /imports/{id}', id)).is_expired).toBe(true);
    expect((await shipper.refused('POST /imports/{id}/run', id, { dry_run: true })).code).toBe('import.file-gone');
  });
});
