import type { Clock } from '../../../platform/clock';
import { readEvent } from '../../../platform/events/events';
import type { Subscriber } from '../../../platform/events/outbox';
import { saveDueTrips } from './state.queries';

/** A report changes the stops ahead; its command holds the load, so the clock follows the trip after the commit. */
export const followReports = (clock: Clock): Subscriber => ({
  name: 'reports of tracked trips',
  isFor: (kind) => kind === 'trip.stop_reported',
  async handle(sql, rows) {
    const loadIds = rows.map((row) => readEvent(row).entityId);
    await saveDueTrips(sql, loadIds, await clock.now(sql));
  },
});
