import { dayOf } from '@tenderlane/domain/packets';
import type { CarrierDocument } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { filesOfRecords, presentFiles, type FilesById } from '../../files';
import type { DocumentRow } from './document.queries';

export const DOCUMENT_ENTITY = 'carrier_documents';

export async function presentDocuments(
  context: MemberContext,
  rows: readonly DocumentRow[],
  holders: ReadonlyMap<number, string[]> = new Map(),
): Promise<CarrierDocument[]> {
  const files = await filesOfRecords(
    context.sql,
    DOCUMENT_ENTITY,
    rows.map(({ id }) => id),
  );
  return presentWithFiles(context, rows, files, holders);
}

export async function presentWithFiles(
  context: MemberContext,
  rows: readonly DocumentRow[],
  files: FilesById,
  holders: ReadonlyMap<number, string[]> = new Map(),
): Promise<CarrierDocument[]> {
  const { sql, clock } = context;
  const today = dayOf(await clock.now(sql));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      number: row.number,
      issued_on: row.issued_on,
      expires_on: row.expires_on,
      amount: row.amount !== null && row.currency !== null ? { amount: row.amount, currency: row.currency } : null,
      is_expired: row.expires_on !== null && row.expires_on < today,
      handed_in_to: holders.get(row.id) ?? [],
      deleted_at: row.deleted_at?.toISOString() ?? null,
      files: await presentFiles(context, files.get(row.id) ?? []),
    })),
  );
}
