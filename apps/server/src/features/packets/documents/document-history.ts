import type { RecordEvent } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { lastOf, pageAfter, type AfterQuery } from '../../../platform/http/paging';
import { missingRecord } from '../../brands';
import { findDocumentOwner, documentExists, listDocumentEvents } from './document.queries';

export async function showDocumentHistory(
  { sql, principal }: MemberContext,
  carrierId: number | null,
  id: number,
  query: AfterQuery,
) {
  const { companyId } = principal;
  if (!(await documentExists(sql, companyId, carrierId, id))) {
    throw await missingRecord(sql, principal, await findDocumentOwner(sql, id));
  }
  const page = pageAfter(query, LIMITS.perPageDefault);
  const before = page.after ?? Number.MAX_SAFE_INTEGER;
  const rows = await listDocumentEvents(sql, companyId, id, { before, limit: page.limit });
  const data = rows.map(({ at, ...event }): RecordEvent => ({ ...event, at: at.toISOString() }));
  const last = lastOf(page, rows);
  return { data, meta: { next: last ? String(last.id) : null } };
}
