import { DAY_MS } from '@tenderlane/domain/core';
import { FILE_LIMITS, isPicture, type FileKinds } from '@tenderlane/domain/files';
import type { Context } from '../../platform/context';
import { AppError, invalidField } from '../../platform/errors';
import { lockSentFiles, saveRecordFiles, type OwnFileRow, type RecordFileRow } from './file.queries';

type OwnerContext = Pick<Context, 'sql' | 'clock'> & { principal: { companyId: number } };

interface SentFiles {
  fileIds: readonly number[];
  field?: string;
}

interface RecordFiles extends SentFiles {
  entity: string;
  entityId: number;
  kinds: FileKinds;
}

/**
 * Sets the exact files of an own record. Removed files expire after a day, so that an edit can be undone until then. A
 * file belongs to one record.
 */
export async function holdRecordFiles(context: OwnerContext, record: RecordFiles): Promise<void> {
  await holdLockedFiles(context, record, await lockFiles(context, record));
}

/** Locks files that a record may hold; sent apart, so that it can travel with the record itself. */
export async function lockFiles(
  { sql, principal }: OwnerContext,
  { fileIds, field = 'file_ids' }: SentFiles,
): Promise<OwnFileRow[]> {
  if (fileIds.length > FILE_LIMITS.perRecordMax) {
    throw new AppError('file.too-many', { params: { max: FILE_LIMITS.perRecordMax }, field });
  }
  return lockSentFiles(sql, principal.companyId, fileIds);
}

/** Returns the files in their order; what is written leaves with the commit. */
export async function holdLockedFiles(
  { sql, principal, clock }: OwnerContext,
  { entity, entityId, fileIds, kinds, field = 'file_ids' }: RecordFiles,
  files: readonly OwnFileRow[],
): Promise<RecordFileRow[]> {
  const isFree = files.every(
    (file) => file.entity === null || (file.entity === entity && Number(file.entity_id) === entityId),
  );
  if (files.length !== new Set(fileIds).size || fileIds.length !== files.length || !isFree) {
    throw invalidField(field, 'not-one-of');
  }
  if (kinds === 'images' && !files.every((file) => isPicture(file.media_type))) {
    throw new AppError('file.no-picture', { field });
  }
  const at = await clock.now(sql);
  sql.queueWrite(saveRecordFiles(sql, principal.companyId, { entity, entityId, fileIds }, at + DAY_MS));
  const byId = new Map(files.map((file) => [file.id, file]));
  return fileIds.flatMap((id) => byId.get(id) ?? []);
}
