import type { StoredFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { PURPOSES } from '../../platform/holders/purposes';
import type { RecordFileRow } from './file.queries';

/**
 * Presents files with links that are valid for five minutes; the caller must have checked that the person may see them.
 */
export async function presentFiles(
  context: Pick<MemberContext, 'sql' | 'clock' | 'secrets' | 'principal'>,
  files: readonly RecordFileRow[],
): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const { sql, clock, secrets, principal } = context;
  const expiresAt = (await clock.now(sql)) + PURPOSES.file.lifeMs;
  return files.map(({ id, name, size, media_type }) => {
    const code = secrets.fileLink({ fileId: id, accountId: principal.accountId, expiresAt });
    return { id, name, size, media_type, url: `/api/${principal.side}/v1/files/${code}` };
  });
}
