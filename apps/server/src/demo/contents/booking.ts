import { assertPresent } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { shipperCaller, type DemoCaller } from '../caller';
import type { ShipperApi } from '@tenderlane/contract';
import { DEMO_PEOPLE } from '../companies';
import { buildDemoApp, signInDemoPerson, type DemoParts } from '../demo-app';
import { listDemoCompanies } from '../demo.queries';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_AHEAD = 3;
const BEGINS_AT_HOUR = 9;

export function bookingTimes(now: number): string[] {
  let at = (Math.floor(now / DAY_MS) + DAYS_AHEAD) * DAY_MS + BEGINS_AT_HOUR * HOUR_MS;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += DAY_MS;
  return [at, at + 4 * HOUR_MS].map((time) => new Date(time).toISOString());
}

interface Booking {
  parts: DemoParts;
  owner: DemoCaller<ShipperApi>;
  clock: Clock;
  sessionClock: Clock;
  times: readonly string[];
}

// Agreed by a colleague in an application whose operator is the demo's company, so that it takes no time of a real one.
export async function bookDemo({ parts, owner, clock, sessionClock, times }: Booking): Promise<void> {
  const { code } = await owner('POST /demo_bookings', {
    body: { time_zone: 'Europe/Warsaw', times: [...times], note: 'Please show us awards and the figures of carriers.' },
  });
  const [operatorBrand] = await listDemoCompanies(parts.database);
  const desk = await buildDemoApp({ ...parts, config: { ...parts.config, operatorBrand } }, clock);
  try {
    const { login } = assertPresent(DEMO_PEOPLE[1], 'a colleague');
    const colleague = shipperCaller(desk, await signInDemoPerson(parts, sessionClock, login, 'shipper'));
    const body = { at: assertPresent(times[0], 'a time') };
    await colleague('PUT /operator/demos/{id}', { path: { id: Number.parseInt(code, 10) }, body });
  } finally {
    await desk.close();
  }
}
