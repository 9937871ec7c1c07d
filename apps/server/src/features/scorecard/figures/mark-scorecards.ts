import type { RecordableAction } from '@tenderlane/contract/events';
import type { Clock } from '../../../platform/clock';
import { readEvent } from '../../../platform/events/events';
import type { Subscriber } from '../../../platform/events/outbox';
import { markInvited, markRelations } from './metrics.queries';

const OF_CARRIER: readonly string[] = [
  'option.confirmed',
  'option.refused',
  'option.lapsed',
  'option.canceled',
  'trip.stop_reported',
  'trip.arrived',
  'trip.departed',
  'load.completed',
  'load.uncompleted',
  'load.contested',
  'load.resolved',
  'load.reviewed',
  'load.review_changed',
  'option.contest_accepted',
] satisfies RecordableAction[];

/** Events that end or reopen bidding, so that the answers of all invited carriers count or wait again. */
const OF_INVITED: readonly string[] = [
  'load.closed',
  'load.canceled',
  'load.reopened',
  'option.selected',
] satisfies RecordableAction[];

/**
 * Marks relations for recomputation after the commit, because in the transaction it would delay bidders. Figures are
 * never added up, so a late or repeated mark does no harm.
 */
export const scorecardMarks = (clock: Clock): Subscriber => ({
  name: 'scorecard marks',
  isFor: (kind) => OF_CARRIER.includes(kind) || OF_INVITED.includes(kind),
  async handle(sql, rows) {
    const events = rows.map((row) => readEvent(row));
    const pairs = events.flatMap(({ action, companyId, carrierCompanyId }) =>
      OF_CARRIER.includes(action) && carrierCompanyId !== null ? [{ companyId, carrierCompanyId }] : [],
    );
    const loads = events.flatMap(({ action, companyId, entityId: loadId }) =>
      OF_INVITED.includes(action) ? [{ companyId, loadId }] : [],
    );
    const now = await clock.now(sql);
    if (pairs.length > 0) await markRelations(sql, pairs, now);
    if (loads.length > 0) await markInvited(sql, loads, now);
  },
});
