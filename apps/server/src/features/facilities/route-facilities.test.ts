import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Waypoint } from '@tenderlane/contract';
import { GDANSK } from '@tenderlane/contract/facilities/examples';
import { addFacility, addPublicFacility } from '../../../test/facilities/add-facilities';
import {
  completeLoadBody,
  draftTender,
  joinCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
let other: Shipper;
let carrier: Carrier;

beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  shipper = await signUpShipper(app);
  other = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const stopsWith = (facilityId: number | null): Waypoint[] => {
  const [pickup, delivery] = completeLoadBody(app.clock.at).waypoints!;
  return [{ ...pickup!, facility_id: facilityId }, delivery!];
};
const saveRoute = (id: number, stops: Waypoint[]) =>
  shipper.send('PUT /loads/{id}', { path: { id }, body: { waypoints: stops } });
const rowOf = async (id: number) =>
  (await shipper.call('GET /loads', { query: { ids: String(id) } })).body.data.find((row) => row.id === id)!;

it('a stop names an own facility, and the facility’s list of loads shows the load', async () => {
  const facility = await addFacility(shipper);
  const load = await draftTender(app, shipper);
  expect((await rowOf(load)).facility_company).toBeNull();
  expect((await saveRoute(load, stopsWith(facility))).status).toBe(200);
  expect((await rowOf(load)).facility_company).toEqual({ name: 'Hub Sp. z o.o.', legal_number: '5260250995' });
  const csv = await app.server.inject({
    ...{ url: '/api/shipper/v1/loads/export?columns=number,facility_company' },
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(csv.body).toContain('Hub Sp. z o.o., 5260250995');
  await addFacility(shipper);
  const found = async (id: number) =>
    (await shipper.call('GET /loads', { query: { facility_id: String(id) } })).body.data.map((row) => row.id);
  expect(await found(facility)).toEqual([load]);
  expect(await found(facility + 1)).toEqual([]);
  expect((await shipper.send('GET /loads', { query: { facility_id: 'x' } })).status).toBe(422);
});

it('a stop names a public facility, and not one that is foreign, inactive, deleted or unknown', async () => {
  const { own: theirs, shared } = await addPublicFacility(operator, other, { name: 'For all' });
  const load = await draftTender(app, shipper);
  expect((await saveRoute(load, stopsWith(shared))).status).toBe(200);
  const [idle, gone] = [await addFacility(shipper), await addFacility(shipper)];
  await shipper.done('PUT /facilities/{id}/status', idle, { status: 'inactive' });
  await shipper.done('DELETE /facilities/{id}', gone);
  const next = await draftTender(app, shipper);
  for (const id of [theirs, idle, gone, 999_999_999]) {
    const { status, body } = await saveRoute(next, stopsWith(id));
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      ...[422, 'facility.not-usable', ['waypoints.0.facility_id']],
    ]);
  }
});

it('a load keeps a facility that has become inactive', async () => {
  const facility = await addFacility(shipper);
  const load = await draftTender(app, shipper);
  await saveRoute(load, stopsWith(facility));
  await shipper.done('DELETE /facilities/{id}', facility);
  expect(
    (
      await saveRoute(
        load,
        [...stopsWith(facility)].map((stop) => ({ ...stop, note: 'Later' })),
      )
    ).status,
  ).toBe(200);
  expect((await rowOf(load)).facility_company?.name).toBe('Hub Sp. z o.o.');
  const copy = (await shipper.call('POST /loads/{id}/duplicate', { path: { id: load } })).body.data.id;
  expect((await shipper.done('GET /loads/{id}/edit', copy)).waypoints[0]?.facility_id).toBe(facility);
});

it('a carrier reads name, hours and the note for drivers, and no contacts', async () => {
  const facility = await addFacility(shipper);
  const load = await draftTender(app, shipper);
  await saveRoute(load, stopsWith(facility));
  const expected = {
    ...{ name: 'Gdańsk hub', category: 'warehouse', time_zone: 'Europe/Warsaw', hours: GDANSK.hours },
    note: 'Report at gate 2',
  };
  expect((await shipper.done('GET /loads/{id}/preview', load)).waypoints.map((stop) => stop.facility)).toEqual([
    expected,
    null,
  ]);
  await shipper.done('PUT /loads/{id}/publish', load);
  const seen = await carrier.done('GET /loads/{id}', load);
  expect(seen.waypoints.map((stop) => stop.facility)).toEqual([expected, null]);
  expect(JSON.stringify(seen)).not.toContain('Ewa Lis');
});
