import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dueWorks } from '../../../app';
import { FLEET_KINDS, FLEET_LIMITS } from '@tenderlane/domain/fleet';
import {
  bid,
  joinCarrier,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
import { CONTACT, DRIVER, TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});

const BODIES = { contact: CONTACT, driver: DRIVER, truck: TRUCK, trailer: TRAILER } as const;
const MINUTE_MS = 60_000;

async function kept(): Promise<string[]> {
  const rows = await app.database.rows<{ kind: string }>(
    FLEET_KINDS.map((kind) => `select '${kind}' as kind from ${kind}s where company_id = $1`).join(' union all '),
    [carrier.companyId],
  );
  return rows.map(({ kind }) => kind);
}

async function letTheClockWork() {
  const parts = { ...app, log: { warn: () => undefined, error: () => undefined } as never };
  for (const name of ['deleted records', 'expired files'])
    await dueWorks.find((work) => work.name === name)!.runOnce(parts);
}

const fileState = (id: number) => app.database.rows('select id from stored_files where id = $1', [id]);

async function addAndDelete(): Promise<{ scan: number }> {
  const scan = await sendDocument(app, carrier.token);
  for (const kind of FLEET_KINDS) {
    const body = { ...BODIES[kind], ...(kind === 'driver' && { file_ids: [scan] }) };
    const { body: added } = await carrier.send(`POST /${kind}s`, { body });
    const path = { id: (added as unknown as { data: { id: number } }).data.id };
    if (kind === 'contact')
      await carrier.call('POST /contacts/{id}/code', { path, body: { channel: 'email' } }).then(({ status }) => {
        expect(status).toBe(200);
      });
    await carrier.send(`DELETE /${kind}s/{id}`, { path });
  }
  return { scan };
}

it('records that were deleted a day ago are removed with their codes and files, and nothing else is', async () => {
  await carrier.call('POST /trucks', { body: { ...TRUCK, plate: 'STAYS 1' } });
  const { scan } = await addAndDelete();
  app.clock.at += FLEET_LIMITS.deletedKeptMs - MINUTE_MS;
  await letTheClockWork();
  expect(await kept()).toEqual(['contact', 'driver', 'truck', 'truck', 'trailer']);
  expect(await fileState(scan)).toHaveLength(1);
  app.clock.at += 2 * MINUTE_MS;
  await letTheClockWork();
  expect(await kept()).toEqual(['truck']);
  const codes = `select id from contact_codes where company_id = $1`;
  expect(await app.database.rows(codes, [carrier.companyId])).toEqual([]);
  expect(await fileState(scan)).toEqual([]);
  expect((await carrier.call('GET /trucks')).body.data.map(({ plate }) => plate)).toEqual(['STAYS 1']);
});

it('a driver or vehicle of an order is kept with the order', async () => {
  const { id } = (await carrier.call('POST /drivers', { body: DRIVER })).body.data;
  const load = await openTender(app, shipper);
  await bid(carrier, load, 200_000);
  app.clock.at += 3 * 3_600_000;
  await app.runDueWork();
  await select(shipper, load, carrier);
  await carrier.done('PUT /loads/{id}/confirm', load, {});
  await carrier.done('PUT /loads/{id}/vehicle', load, { driver_id: id, truck_id: null, trailer_id: null });
  await carrier.call('DELETE /drivers/{id}', { path: { id } });
  app.clock.at += FLEET_LIMITS.deletedKeptMs + MINUTE_MS;
  await letTheClockWork();
  expect(await kept()).toEqual(['driver']);
  expect((await shipper.done('GET /loads/{id}/vehicle', load)).driver).toMatchObject({ name: 'Taras Melnyk' });
});
