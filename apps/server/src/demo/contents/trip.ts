import type { ShipperApi, TripView } from '@tenderlane/contract';
import type { DemoCaller } from '../caller';
import { tryCall, type DemoBidder, type Market } from '../market';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const DRIVERS = ['Taras Melnyk', 'Jan Kowalski', 'Nurlan Abenov', 'Marek Zieliński', 'Oleh Bondar'] as const;

interface DemoTrip {
  market: Market;
  id: number;
  winner: DemoBidder;
  shipper: DemoCaller<ShipperApi>;
}

type Report = 'arrived' | 'working' | 'departed';

export function scheduleVehicle({ market, id, winner }: DemoTrip, at: number): void {
  const { agenda, random } = market;
  const names = {
    driver_name: random.pick(DRIVERS),
    truck_plate: `AA ${random.whole(1000, 9999)} BC`,
    trailer_plate: null,
  };
  agenda.add(at, async () => {
    await tryCall(market, () => winner.call('PUT /loads/{id}/vehicle/names', { path: { id }, body: names }));
  });
}

/** Both sides report the same times about a stop, so that they count. */
export function scheduleStop(trip: DemoTrip, place: number, arrivesAt: number): void {
  const { market } = trip;
  const { agenda, random } = market;
  const beginsAt = arrivesAt + random.between(5, 40) * MINUTE;
  const times: [Report, number][] = [
    ['arrived', arrivesAt],
    ['working', beginsAt],
    ['departed', beginsAt + random.between(0.5, 1.6) * HOUR],
  ];
  for (const [state, at] of times) agenda.add(at, () => report(trip, place, state, at));
}

async function report(trip: DemoTrip, place: number, state: Report, at: number): Promise<void> {
  const { market, id, shipper } = trip;
  const seen = await tryCall(market, (): Promise<TripView> => shipper('GET /loads/{id}/trip', { path: { id } }));
  const stops = seen?.stops ?? [];
  // The stops between were served on the way.
  const between = place === -1 && state === 'arrived' ? stops.slice(1, -1) : [];
  for (const [index, stop] of between.entries())
    await reportByBoth(trip, stop.id, 'departed', at - (between.length - index) * HOUR);
  const stop = stops.at(place);
  if (stop) await reportByBoth(trip, stop.id, state, at);
}

async function reportByBoth({ market, id, winner, shipper }: DemoTrip, stopId: number, state: Report, at: number) {
  const body = { state, at: new Date(at).toISOString() };
  const path = { id, stop_id: stopId };
  await tryCall(market, () => winner.call('PUT /loads/{id}/trip/stops/{stop_id}', { path, body }));
  await tryCall(market, () => shipper('PUT /loads/{id}/trip/stops/{stop_id}', { path, body }));
}
