import type { TrackingFilter } from '@tenderlane/contract/loads/list';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import type { StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';
import { STALE_MS } from './present-tracking';

type Bind = StatementValues['bind'];

export const IS_RUNNING = `l.state in ('processing', 'in_progress')`;

const IS_SHOWN = `t.progress -> 'shown' <> 'null'
  and (t.is_shared is distinct from false or t.progress #>> '{shown,kind}' = 'telematics')`;
const CAN_BE_SILENT = `t.progress -> 'sources' @? '$[*] ? (@.kind <> "driver_page")'`;
const ofTrip = (what: string) =>
  `select ${what} from trips t where ${own('t')} and t.load_id = l.id and t.option_id = l.selected_option_id and ${IS_SHOWN}`;

const NEXT_AT = `(t.progress #>> '{next,at}')::numeric`;
const isAhead = (now: string) => `${NEXT_AT} + (t.progress #>> '{next,bandMs}')::numeric >= ${now}`;

const ofRunning = (what: string, unknown: string) =>
  `coalesce(case when ${IS_RUNNING} then (${ofTrip(what)}) end, ${unknown})`;

export const ETA = (now: string) =>
  ofRunning(`case when ${isAhead(`${now}::numeric`)} then ${NEXT_AT} end`, `'Infinity'`);
export const SEEN_AT = ofRunning(`(t.progress #>> '{shown,at}')::numeric`, '0');

const CONDITIONS: Record<TrackingFilter, (now: () => string) => string> = {
  running: () => 'true',
  tracked: () => `exists (${ofTrip('')})`,
  late: (now) =>
    `exists (${ofTrip('')} and ${isAhead(now())} and round((${NEXT_AT} - (t.progress #>> '{next,windowTo}')::numeric) / ${MINUTE_MS}) > 0)`,
  stale: (now) =>
    `exists (${ofTrip('')} and t.progress -> 'tracked' <> 'null' and ${now()} - (t.progress #>> '{last,at}')::numeric > ${STALE_MS} and ${CAN_BE_SILENT})`,
  none: () => `not exists (${ofTrip('')})`,
};

/** The conditions repeat the rules of `domain/tracking`, which the tests compare with them. */
export function trackingConditions(
  { tracking, now }: { tracking?: string | number | undefined; now?: number },
  bind: Bind,
): string[] {
  const condition = lookUp(CONDITIONS, String(tracking));
  return condition ? [IS_RUNNING, condition(() => `${bind(now)}::numeric`)] : [];
}
