import { dueRows } from '../../../platform/jobs/due';
import { listRunningOf } from '../positions/position.queries';
import { followTrip } from './follow-trip';
import { hasDueTrips, lockStates, postponeTrip, takeDueTrips } from './state.queries';

/** Follows trips whose facts change without a new position. */
export const dueTrips = dueRows<{ id: number }>({
  name: 'tracked trips',
  paceMs: 15_000,
  hasDue: async (sql, clock) => hasDueTrips(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueTrips(sql, await clock.now(sql), limit),
  async run(context, due) {
    const { sql, clock } = context;
    const ids = due.map(({ id }) => id);
    const states = await lockStates(sql, ids);
    const now = await clock.now(sql);
    for (const trip of await listRunningOf(sql, ids))
      await followTrip(context, trip, { added: [], state: states.get(trip.id) ?? null, now });
    return due.length;
  },
  postpone: (sql, { id }, until) => postponeTrip(sql, id, until),
});
