import { CAPABILITY_LIMITS } from '@tenderlane/domain/carriers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const REEFERS = CAPABILITY_LIMITS.ruledAtOnce - 200;
const TENTS = 201;

async function openLargeNetwork(): Promise<{ shipper: Shipper; labelId: number }> {
  const shipper = await signUpShipper(app);
  await app.database.run(
    `insert into carriers (company_id, state, name, body_types, created_at)
     select $1, 'suggested', 'Carrier ' || n, case when n <= $2 then '{reefer}'::text[] else '{tent}' end, now()
       from generate_series(1, $3::int) n`,
    [shipper.companyId, REEFERS, REEFERS + TENTS],
  );
  const labelId = (await shipper.call('POST /labels', { body: { name: 'Cold' } })).body.data.id;
  return { shipper, labelId };
}

const ruleOf = (body: 'reefer' | 'tent') => ({ body_types: [body], certificates: [], lanes: [] });
const setRule = async (shipper: Shipper, id: number, rule: ReturnType<typeof ruleOf> | null) =>
  (await shipper.call('PUT /labels/{id}', { path: { id }, body: { rule } })).body.data;
const countOf = async (shipper: Shipper) => (await shipper.call('GET /labels')).body.data[0]!.count;

it('a job applies a rule to thousands of carriers with progress, and again after a change', async () => {
  const { shipper, labelId } = await openLargeNetwork();
  const saved = await setRule(shipper, labelId, ruleOf('reefer'));
  expect(saved).toMatchObject({ count: 0, rule: ruleOf('reefer'), job_id: expect.any(Number) });
  const path = { id: saved.job_id ?? 0 };
  const waiting = (await shipper.call('GET /jobs/{id}', { path })).body.data;
  expect(waiting).toMatchObject({ kind: 'carriers.label_rule', state: 'queued', total: REEFERS + TENTS });
  await app.runLongJobs();
  const ended = (await shipper.call('GET /jobs/{id}', { path })).body.data;
  expect(ended).toMatchObject({ state: 'done', done: REEFERS + TENTS, total: REEFERS + TENTS, undo_until: null });
  expect(await countOf(shipper)).toBe(REEFERS);

  await setRule(shipper, labelId, ruleOf('tent'));
  expect(await countOf(shipper)).toBe(REEFERS);
  await app.runLongJobs();
  expect(await countOf(shipper)).toBe(TENTS);
});

it('a job ends when its rule was removed before, and the labels stay', async () => {
  const { shipper, labelId } = await openLargeNetwork();
  const { job_id: jobId } = await setRule(shipper, labelId, ruleOf('reefer'));
  expect(await setRule(shipper, labelId, null)).toMatchObject({ rule: null, job_id: null });
  await app.runLongJobs();
  const { data } = (await shipper.call('GET /jobs/{id}', { path: { id: jobId ?? 0 } })).body;
  expect(data.state).toBe('done');
  expect(await countOf(shipper)).toBe(0);
});
