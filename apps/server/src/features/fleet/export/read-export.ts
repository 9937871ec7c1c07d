import { setImmediate } from 'node:timers/promises';
import { FLEET_LIMITS, type FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { pageOf, type ListQuery } from '../../../platform/http/paging';
import { DEFINITIONS } from '../records/definitions';
import { listRecordIds, listRecords, type RecordScope } from '../records/record.queries';
import { presentRecords, type ShownRecord } from '../records/show-records';

export type FileQuery = Pick<ListQuery<string>, 'sort'> & { search?: string | undefined };

const PART = 250;

export async function readExportIds(
  { sql }: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  { sort, search }: FileQuery,
): Promise<number[]> {
  const limit = FLEET_LIMITS.exportMax;
  const page = { ...pageOf({ sort }, DEFINITIONS[kind].defaultSort), limit: limit + 1 };
  const ids = await listRecordIds(sql, kind, scope, search, page);
  if (ids.length > limit) throw new AppError('export.too-many', { params: { limit } });
  return ids.map(({ id }) => id);
}

export async function* readParts(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  ids: readonly number[],
): AsyncGenerator<readonly ShownRecord[]> {
  for (let from = 0; from < ids.length; from += PART) {
    const rows = await listRecords(context.sql, kind, scope, ids.slice(from, from + PART));
    yield await presentRecords(context, kind, rows);
    await setImmediate();
  }
}
