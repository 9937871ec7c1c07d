import type { MemberContext } from '../../../platform/context';
import type { ReceivedFile } from '../../../platform/storage/receive-form';
import { isAway, removeFile, storeFile } from '../../../platform/storage/files';
import { checkUpload, type CheckedUpload } from '../../files';

/** Stores the files of a message, all or none, and returns their ids. They expire unless a message holds them within a day. */
export async function storeFiles(context: MemberContext, files: readonly ReceivedFile[]): Promise<number[]> {
  const { principal } = context;
  const checked: CheckedUpload[] = [];
  for (const file of files) checked.push(await checkUpload(file));
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

/** Deletes files that no message holds; one that cannot be deleted now expires. */
export async function dropFiles({ sql, storage, principal, log }: MemberContext, ids: readonly number[]) {
  for (const id of ids) {
    try {
      await removeFile({ sql, storage }, principal.companyId, id);
    } catch (error) {
      log.warn({ err: error }, 'a file that no message holds waits for its end');
    }
  }
}
