import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { bringTable } from '../../../test/imports/bring-table';
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

const TABLE = 'Назва;ЄДРПОУ;E-mail\nТОВ Ромашка;32855961;r@example.com\nТОВ Лілія;1;l@example.com\n';

const bell = async (who: Pick<Shipper, 'call'>) => {
  while ((await app.dispatcher.runOnce()) > 0);
  const { data } = (await who.call('GET /notifications', {})).body;
  return data.map(({ title, description, page_name, link }) => ({ title, description, page_name, link }));
};

const run = async (id: number, dryRun: boolean) => {
  expect((await shipper.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: dryRun } })).status).toBe(200);
  await runForLong();
};

const runForLong = () => {
  app.clock.at += JOB_LIMITS.toldFromMs;
  return app.runLongJobs();
};

describe('the end of a background job', () => {
  it('the end of an import is notified once, only in the bell of its author, with counts and a link', async () => {
    const colleague = await joinColleague(app, shipper, 'administrator');
    const { id } = await bringTable(app, shipper, TABLE, 'Перевізники.csv');
    const mails = (await app.messages(shipper.login)).length;
    await run(id, true);
    expect(await bell(shipper)).toEqual([]);
    await run(id, false);
    const told = {
      title: expect.stringContaining('Перевізники.csv'),
      description: expect.stringMatching(/: 1\..*: 0\..*: 0\..*: 1\./),
      page_name: 'carriers.import',
      link: String(id),
    };
    expect(await bell(shipper)).toEqual([told]);
    await app.runLongJobs();
    expect(await bell(shipper)).toEqual([told]);
    expect(await bell(colleague)).toEqual([]);
    expect(await app.messages(shipper.login)).toHaveLength(mails);
  });

  it('a failed job is notified with its reason', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await shipper.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } });
    await app.database.run(`update long_jobs set attempts = 30 where company_id = $1`, [shipper.companyId]);
    await app.runLongJobs();
    expect(await bell(shipper)).toMatchObject([
      { title: expect.stringMatching(/stopped|зупинено/), page_name: 'carriers.import', link: String(id) },
    ]);
    const [{ description }] = (await bell(shipper)) as unknown as [{ description: string }];
    expect(description).toMatch(/(Reason|Причина): \S/);
  });

  it('a job that its author stopped is not notified', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await shipper.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } });
    const [job] = (await shipper.call('GET /jobs', {})).body.data;
    await shipper.call('PUT /jobs/{id}/cancel', { path: { id: job!.id } });
    await runForLong();
    expect(await bell(shipper)).toEqual([]);
  });

  it('a job that ended within seconds is not notified', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await shipper.call('POST /imports/{id}/run', { path: { id }, body: { dry_run: false } });
    await app.runLongJobs();
    expect(await bell(shipper)).toEqual([]);
  });

  it('the notice of a change of many carriers links to its result', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await run(id, false);
    const carriers = (await shipper.call('GET /carriers', {})).body.data.map((carrier) => carrier.id);
    const label = (await shipper.call('POST /labels', { body: { name: 'Reefers' } })).body.data.id;
    const body = { ids: carriers, action: 'label' as const, add_label_ids: [label], remove_label_ids: [] };
    const started = await shipper.call('POST /carriers/bulk', { body });
    expect(started.status, JSON.stringify(started.body)).toBeLessThan(300);
    await runForLong();
    expect((await bell(shipper))[0]).toMatchObject({ page_name: 'job', link: String(started.body.data.id) });
  });
});
