import type { HistoryEntry } from '@tenderlane/contract';
import { viewOf } from '@tenderlane/contract/events';
import type { MemberContext } from '../context';
import { listRecordHistory, type RecordKey } from './history.queries';

const PAGE = 50;
const FACTS = { isSealed: false, sealedNow: false };

export async function readHistory({ sql, principal }: MemberContext, record: RecordKey, before: number | undefined) {
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit: PAGE };
  const rows = await listRecordHistory(sql, principal.companyId, record, page);
  const data = rows.flatMap(({ at, ...event }): HistoryEntry[] => {
    const params = viewOf(event, 'shipper', FACTS);
    return params ? [{ ...event, at: at.toISOString(), params }] : [];
  });
  return { data, meta: { next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null } };
}
