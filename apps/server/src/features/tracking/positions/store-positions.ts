import type { PositionSource } from '@tenderlane/domain/reference';
import { checkPosition, isVisible, type Position } from '@tenderlane/domain/tracking';
import type { RefusalCode } from '@tenderlane/domain/core';
import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { assertPresent } from '../../../platform/errors';
import type { Holder } from '../../../platform/principal';
import { saveAdded } from '../facts/state.queries';
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

export interface Stored {
  stored: number;
  refused: { index: number; code: RefusalCode }[];
}

export interface SentBy {
  holder: Holder;
  clock: Clock;
  sent: readonly (SentPosition | null)[];
}

interface Receivers {
  deviceOf: (position: SentPosition) => DeviceRow | undefined;
  tripsOf: (device: DeviceRow) => readonly RunningTripRow[];
}

/** Stores what the devices of telematics accounts sent for the trips of their trucks, and returns the result of each call. */
export async function storePositions(sql: Sql, calls: readonly SentBy[]): Promise<Stored[]> {
  const named = calls.flatMap(({ holder, sent }) => {
    const names = new Set(sent.flatMap((position) => position?.device ?? []));
    return [...names].map((name) => ({ companyId: holder.companyId, sourceId: holder.recordId, name }));
  });
  const devices = await listDevices(sql, named);
  const trips = await listRunningTrips(sql, devices);
  const now = await assertPresent(calls[0], 'a call').clock.now(sql);
  const deviceOf = new Map(devices.map((device) => [`${device.source_id} ${device.name}`, device]));
  const sorted = calls.map(({ holder, sent }) =>
    sortPositions(sent, now, {
      deviceOf: ({ device }) => deviceOf.get(`${holder.recordId} ${device ?? ''}`),
      tripsOf: ({ truck_id: truck }) =>
        trips.filter((trip) => trip.truck_id === truck && trip.carrier_company_id === holder.companyId),
    }),
  );
  return addPositions(sql, sorted, now);
}

export async function storePhonePositions(
  sql: Sql,
  kind: Exclude<PositionSource, 'telematics'>,
  { holder, clock, sent }: SentBy,
): Promise<Stored> {
  const trip = await findSharedTrip(sql, holder.companyId, holder.recordId);
  if (!trip) return { stored: 0, refused: [] };
  const phone = await findPhone(sql, trip, kind);
  const now = await clock.now(sql);
  const sorted = sortPositions(sent, now, { deviceOf: () => phone, tripsOf: () => [trip] });
  const [stored] = await addPositions(sql, [sorted], now);
  return stored ?? { stored: 0, refused: [] };
}

interface Sorted {
  positions: NewPosition[];
  refused: Stored['refused'];
}

function sortPositions(sent: readonly (SentPosition | null)[], now: number, { deviceOf, tripsOf }: Receivers): Sorted {
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
  return { positions, refused };
}

async function addPositions(sql: Sql, sorted: readonly Sorted[], now: number): Promise<Stored[]> {
  const positions = sorted.flatMap((call) => call.positions);
  const inserted = positions.length > 0 ? await insertPositions(sql, positions) : [];
  if (inserted.length > 0) {
    const from = new Map<number, number>();
    for (const { tripId, at } of inserted) from.set(tripId, Math.min(at, from.get(tripId) ?? at));
    const added = [...from].map(([tripId, earliest]) => ({ tripId, from: earliest }));
    await Promise.all([saveTripDevices(sql, inserted), saveAdded(sql, added, now)]);
  }
  const left = new Set(inserted.map(keyOf));
  return sorted.map((call) => ({
    stored: call.positions.filter((position) => left.delete(keyOf(position))).length,
    refused: call.refused,
  }));
}

const keyOf = ({ deviceId, at }: Pick<NewPosition, 'deviceId' | 'at'>) => `${deviceId} ${at}`;

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
