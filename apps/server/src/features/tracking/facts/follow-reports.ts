import type { Clock } from '../../../platform/clock';
import { readEvent } from '../../../platform/events/events';
import type { Subscriber } from '../../../platform/events/outbox';
import { saveDueTrips } from './state.queries';

const CHANGES_STOPS: readonly string[] = ['trip.stop_reported', 'trip.change_decided'];

/** Their commands hold the load, so the clock follows the trip after the commit. */
export const followReports = (clock: Clock): Subscriber => ({
  name: 'reports of tracked trips',
  isFor: (kind) => CHANGES_STOPS.includes(kind),
  async handle(sql, rows) {
    const loadIds = rows.map((row) => readEvent(row).entityId);
    await saveDueTrips(sql, loadIds, await clock.now(sql));
  },
});
