import { DAY_MS, MINUTE_MS } from '@tenderlane/domain/core';
import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import type { DueWork } from '../../../platform/jobs/due';
import { newToken, sha256 } from '../../../platform/secrets/secrets';
import { storePositions } from '../positions/store-positions';
import { insertSource } from '../sources/source.queries';
import { addDevice, findAnySource, hasDemo, listDemoTrucks, lockTrucks, type DemoTruckRow } from './demo-truck.queries';
import { placesBetween } from './drive';

const CAUGHT_UP_MS = 6 * DAY_MS;
const FIRST_DEVICE = 860_000_000;
const UNMEASURED = { accuracyM: null, isMocked: false, temperatureC: null };

/** Trucks of the demo's running orders drive on, as if their telematics accounts sent positions. */
export const demoTrucks: DueWork = {
  name: 'trucks of the demo',
  paceMs: MINUTE_MS,
  isBackground: true,
  async runOnce({ database, clock }) {
    if (!(await hasDemo(database))) return 0;
    return database.transaction(async (sql) => ((await lockTrucks(sql)) ? drive(sql, clock) : 0));
  },
};

async function drive(sql: Sql, clock: Clock): Promise<number> {
  const now = await clock.now(sql);
  for (const truck of await listDemoTrucks(sql)) if (truck.device === null) await equip(sql, truck, now);
  const calls = (await listDemoTrucks(sql)).flatMap((truck) => callOf(truck, clock, now));
  if (calls.length === 0) return 0;
  return (await storePositions(sql, calls)).reduce((sum, { stored }) => sum + stored, 0);
}

async function equip(sql: Sql, { company_id: companyId, truck_id: truckId }: DemoTruckRow, at: number): Promise<void> {
  const known = await findAnySource(sql, companyId);
  if (known?.revoked_at) return;
  const account = { name: 'Telematics', tokenHash: sha256(newToken()), at };
  const sourceId = known?.id ?? (await insertSource(sql, companyId, account));
  await addDevice(sql, { companyId, sourceId, truckId, name: String(FIRST_DEVICE + truckId) });
}

function callOf(
  { company_id: companyId, source_id: recordId, device, ...truck }: DemoTruckRow,
  clock: Clock,
  now: number,
) {
  const after = Math.max(truck.last_at?.getTime() ?? 0, now - CAUGHT_UP_MS);
  const places = placesBetween({ stops: truck.stops, windowFrom: truck.window_from.getTime() }, after, now);
  if (recordId === null || places.length === 0) return [];
  const holder = { kind: 'holder', purpose: 'telematics', recordId, companyId, expiresAt: null } as const;
  return [{ holder, clock, sent: places.map((place) => ({ ...place, ...UNMEASURED, device })) }];
}
