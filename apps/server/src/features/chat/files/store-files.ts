import { FILE_LIMITS, isPicture, refuseFile, refusePicture, safeFileName } from '@tenderlane/domain/files';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import type { ReceivedFile } from '../../../platform/storage/receive-form';
import { mediaTypeOf } from '../../../platform/storage/file-type';
import { pictureSizeOf } from '../../../platform/storage/picture-size';
import { isAway, removeFile, storeFile } from '../../../platform/storage/files';

/**
 * Stores the files of a message, all or none, and returns their ids in order. They expire unless a message refers to
 * them.
 */
export async function storeFiles(context: MemberContext, files: readonly ReceivedFile[]): Promise<number[]> {
  const { principal } = context;
  const checked: { path: string; name: string; mediaType: string }[] = [];
  for (const file of files) {
    const mediaType = file.size > 0 ? await mediaTypeOf(file) : null;
    const name = file.name.slice(0, FILE_LIMITS.nameMax);
    throwIfRefused(refuseFile({ name, size: file.size, mediaType }));
    const type = mediaType ?? '';
    if (isPicture(type)) throwIfRefused(refusePicture(name, await pictureSizeOf(file.path)));
    checked.push({ path: file.path, name: safeFileName(file.name, type), mediaType: type });
  }
  const stored: number[] = [];
  try {
    for (const { path, name, mediaType } of checked) {
      const file = { companyId: principal.companyId, purpose: 'chat', name, mediaType };
      stored.push(await storeFile(context, file, path));
    }
    return stored;
  } catch (error) {
    if (!isAway(error)) await dropFiles(context, stored);
    throw error;
  }
}

export async function dropFiles({ sql, storage, principal, log }: MemberContext, ids: readonly number[]) {
  for (const id of ids) {
    try {
      await removeFile({ sql, storage }, principal.companyId, id);
    } catch (error) {
      log.warn({ err: error }, 'a file that no message holds waits for its end');
    }
  }
}
