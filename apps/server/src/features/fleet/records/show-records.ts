import { LIMITS } from '@tenderlane/domain/core';
import type { FleetKind } from '@tenderlane/domain/fleet';
import type { Contact, Driver, RecordEvent, Vehicle } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { listRecordHistory } from '../../../platform/events/history.queries';
import { lastOf, metaOf, pageAfter, pageOf, type AfterQuery, type ListQuery } from '../../../platform/http/paging';
import { filesOfRecords, presentFiles } from '../../files';
import { listContactCodes } from '../codes/contact-code.queries';
import { DEFINITIONS } from './definitions';
import { hidesFiles, presentContact, presentDriver, presentVehicle } from './presenter';
import {
  countRecords,
  recordExists,
  listRecordIds,
  listRecords,
  type RecordRow,
  type RecordScope,
} from './record.queries';

type Query = ListQuery<string> & { search?: string | undefined };

export async function showRecords(context: MemberContext, kind: FleetKind, scope: RecordScope, query: Query) {
  const { sql } = context;
  const page = pageOf(query, DEFINITIONS[kind].defaultSort);
  const [ids, total] = await Promise.all([
    listRecordIds(sql, kind, scope, query.search, page),
    countRecords(sql, kind, scope, query.search),
  ]);
  const rows = await listRecords(
    sql,
    kind,
    scope,
    ids.map(({ id }) => id),
  );
  return { data: await presentRecords(context, kind, rows), meta: metaOf(page, total, ids) };
}

export async function showRecord(context: MemberContext, kind: FleetKind, scope: RecordScope, id: number) {
  const rows = await listRecords(context.sql, kind, scope, [id]);
  const [shown] = await presentRecords(context, kind, rows);
  if (!shown) throw notFound();
  return { data: shown };
}

export type ShownRecord = Contact | Driver | Vehicle;

export async function presentRecords(
  context: MemberContext,
  kind: FleetKind,
  rows: readonly RecordRow[],
): Promise<ShownRecord[]> {
  const { sql, principal } = context;
  const ids = rows.map(({ id }) => id);
  if (kind === 'contact') {
    const [codes, now] = [await listContactCodes(sql, ids), await context.clock.now(sql)];
    return rows.map((row) => presentContact(row, principal.companyId, codes.get(row.id) ?? [], now));
  }
  const files = await filesOfRecords(
    sql,
    DEFINITIONS[kind].table,
    rows.filter((row) => !hidesFiles(kind, row, principal.companyId)).map(({ id }) => id),
  );
  const present = kind === 'driver' ? presentDriver : presentVehicle;
  return Promise.all(
    rows.map(async (row) => present(row, principal.companyId, await presentFiles(context, files.get(row.id) ?? []))),
  );
}

export async function showHistory(
  { sql, principal }: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  id: number,
  query: AfterQuery,
) {
  if (!(await recordExists(sql, kind, scope, id))) throw notFound();
  const page = pageAfter(query, LIMITS.perPageDefault);
  const record = { entity: kind, id };
  const before = page.after ?? Number.MAX_SAFE_INTEGER;
  const rows = await listRecordHistory(sql, principal.companyId, record, { before, limit: page.limit });
  const data = rows.map(({ id: entry, at, action, actor, changes }): RecordEvent => ({
    id: entry,
    at: at.toISOString(),
    action,
    actor,
    changes,
  }));
  const last = lastOf(page, rows);
  return { data, meta: { next: last ? String(last.id) : null } };
}
