import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUpShipper, type Shipper } from '../../../test/build';
import { bringTable, sendTable } from '../../../test/imports/bring-table';
import { startApp, type TestApp } from '../../../test/start-app';

const plan = vi.hoisted(() => ({ refuses: false }));
// Until plans are built every company may everything; the guard is asked all the same.
vi.mock('@tenderlane/domain', async (original) => {
  const domain = await original<typeof import('@tenderlane/domain')>();
  return {
    ...domain,
    isGranted: (...[capacity, key]: Parameters<typeof domain.isGranted>) =>
      plan.refuses && key === 'carriers' ? false : domain.isGranted(capacity, key),
  };
});

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const TABLE = 'Company\nAnna Trans\n';

describe('a plan without carriers', () => {
  it('takes no file, and stops what was started while it still did', async () => {
    const { id } = await bringTable(app, shipper, TABLE);
    await shipper.done('POST /imports/{id}/run', id, { dry_run: false });
    plan.refuses = true;
    try {
      expect(await sendTable(app, shipper.token, TABLE)).toMatchObject({
        status: 403,
        body: { code: 'plan.limit', params: { capacity: 'carriers' } },
      });
      expect((await shipper.refused('GET /imports/{id}', id)).code).toBe('plan.limit');
      await app.runLongJobs();
    } finally {
      plan.refuses = false;
    }
    expect((await shipper.done('GET /imports/{id}', id)).result).toMatchObject({
      state: 'failed',
      created: 0,
      error: { code: 'plan.limit' },
    });
    expect((await shipper.call('GET /carriers')).body.data).toEqual([]);
  });
});
