import { isEqual, lookUp } from '@tenderlane/domain/values';
import { FLEET_LIMITS, historyValue, plateKey, type FleetKind } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { filesOfRecords, holdRecordFiles } from '../../files';
import { DEFINITIONS } from './definitions';
import { readRecord, type SavedRecord } from './read-input';
import { recordChange } from './record-event';
import {
  clearOtherPrimary,
  findRecordByPlate,
  forgetVerification,
  insertRecord,
  lockRecord,
  saveRecordDeletion,
  saveRecord,
  type RecordRow,
  type RecordScope,
} from './record.queries';
import { lockFleet } from './scope';

interface Input {
  file_ids?: number[] | undefined;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
export const today = async ({ sql, clock }: MemberContext) => dayOf(await clock.now(sql));

export async function createRecord(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  body: Input & Record<string, unknown>,
): Promise<number> {
  const { sql } = context;
  await lockFleet(context);
  const at = await context.clock.now(sql);
  const row = readRecord(kind, body, dayOf(at));
  await refusePlate(context, kind, scope, row, null);
  const makesPrimary = row['is_primary'] === true;
  const max = FLEET_LIMITS.perCompanyMax;
  const id = await insertRecord(sql, kind, scope, { ...row, ...(makesPrimary && { is_primary: false }) }, { at, max });
  if (id === undefined) throw new AppError('fleet.too-many', { params: { max } });
  if (makesPrimary) await makePrimary(context, scope, id, row, at);
  await holdFiles(context, kind, id, body);
  await recordChange(context, kind, id, { at, what: 'created' });
  return id;
}

export async function changeRecord(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  id: number,
  body: Input,
): Promise<void> {
  const { sql, principal } = context;
  await lockFleet(context);
  const before = await lockLive(context, kind, scope, id);
  const at = await context.clock.now(sql);
  const row = readRecord(kind, body, dayOf(at));
  if (isOtherPlate(before, row)) await refusePlate(context, kind, scope, row, id);
  const filesBefore = await fileNames(context, kind, id);
  await holdFiles(context, kind, id, body);
  const filesAfter = await fileNames(context, kind, id);
  const columns: readonly string[] = DEFINITIONS[kind].columns;
  const changes = columns.flatMap((field) => {
    const [old, now] = [lookUp(before, field) ?? null, lookUp(row, field) ?? null];
    return isEqual(old, now) ? [] : [{ field, old: historyValue(field, old), new: historyValue(field, now) }];
  });
  if (filesBefore !== filesAfter) changes.push({ field: 'files', old: filesBefore, new: filesAfter });
  if (changes.length === 0) return;
  for (const channel of kind === 'contact' ? (['phone', 'email'] as const) : []) {
    if (before[channel] !== row[channel]) await forgetVerification(sql, principal.companyId, id, channel, at);
  }
  if (row['is_primary'] === true) await clearOtherPrimary(sql, scope, id);
  await saveRecord(sql, kind, scope, { id, row, at });
  await recordChange(context, kind, id, { at, what: 'changed', changes });
}

export async function deleteRecord(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  id: number,
): Promise<void> {
  const { sql } = context;
  await lockFleet(context);
  await lockLive(context, kind, scope, id);
  const at = await context.clock.now(sql);
  await saveRecordDeletion(sql, kind, scope, id, at);
  await recordChange(context, kind, id, { at, what: 'deleted' });
}

export async function restoreRecord(
  context: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  id: number,
): Promise<void> {
  const { sql } = context;
  await lockFleet(context);
  const row = await lockRecord(sql, kind, scope, id);
  if (!row) throw notFound();
  if (!row.deleted_at) return;
  const at = await context.clock.now(sql);
  if (at - row.deleted_at.getTime() > FLEET_LIMITS.undoMs) throw notFound();
  await refusePlate(context, kind, scope, row, id);
  if (row['is_primary'] === true) await clearOtherPrimary(sql, scope, id);
  await saveRecordDeletion(sql, kind, scope, id, null);
  await recordChange(context, kind, id, { at, what: 'restored' });
}

async function lockLive(context: MemberContext, kind: FleetKind, scope: RecordScope, id: number): Promise<RecordRow> {
  const row = await lockRecord(context.sql, kind, scope, id);
  if (!row || row.deleted_at) throw notFound();
  return row;
}

/** Existing duplicates stay: a plate is compared with others only if it changes. */
const isOtherPlate = (before: SavedRecord, row: SavedRecord) =>
  plateKey(String(before['plate'])) !== plateKey(String(row['plate']));

async function refusePlate(
  { sql }: MemberContext,
  kind: FleetKind,
  scope: RecordScope,
  row: SavedRecord,
  id: number | null,
): Promise<void> {
  if (kind !== 'truck' && kind !== 'trailer') return;
  const other = await findRecordByPlate(sql, kind, scope, String(row['plate']), id);
  if (!other) return;
  const code = 'vehicle.plate-taken';
  const { plate } = other;
  throw new AppError(code, { params: { plate }, field: 'plate' });
}

async function makePrimary(
  { sql }: MemberContext,
  scope: RecordScope,
  id: number,
  row: SavedRecord,
  at: number,
): Promise<void> {
  await clearOtherPrimary(sql, scope, id);
  await saveRecord(sql, 'contact', scope, { id, row, at });
}

async function holdFiles(context: MemberContext, kind: FleetKind, id: number, body: Input): Promise<void> {
  if (kind === 'contact' || body.file_ids === undefined) return;
  const kinds = kind === 'driver' ? 'documents' : 'images';
  await holdRecordFiles(context, { entity: DEFINITIONS[kind].table, entityId: id, fileIds: body.file_ids, kinds });
}

async function fileNames({ sql }: MemberContext, kind: FleetKind, id: number): Promise<string> {
  if (kind === 'contact') return '';
  const files = await filesOfRecords(sql, DEFINITIONS[kind].table, [id]);
  return (files.get(id) ?? []).map(({ name }) => name).join(', ');
}
