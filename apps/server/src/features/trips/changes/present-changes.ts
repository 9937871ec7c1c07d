import type { TripChangeView } from '@tenderlane/contract';
import { isRefusal } from '@tenderlane/domain/core';
import {
  decideChange,
  refuseChange,
  refuseNote,
  type Trip,
  type TripChange,
  type TripStop,
} from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import type { ReadTrip } from '../trip/lock-trip';
import type { ChangeRow } from './change.queries';

export const toChange = ({ stop_id: stopId, after_stop_id: afterId, side, state }: ChangeRow): TripChange => ({
  stopId,
  afterId,
  side,
  state,
});

export const presentChanges = (context: MemberContext, read: ReadTrip, rows: readonly ChangeRow[]): TripChangeView[] =>
  rows.map((row) => ({
    id: row.id,
    stop_id: row.stop_id,
    after_stop_id: row.after_stop_id,
    side: row.side,
    state: row.state,
    at: row.proposed_at.toISOString(),
    before: row.before,
    after: { kind: row.after.kind, name: row.after.name, window: row.after.window, address: row.after.address },
    refusal_reason: row.refusal_reason,
    refusals: refusalsOf(context, read, row),
  }));

/** `note` refuses contact and note, `move` another window or address. */
export function changeRefusals(trip: Trip, known: readonly TripChange[], stop: TripStop) {
  const [note, move] = [refuseNote(trip, stop), refuseChange(trip, known, { stopId: stop.id, afterId: null })];
  return { ...(note && { note }), ...(move && { move }) };
}

/** `refuse` of the side that made the proposal withdraws it. */
function refusalsOf({ principal: { side } }: MemberContext, { trip }: ReadTrip, row: ChangeRow) {
  const answers = [
    ['accept', { accept: true }],
    ['refuse', { accept: false, reason: 'any' }],
  ] as const;
  return Object.fromEntries(
    answers.flatMap(([name, answer]) => {
      const result = decideChange(trip, toChange(row), answer, side);
      return isRefusal(result) ? [[name, { code: result.code, params: result.params ?? {} }]] : [];
    }),
  );
}
