import { DAY_MS, refuse } from '@tenderlane/domain';
import { FILE_LIMITS, isPicture, type FileKinds } from '@tenderlane/domain/files';
import type { MemberContext } from '../../platform/context';
import { AppError, refused } from '../../platform/errors';
import { lockSentFiles, saveRecordFiles } from './file.queries';

interface RecordFiles {
  entity: string;
  entityId: number;
  fileIds: readonly number[];
  kinds: FileKinds;
  field?: string;
}

/**
 * Sets the exact files of an own record. Removed files expire after a day, so that an edit can be undone until then. A
 * file belongs to one record.
 */
export async function holdRecordFiles(context: MemberContext, record: RecordFiles): Promise<void> {
  const { sql, principal, clock } = context;
  const { entity, entityId, fileIds, kinds, field = 'file_ids' } = record;
  if (fileIds.length > FILE_LIMITS.perRecordMax) {
    throw refused(refuse('file.too-many', { max: FILE_LIMITS.perRecordMax }, field));
  }
  const files = await lockSentFiles(sql, principal.companyId, fileIds);
  const isFree = files.every(
    (file) => file.entity === null || (file.entity === entity && Number(file.entity_id) === entityId),
  );
  if (files.length !== new Set(fileIds).size || fileIds.length !== files.length || !isFree) {
    throw new AppError('input.invalid', { fields: { [field]: [{ code: 'not-one-of' }] } });
  }
  if (kinds === 'images' && !files.every((file) => isPicture(file.media_type))) {
    throw refused(refuse('file.no-picture', {}, field));
  }
  const at = await clock.now(sql);
  await saveRecordFiles(sql, principal.companyId, { entity, entityId, fileIds }, at + DAY_MS);
}
