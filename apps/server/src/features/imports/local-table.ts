import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { findFile } from '../../platform/storage/file.queries';
import { unfinishedFolder } from '../../platform/storage/files';
import { openTable } from '../../platform/tables/table-file';
import type { TableFile } from '../../platform/tables/table-row';
import type { ImportRow } from './import.queries';

export async function withLocalTable(
  { sql, clock, config, storage, principal }: MemberContext,
  { file_id: fileId }: Pick<ImportRow, 'file_id'>,
  work: (table: TableFile) => Promise<void>,
): Promise<void> {
  const file = fileId === null ? undefined : await findFile(sql, principal.companyId, fileId, await clock.now(sql));
  if (!file) throw new AppError('import.file-gone');
  const folder = unfinishedFolder(config);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await pipeline(await storage.read(file.key), createWriteStream(path, { mode: 0o600 }));
    const table = await openTable(path);
    try {
      await work(table);
    } finally {
      await table.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
