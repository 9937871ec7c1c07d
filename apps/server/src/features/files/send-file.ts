import { FILE_LIMITS } from '@tenderlane/domain/files';
import type { StoredFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import type { Answer } from '../../platform/http/idempotency';
import type { Call } from '../../platform/http/run-calls';
import { AppError, invalidField } from '../../platform/errors';
import { storeFile } from '../../platform/storage/files';
import type { ReceivedFile } from '../../platform/storage/receive-form';
import { checkUpload } from './check-upload';
import { countUnheld, RECORD_FILE } from './file.queries';
import { presentFiles } from './present-files';

type SendCall = Call<MemberContext, { files: readonly ReceivedFile[] }>;

/** Stores a file outside of any transaction, because a bucket may be slow and connections are few. */
export const sendFiles =
  (database: Database) =>
  async ({ contextIn, input }: SendCall): Promise<Answer<{ data: StoredFile }>> => ({
    status: 201,
    body: { data: await sendFile(contextIn(database), input.files) },
  });

async function sendFile(context: MemberContext, [file]: readonly ReceivedFile[]): Promise<StoredFile> {
  if (!file) throw invalidField('files', 'required');
  const { sql, principal } = context;
  if ((await countUnheld(sql, principal.companyId)) >= FILE_LIMITS.unheldMax) {
    throw new AppError('file.too-many-unheld');
  }
  const { path, size, name, mediaType } = await checkUpload(file);
  const id = await storeFile(context, { companyId: principal.companyId, purpose: RECORD_FILE, name, mediaType }, path);
  const [presented] = await presentFiles(context, [{ id, name, size, media_type: mediaType }]);
  if (!presented) throw new Error('a stored file has no link');
  return presented;
}
