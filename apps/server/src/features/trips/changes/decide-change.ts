import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import { decideChange } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { notFound, unwrap } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { tellDriver } from '../driver/tell-driver';
import { lockTrip, readerOf, type LockedTrip } from '../trip/lock-trip';
import { aboutTrip, followLockedOrder } from '../trip/report-stop';
import { showTrip } from '../trip/show-trip';
import { changeStop, insertStop, listChanges, saveChangeDecision, type ChangeRow } from './change.queries';
import { insertTask } from '../tasks/task.queries';
import { toChange } from './present-changes';
import { nameOfChange } from './propose-change';

const TASK_OF_STOP = {
  side: null,
  title: null,
  performer: 'driver',
  tracking: 'driver_page',
  dueAt: null,
  accountId: null,
} as const;

type Decision = BodyOf<ShipperApi['PUT /loads/{id}/trip/changes/{change_id}']>;

export async function answerChange(
  context: MemberContext,
  loadId: number,
  changeId: number,
  { accept, reason = '' }: Decision,
): Promise<TripView> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const { row, trip, stops, now } = locked;
  const change = (await listChanges(sql, readerOf(context), row.id)).find(({ id }) => id === changeId);
  if (!change) throw notFound();
  const state = unwrap(decideChange(trip, toChange(change), { accept, reason }, principal.side));
  const stopId = state === 'accepted' ? await applyChange(context, locked, change) : change.stop_id;
  const kept = { id: changeId, stopId, state, reason: state === 'refused' ? reason : null, at: now };
  await saveChangeDecision(sql, row.company_id, { ...kept, accountId: principal.accountId });
  const stop = nameOfChange(stops, change.stop_id, change.after);
  const params = { change_id: changeId, stop, side: change.side, state, ...(kept.reason && { reason }) };
  await record(context, [{ ...aboutTrip(context, locked), action: 'trip.change_decided', params }]);
  if (state === 'accepted') {
    await followLockedOrder(context, locked);
    await tellDriver(context, locked);
  }
  return showTrip(context, loadId);
}

async function applyChange({ sql }: MemberContext, { row, now }: LockedTrip, change: ChangeRow): Promise<number> {
  const { stop_id: stopId, after_stop_id: afterId, after } = change;
  if (stopId === null) {
    const added = await insertStop(sql, row.company_id, { tripId: row.id, afterId, after });
    await insertTask(sql, row.company_id, { ...TASK_OF_STOP, tripId: row.id, stopId: added, at: now });
    return added;
  }
  await changeStop(sql, row.company_id, stopId, after);
  return stopId;
}
