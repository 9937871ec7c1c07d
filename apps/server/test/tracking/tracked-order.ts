import { DRIVER, TRUCK } from '@tenderlane/contract/fleet/examples';
import type { Carrier } from '../build';
import { confirmedOrder } from '../trips/confirmed-order';
import type { TestApp } from '../start-app';
import { addSource } from './add-source';

interface Point {
  lat: number;
  lon: number;
}

export interface SentPosition extends Point {
  device?: string;
  at: number;
}

const KM_PER_DEGREE = 111.195;
export const northOf = ({ lat, lon }: Point, km: number): Point => ({ lat: lat + km / KM_PER_DEGREE, lon });

/** Follows the trips whose positions were stored, without the wait between two times. */
export async function followTrips(app: TestApp): Promise<void> {
  await app.database.run(`update trip_tracking set due_at = $1 where added_from is not null`, [new Date(app.clock.at)]);
  while ((await app.runDue('tracked trips')) > 0);
}

export const sendPositions = (app: TestApp, token: string | null, positions: readonly SentPosition[]) =>
  app.carrier(token).send('POST /positions', {
    body: {
      positions: positions.map(({ device = '902064', at, lat, lon }) => ({
        device,
        at: new Date(at).toISOString(),
        lat,
        lon,
      })),
    },
  });

export async function nameTruck(carrier: Carrier, order: number, given?: number) {
  const truck = given ?? (await carrier.call('POST /trucks', { body: TRUCK })).body.data.id;
  const driver = (await carrier.call('POST /drivers', { body: DRIVER })).body.data.id;
  const body = { driver_id: driver, truck_id: truck, trailer_id: null };
  await carrier.done('PUT /loads/{id}/vehicle', order, body);
  return truck;
}

/** A confirmed order whose truck has a device, one hour before the first window. */
export async function trackedOrder(app: TestApp) {
  const order = await confirmedOrder(app);
  const truck = await nameTruck(order.anna, order.id);
  const { token, source } = await addSource(order.anna, truck);
  const places = await app.database.rows<Point>(
    `select (s.address ->> 'lat')::float8 as lat, (s.address ->> 'lon')::float8 as lon
       from trip_stops s join trips t on t.id = s.trip_id where t.load_id = $1 order by s.position`,
    [order.id],
  );
  app.clock.at = Date.parse((await order.stopAt(0)).window.from!) - 3_600_000;
  const pickup = places[0]!;
  const count = async () =>
    (
      await app.database.one<{ count: number }>(
        'select count(*)::int as count from positions p join trips t on t.id = p.trip_id where t.load_id = $1',
        [order.id],
      )
    ).count;
  return {
    ...order,
    truck,
    token,
    source,
    pickup,
    places,
    count,
    async send(positions: readonly SentPosition[]) {
      const answer = await sendPositions(app, token, positions);
      await followTrips(app);
      return answer;
    },
  };
}

export type TrackedOrder = Awaited<ReturnType<typeof trackedOrder>>;
