import type { BodyOf, ShipperApi, TripView } from '@tenderlane/contract';
import { refuseChange, refuseNote } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { invalidField, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { iso } from '../../../platform/present';
import { isIsoCountry } from '../../reference';
import { tellDriver } from '../driver/tell-driver';
import { findStop, lockTrip, readerOf, type LockedTrip } from '../trip/lock-trip';
import { aboutStop, aboutTrip, nameOfStop } from '../trip/report-stop';
import { showTrip } from '../trip/show-trip';
import type { StopRow } from '../trip/trip.queries';
import { insertChange, listChanges, saveStopNote, type After, type Before } from './change.queries';
import { toChange } from './present-changes';

type NewChange = BodyOf<ShipperApi['POST /loads/{id}/trip/changes']>;

/** Contact and note change at once; a window, an address or a new stop waits for the other side. */
export async function proposeChange(context: MemberContext, loadId: number, body: NewChange): Promise<TripView> {
  const { stop_id: stopId, new_stop: added } = body;
  if ((stopId === undefined) === (added === undefined)) throw invalidField('stop_id', 'required');
  const address = added?.address ?? body.address;
  if (address && !isIsoCountry(address.country_id)) throw invalidField('address.country_id', 'not-one-of');
  const locked = await lockTrip(context, loadId);
  if (added) await proposeStop(context, locked, added);
  else if (stopId !== undefined) {
    const stop = findStop(locked.stops, stopId);
    await changeNote(context, locked, stop, body);
    await proposeMove(context, locked, stop, body);
  }
  return showTrip(context, loadId);
}

async function proposeStop(
  context: MemberContext,
  locked: LockedTrip,
  { after_stop_id: afterId, kind, window, address, ...given }: NonNullable<NewChange['new_stop']>,
): Promise<void> {
  if (afterId !== null) findStop(locked.stops, afterId);
  const { name = null, contact = null, note = null } = given;
  const after = { kind, name, contact, note, window, address };
  await propose(context, locked, { stopId: null, afterId, before: NOTHING, after });
}

async function proposeMove(context: MemberContext, locked: LockedTrip, stop: StopRow, body: NewChange): Promise<void> {
  const [window, address] = [body.window ?? null, body.address ?? null];
  if (!window && !address) return;
  const before = {
    window: window && { from: iso(stop.window_from), to: iso(stop.window_to) },
    address: address && stop.address,
  };
  await propose(context, locked, { stopId: stop.id, afterId: null, before, after: { ...NEW, window, address } });
}

const NOTHING: Before = { window: null, address: null };
const NEW = { kind: null, name: null, contact: null, note: null };

async function changeNote(context: MemberContext, locked: LockedTrip, stop: StopRow, body: NewChange): Promise<void> {
  const { contact = stop.contact, note = stop.note } = body;
  const [old, next] = [JSON.stringify([stop.contact, stop.note]), JSON.stringify([contact, note])];
  if (old === next) return;
  throwIfRefused(refuseNote(locked.trip, findStop(locked.trip.stops, stop.id)));
  await saveStopNote(context.sql, locked.row.company_id, stop.id, { contact, note });
  const { params, ...event } = aboutStop(context, locked, stop);
  const changes = [{ field: 'waypoints', old: [stop.contact, stop.note], new: [contact, note] }];
  const { side } = context.principal;
  await record(context, [{ ...event, changes, action: 'trip.stop_changed', params: { ...params, side } }]);
  await tellDriver(context, locked);
}

interface Proposal {
  stopId: number | null;
  afterId: number | null;
  before: Before;
  after: After;
}

async function propose(context: MemberContext, locked: LockedTrip, proposal: Proposal): Promise<void> {
  const { sql, principal } = context;
  const { row, trip, now, stops } = locked;
  const known = await listChanges(sql, readerOf(context), row.id);
  throwIfRefused(refuseChange(trip, known.map(toChange), proposal));
  const { side, accountId } = principal;
  const id = await insertChange(sql, row.company_id, { ...proposal, tripId: row.id, side, at: now, accountId });
  const { before: old, after } = proposal;
  await record(context, [
    {
      ...aboutTrip(context, locked),
      changes: [{ field: 'waypoints', old, new: after }],
      action: 'trip.change_proposed',
      params: { change_id: id, stop: nameOfChange(stops, proposal.stopId, after), side },
    },
  ]);
}

export const nameOfChange = (stops: readonly StopRow[], stopId: number | null, { name, address }: After): string =>
  stopId === null ? (name ?? address?.city ?? '') : nameOfStop(findStop(stops, stopId));
