import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftTender, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

/** The real limit is 100,000 loads; creating them would take a minute here. */
const LIMIT = 3;
const { exportMax } = JOB_LIMITS;
const setLimit = (limit: number) => void Object.assign(JOB_LIMITS, { exportMax: limit });

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  setLimit(LIMIT);
  app = await startApp();
  shipper = await signUpShipper(app);
  for (let count = 0; count < LIMIT; count++) await draftTender(app, shipper);
});
afterAll(async () => {
  setLimit(exportMax);
  await app.close();
});

const orderCsv = () =>
  app.server.inject({
    url: '/api/shipper/v1/loads/export',
    headers: { authorization: `Bearer ${shipper.token}`, 'accept-encoding': 'gzip' },
  });
const orderXlsx = () => shipper.send('POST /loads/exports', { body: { filter: {} } });

it('as many loads as a file holds are exported', async () => {
  expect((await orderCsv()).statusCode).toBe(200);
  expect((await orderXlsx()).status).toBeLessThan(300);
});

it('an export above the limit is refused with a text, whatever the requested format', async () => {
  await draftTender(app, shipper);
  const answer = await orderCsv();
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'export.too-many']);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect((await orderXlsx()).body['code']).toBe('export.too-many');
});
