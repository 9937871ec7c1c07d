import type { TrackingFilter } from '@tenderlane/contract/loads/list';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { STALE_MS } from '@tenderlane/domain/tracking';
import type { StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';
import type { LoadsFilter } from './list-conditions.queries';

type Bind = StatementValues['bind'];

export const IS_RUNNING = `l.state in ('processing', 'in_progress')`;

const IS_SHOWN = `t.progress -> 'shown' <> 'null'`;
const ofTrip = (what: string) =>
  `select ${what} from trips t where ${own('t')} and t.load_id = l.id and t.option_id = l.selected_option_id and ${IS_SHOWN}`;

const NEXT_AT = `(t.progress #>> '{next,at}')::numeric`;
const isAhead = (now: string) => `${NEXT_AT} + (t.progress #>> '{next,bandMs}')::numeric >= ${now}`;

const ofRunning = (what: string, unknown: string) =>
  `coalesce(case when ${IS_RUNNING} then (${ofTrip(what)}) end, ${unknown})`;

/** Other loads do not read their trips. */
export const ETA = (now: string) =>
  ofRunning(`case when ${isAhead(`${now}::numeric`)} then ${NEXT_AT} end`, `'Infinity'`);
export const SEEN_AT = ofRunning(`(t.progress #>> '{shown,at}')::numeric`, '0');

const CONDITIONS: Record<TrackingFilter, (now: () => string) => string> = {
  tracked: () => `exists (${ofTrip('')})`,
  late: (now) =>
    `exists (${ofTrip('')} and ${isAhead(now())} and round((${NEXT_AT} - (t.progress #>> '{next,windowTo}')::numeric) / ${MINUTE_MS}) > 0)`,
  stale: (now) =>
    `exists (${ofTrip('')} and t.progress -> 'tracked' <> 'null' and ${now()} - (t.progress #>> '{last,at}')::numeric > ${STALE_MS})`,
  none: () => `not exists (${ofTrip('')})`,
};

/** The conditions repeat the rules of `domain/tracking`, which the tests compare with them. */
export function trackingConditions({ tracking, now }: LoadsFilter, bind: Bind): string[] {
  if (!tracking) return [];
  return [IS_RUNNING, CONDITIONS[tracking as TrackingFilter](() => `${bind(now)}::numeric`)];
}
