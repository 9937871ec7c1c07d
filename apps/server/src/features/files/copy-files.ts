import { DAY_MS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { insertCopy } from '../../platform/storage/file.queries';
import { lockSentFiles } from './file.queries';

/**
 * Copies files for another record, which must hold them within a day; returns the id of each existing file's copy.
 * Copies are independent of the original.
 */
export async function copyFiles(context: MemberContext, fileIds: readonly number[]): Promise<Map<number, number>> {
  const { sql, principal, clock } = context;
  const copies = new Map<number, number>();
  if (fileIds.length === 0) return copies;
  const at = await clock.now(sql);
  for (const { id } of await lockSentFiles(sql, principal.companyId, fileIds)) {
    copies.set(id, await insertCopy(sql, principal.companyId, id, { at, expiresAt: at + DAY_MS }));
  }
  return copies;
}
