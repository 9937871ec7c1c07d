import type { PositionSource } from '@tenderlane/domain/reference';
import { checkPosition, isVisible, newestReading, type Position, type Reading } from '@tenderlane/domain/tracking';
import type { RefusalCode } from '@tenderlane/domain/core';
import type { HolderContext } from '../../../platform/context';
import { followTrip } from '../facts/follow-trip';
import { lockStates } from '../facts/state.queries';
import {
  findPhone,
  findSharedTrip,
  insertPositions,
  listDevices,
  listRunningTrips,
  saveTripDevices,
  type DeviceRow,
  type NewPosition,
  type RunningTripRow,
} from './position.queries';

export type SentPosition = Omit<Position, 'device'> & { device: string | null; temperatureC: number | null };

interface Stored {
  stored: number;
  refused: { index: number; code: RefusalCode }[];
}

type Source = Pick<HolderContext, 'sql' | 'clock' | 'principal' | 'inTransaction'>;

/** Stores what the devices of a source sent for the trips of their trucks; null is a row that cannot be read. */
export async function storePositions(context: Source, sent: readonly (SentPosition | null)[]): Promise<Stored> {
  const { sql, principal } = context;
  const names = [...new Set(sent.flatMap((position) => position?.device ?? []))];
  const devices = await listDevices(sql, principal.companyId, principal.recordId, names);
  const trucks = devices.flatMap((device) => device.truck_id ?? []);
  const trips = await listRunningTrips(sql, principal.companyId, trucks);
  const deviceOf = new Map(devices.map((device) => [device.name, device]));
  return store(context, sent, {
    deviceOf: ({ device }) => deviceOf.get(device ?? ''),
    tripsOf: ({ truck_id: truck }) => trips.filter((trip) => trip.truck_id === truck),
    trips,
  });
}

export async function storePhonePositions(
  context: Source,
  kind: Exclude<PositionSource, 'telematics'>,
  sent: readonly (SentPosition | null)[],
): Promise<Stored> {
  const { sql, principal } = context;
  const trip = await findSharedTrip(sql, principal.companyId, principal.recordId);
  if (!trip) return { stored: 0, refused: [] };
  const phone = await findPhone(sql, trip, kind);
  return store(context, sent, { deviceOf: () => phone, tripsOf: () => [trip], trips: [trip] });
}

interface Receivers {
  deviceOf: (position: SentPosition) => DeviceRow | undefined;
  tripsOf: (device: DeviceRow) => readonly RunningTripRow[];
  trips: readonly RunningTripRow[];
}

async function store(
  context: Source,
  sent: readonly (SentPosition | null)[],
  { deviceOf, tripsOf, trips }: Receivers,
): Promise<Stored> {
  const now = await context.clock.now(context.sql);
  const refused: Stored['refused'] = [];
  const positions: NewPosition[] = [];
  for (const [index, position] of sent.entries()) {
    const code = position ? checkPosition(position, now)?.code : 'position.invalid';
    const device = position && deviceOf(position);
    if (code) refused.push({ index, code });
    else if (!device) refused.push({ index, code: 'position.device-unknown' });
    else
      for (const trip of tripsOf(device))
        if (isDuring(trip, position)) positions.push(toNewPosition(trip, device, position));
  }
  return { stored: await addPositions(context, trips, positions, now), refused };
}

async function addPositions(
  context: Source,
  trips: readonly RunningTripRow[],
  positions: readonly NewPosition[],
  now: number,
): Promise<number> {
  if (positions.length === 0) return 0;
  const { sql } = context;
  const states = await lockStates(sql, [...new Set(positions.map(({ tripId }) => tripId))]);
  const inserted = await insertPositions(sql, positions);
  await saveTripDevices(sql, inserted);
  const isNew = new Set(inserted.map(keyOf));
  for (const trip of trips) {
    const added = positions.filter((position) => position.tripId === trip.id && isNew.has(keyOf(position)));
    if (added.length === 0) continue;
    const state = states.get(trip.id) ?? null;
    const temperature = newestReading(added.map(toReading));
    await followTrip(context, trip, { added: added.map(toPosition), state, temperature, now });
  }
  return new Set(inserted.map(({ deviceId, at }) => `${deviceId} ${at}`)).size;
}

const keyOf = ({ tripId, deviceId, at }: Pick<NewPosition, 'tripId' | 'deviceId' | 'at'>) =>
  `${tripId} ${deviceId} ${at}`;

const toReading = ({ at, temperatureC: celsius }: NewPosition): Reading | null =>
  celsius === null ? null : { at, celsius };

const toPosition = ({ deviceId, ...position }: NewPosition): Position => ({ ...position, device: String(deviceId) });

function isDuring(trip: RunningTripRow, { at }: SentPosition): boolean {
  const period = {
    confirmedAt: trip.created_at.getTime(),
    firstWindowFrom: trip.first_window_from?.getTime() ?? null,
    endedAt: null,
  };
  return isVisible(period, at);
}

const toNewPosition = (
  trip: RunningTripRow,
  device: DeviceRow,
  { device: _name, ...sent }: SentPosition,
): NewPosition => ({
  ...sent,
  tripId: trip.id,
  deviceId: device.id,
});
