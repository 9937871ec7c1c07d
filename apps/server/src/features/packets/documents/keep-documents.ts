import { isEqual } from '@tenderlane/domain/values';
import { dayOf, nextNotice } from '@tenderlane/domain/packets';
import type { CarrierDocument, DocumentBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { missingRecord } from '../../brands';
import { filesOfRecords, holdRecordFiles } from '../../files';
import { listHolders } from '../fill/packet.queries';
import {
  findDocumentOwner,
  insertDocument,
  listDocuments,
  lockDocument,
  markDeleted,
  saveDocument,
  type DocumentRow,
  type DocumentValues,
} from './document.queries';
import { DOCUMENT_ENTITY, presentDocuments } from './present-document';

export type CarrierId = number | null;

export async function showDocuments(context: MemberContext, carrierId: CarrierId): Promise<CarrierDocument[]> {
  const rows = await listDocuments(context.sql, context.principal.companyId, carrierId);
  return presentDocuments(context, rows, await holdersOf(context, rows));
}

async function holdersOf({ sql, principal }: MemberContext, rows: readonly DocumentRow[]) {
  const holders = new Map<number, string[]>();
  if (principal.side !== 'carrier') return holders;
  const found = await listHolders(
    sql,
    principal.companyId,
    rows.map(({ id }) => id),
  );
  for (const { document_id: id, shipper } of found) holders.set(id, [...(holders.get(id) ?? []), shipper]);
  return holders;
}

function toDocumentValues(body: DocumentBody, today: string): DocumentValues {
  const { kind, title, number = null, issued_on = null, expires_on = null, amount = null } = body;
  if (issued_on && expires_on && expires_on < issued_on) {
    throw new AppError('document.issued-after-expiry', { field: 'expires_on' });
  }
  return {
    ...{ kind, title, issued_on, expires_on },
    number: number || null,
    amount: amount?.amount ?? null,
    currency: amount?.currency ?? null,
    notice_on: nextNotice(expires_on, today),
  };
}

const factsOf = ({ kind, title, number, issued_on, expires_on, amount, currency }: DocumentValues | DocumentRow) => ({
  ...{ kind, title, number, issued_on, expires_on },
  amount: amount === null ? null : { amount, currency },
});

export async function addDocument(
  context: MemberContext,
  carrierId: CarrierId,
  body: DocumentBody,
): Promise<CarrierDocument> {
  const { sql, principal, clock } = context;
  const at = await clock.now(sql);
  const id = await insertDocument(sql, principal.companyId, carrierId, toDocumentValues(body, dayOf(at)), at);
  await hold(context, id, body.file_ids ?? []);
  await recordDocumentEvent(context, { action: 'document.added', id, title: body.title, carrierId, at });
  return showDocument(context, carrierId, id);
}

export async function changeDocument(
  context: MemberContext,
  carrierId: CarrierId,
  id: number,
  body: DocumentBody,
): Promise<CarrierDocument> {
  const { sql, principal, clock } = context;
  const row = await lockFreeDocument(context, carrierId, id);
  const at = await clock.now(sql);
  const values = toDocumentValues(body, dayOf(at));
  await saveDocument(sql, principal.companyId, id, values);
  const filesBefore = await fileNames(context, id);
  if (body.file_ids) await hold(context, id, body.file_ids);
  const filesAfter = await fileNames(context, id);
  const [before, after] = [factsOf(row), factsOf(values)];
  const changes: NonNullable<DocumentEventInput['changes']> = (Object.keys(after) as (keyof typeof after)[])
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (filesBefore !== filesAfter) changes.push({ field: 'files', old: filesBefore, new: filesAfter });
  if (changes.length > 0) {
    await recordDocumentEvent(context, { action: 'document.changed', id, title: body.title, carrierId, at, changes });
  }
  return showDocument(context, carrierId, id);
}

export async function deleteDocument(
  context: MemberContext,
  carrierId: CarrierId,
  id: number,
): Promise<{ id: number }> {
  const { sql, principal, clock } = context;
  const row = await lockFreeDocument(context, carrierId, id);
  if (row.deleted_at) return { id };
  const at = await clock.now(sql);
  await markDeleted(sql, principal.companyId, id, { at, notice_on: null });
  await recordDocumentEvent(context, { action: 'document.deleted', id, title: row.title, carrierId, at });
  return { id };
}

export async function restoreDocument(
  context: MemberContext,
  carrierId: CarrierId,
  id: number,
): Promise<CarrierDocument> {
  const { sql, principal, clock } = context;
  const row = await lockOwnDocument(context, carrierId, id);
  if (row.deleted_at) {
    const at = await clock.now(sql);
    await markDeleted(sql, principal.companyId, id, { at: null, notice_on: nextNotice(row.expires_on, dayOf(at)) });
    await recordDocumentEvent(context, { action: 'document.restored', id, title: row.title, carrierId, at });
  }
  return showDocument(context, carrierId, id);
}

async function lockOwnDocument(context: MemberContext, carrierId: CarrierId, id: number): Promise<DocumentRow> {
  const { sql, principal } = context;
  const row = await lockDocument(sql, principal.companyId, carrierId, id);
  if (!row) throw await missingRecord(sql, principal, await findDocumentOwner(sql, id));
  return row;
}

/** Refuses changes of a document that a shipper reviews or has approved. */
async function lockFreeDocument(context: MemberContext, carrierId: CarrierId, id: number): Promise<DocumentRow> {
  const row = await lockOwnDocument(context, carrierId, id);
  const [holders] = (await holdersOf(context, [row])).values();
  if (holders) throw new AppError('document.handed-in', { params: { shippers: holders } });
  return row;
}

async function showDocument(context: MemberContext, carrierId: CarrierId, id: number): Promise<CarrierDocument> {
  const row = await lockOwnDocument(context, carrierId, id);
  const [document] = await presentDocuments(context, [row], await holdersOf(context, [row]));
  if (!document) throw new Error(`document ${id} is missing`);
  return document;
}

const hold = (context: MemberContext, id: number, fileIds: readonly number[]) =>
  holdRecordFiles(context, { entity: DOCUMENT_ENTITY, entityId: id, fileIds, kinds: 'documents' });

async function fileNames({ sql }: MemberContext, id: number): Promise<string> {
  const files = (await filesOfRecords(sql, DOCUMENT_ENTITY, [id])).get(id) ?? [];
  return files.map(({ name }) => name).join(', ');
}

interface DocumentEventInput {
  action: 'document.added' | 'document.changed' | 'document.deleted' | 'document.restored';
  id: number;
  title: string;
  carrierId: CarrierId;
  at: number;
  changes?: { field: string; old: unknown; new: unknown }[];
}

async function recordDocumentEvent(
  context: MemberContext,
  { action, id, title, carrierId, at, changes = [] }: DocumentEventInput,
): Promise<void> {
  const { principal } = context;
  const owner =
    principal.side === 'shipper'
      ? { companyId: principal.companyId }
      : { companyId: null, carrierCompanyId: principal.companyId };
  const { batchUuid, ...actor } = causeOf(context);
  const params = { document_id: id, title, ...(carrierId !== null && { carrier_id: carrierId }) };
  await record(context, [{ at, ...owner, entityId: principal.companyId, action, actor, batchUuid, params, changes }]);
}
