import { afterAll, beforeAll, expect, it } from 'vitest';
import { longJobsOf } from '../../app';
import { signUpShipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { runWaitingJobs, startLongJobs, type LongJobParts } from '../../platform/long-jobs/run-long-jobs';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
const parts = (): LongJobParts => longJobsOf({ ...app, log });

/** A step that fails for a moment, as on a busy machine, delays its job by ten seconds. */
const ENDS_WITHIN_MS = 200_000;

const workToEnd = ({ shipper, job }: Pick<Awaited<ReturnType<typeof orderTags>>, 'shipper' | 'job'>) =>
  expect.poll(
    async () => {
      await runWaitingJobs(parts());
      return shipper.done('GET /jobs/{id}', job.id);
    },
    { timeout: ENDS_WITHIN_MS, interval: 500 },
  );

async function orderTags(count: number) {
  const shipper = await signUpShipper(app);
  const ids: number[] = [];
  for (let made = 0; made < count; made++) ids.push((await shipper.call('POST /loads', { body: {} })).body.data.id);
  await app.database.run(`update loads set state = 'canceled' where id = any($1)`, [ids]);
  const body = { action: 'tag' as const, ids, add_tags: ['spring'] };
  const job = (await shipper.call('POST /loads/bulk', { body })).body.data;
  const edits = async () =>
    (
      await app.database.rows<{ total: number }>(
        `select count(e.id)::int as total from unnest($1::bigint[]) l(id)
           left join events e on e.entity = 'load' and e.entity_id = l.id and e.action = 'load.edited' group by l.id`,
        [ids],
      )
    ).map(({ total }) => total);
  return { shipper, job, ids, edits };
}

it('a job continues in another process after its process ended, and does no record twice', async () => {
  const { shipper, job, ids, edits } = await orderTags(40);
  const first = startLongJobs(parts());
  for (;;) {
    const { done } = await shipper.done('GET /jobs/{id}', job.id);
    if (done > 0) break;
  }
  await first.stop();
  await workToEnd({ shipper, job }).toMatchObject({ state: 'done', done: ids.length });
  expect(await edits()).toEqual(ids.map(() => 1));
});

it('a slow process finds its job taken over, and no record is done twice', async () => {
  const { shipper, job, ids, edits } = await orderTags(60);
  const slow = runWaitingJobs(parts());
  for (;;) {
    const { done } = await shipper.done('GET /jobs/{id}', job.id);
    if (done > 0) break;
  }
  // Simulates fifteen seconds without a heartbeat of the process.
  await app.database.run(`update long_jobs set claimed_until = clock_timestamp() - interval '1 s' where id = $1`, [
    job.id,
  ]);
  await Promise.all([slow, runWaitingJobs(parts())]);
  await workToEnd({ shipper, job }).toMatchObject({ state: 'done', done: ids.length });
  expect(await edits()).toEqual(ids.map(() => 1));
});
