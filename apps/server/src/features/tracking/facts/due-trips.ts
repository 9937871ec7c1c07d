import { dueRows } from '../../../platform/jobs/due';
import { listRunningOf } from '../positions/position.queries';
import { followTrip } from './follow-trip';
import { hasDueTrips, postponeTrip, takeDueTrips, type DueTripRow } from './state.queries';

/** Few, because storing a position waits while its trip is followed. */
const TRIPS_AT_ONCE = 2;

export const dueTrips = dueRows<DueTripRow>({
  name: 'tracked trips',
  paceMs: 1_000,
  isBackground: true,
  hasDue: async (sql, clock) => hasDueTrips(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueTrips(sql, await clock.now(sql), Math.min(limit, TRIPS_AT_ONCE)),
  async run(context, due) {
    const { sql, clock } = context;
    const dueOf = new Map(due.map((row) => [row.id, row]));
    const now = await clock.now(sql);
    for (const trip of await listRunningOf(sql, [...dueOf.keys()])) {
      const { state = null, added_from: addedFrom = null } = dueOf.get(trip.id) ?? {};
      await followTrip(context, trip, { addedFrom: addedFrom?.getTime() ?? null, state, now });
    }
    return due.length;
  },
  postpone: (sql, { id }, until) => postponeTrip(sql, id, until),
});
