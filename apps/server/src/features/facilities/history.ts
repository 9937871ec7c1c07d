import type { HistoryEntry } from '@tenderlane/contract';
import { viewOf } from '@tenderlane/contract/events';
import type { MemberContext } from '../../platform/context';
import { listFacilityHistory } from './history.queries';
import { findSeenFacility } from './policy';

const PAGE = 50;
const FACTS = { mode: 'open', sealedNow: false } as const;

/** What the company did about a facility, newest first. */
export async function readFacilityHistory(context: MemberContext, id: number, before: number | undefined) {
  await findSeenFacility(context, id);
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit: PAGE };
  const rows = await listFacilityHistory(context.sql, context.principal.companyId, id, page);
  const data = rows.flatMap(({ at, ...event }): HistoryEntry[] => {
    const params = viewOf(event, 'shipper', FACTS);
    return params ? [{ ...event, at: at.toISOString(), params }] : [];
  });
  return { data, meta: { next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null } };
}
