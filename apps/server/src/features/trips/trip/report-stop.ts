import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import { reportStop, type StopChange } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { unwrap } from '../../../platform/errors';
import { causeOf, type CommandActor } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { followOrder } from './follow-order';
import { findStop, lockTrip, type LockedTrip } from './lock-trip';
import { showTrip } from './show-trip';
import { saveStop, type StopRow } from './trip.queries';

type Report = BodyOf<ShipperApi['PUT /loads/{id}/trip/stops/{stop_id}']>;

export async function reportStopByHand(
  context: MemberContext,
  loadId: number,
  stopId: number,
  { state, at, counted, reason = '' }: Report,
): Promise<TripView> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const { trip, stops, now, load } = locked;
  const stop = findStop(stops, stopId);
  const report = { state, at: Date.parse(at), reason };
  const change = unwrap(reportStop(trip, findStop(trip.stops, stopId), report, principal.side, now), {
    state: load.state,
  });
  if (!isEmpty(change) || counted) {
    const kept = { ...change, stopId, counted, reason: reason || null, accountId: principal.accountId };
    await saveStop(sql, locked.row.company_id, kept);
    if (!isEmpty(change)) await recordReport(context, locked, stop, report);
    await followLockedOrder(context, locked);
  }
  return showTrip(context, loadId);
}

const isEmpty = ({ add, removeIds, skip }: StopChange) => add.length + removeIds.length === 0 && skip === undefined;

export const followLockedOrder = (context: RecordContext & CommandActor, { loadRow, load, row, now }: LockedTrip) =>
  followOrder(context, { row: loadRow, load, carrierCompanyId: row.carrier_company_id, now, cause: causeOf(context) });

export const nameOfStop = ({ name, address }: Pick<StopRow, 'name' | 'address'>): string => name ?? address?.city ?? '';

/** Fields of an event about a trip. */
export function aboutTrip(context: CommandActor, { row, loadRow, now }: LockedTrip) {
  const { batchUuid, ...actor } = causeOf(context);
  return {
    at: now,
    companyId: row.company_id,
    carrierCompanyId: row.carrier_company_id,
    entityId: loadRow.id,
    optionId: row.option_id,
    actor,
    batchUuid,
  };
}

export const aboutStop = (context: CommandActor, locked: LockedTrip, stop: StopRow) => ({
  ...aboutTrip(context, locked),
  params: { stop_id: stop.id, stop: nameOfStop(stop) },
});

async function recordReport(
  context: MemberContext,
  locked: LockedTrip,
  stop: StopRow,
  { state, at, reason }: { state: Report['state']; at: number; reason: string },
): Promise<void> {
  const { params, ...event } = aboutStop(context, locked, stop);
  await record(context, [
    { ...event, action: 'trip.stop_reported', params: { ...params, state, at, ...(reason && { reason }) } },
  ]);
}
