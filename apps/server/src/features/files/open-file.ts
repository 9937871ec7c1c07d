import type { Context } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { StoredFile } from '../../platform/storage/stored-file';
import { isPerson } from '../../platform/principal';
import { findLinkedFile } from '../../platform/storage/file.queries';

/**
 * Opens the file of a signed link. A browser that follows a link sends no token, so the link names the person: it works
 * for nobody else who is signed in, and no longer after the person leaves the company.
 */
export async function openFile(context: Context, code: string): Promise<StoredFile> {
  const { sql, clock, secrets, storage, principal, unknownCodes, client } = context;
  const link = secrets.readFileLink(code);
  if (!link) throw unknownCodes.refuse(client.address);
  const now = await clock.now(sql);
  if (link.expiresAt <= now) throw notFound();
  if (isPerson(principal) && principal.accountId !== link.accountId) throw notFound();
  const file = await findLinkedFile(sql, link.fileId, link.accountId, now);
  if (!file) throw notFound();
  const stream = await storage.read(file.key);
  return new StoredFile({ stream, name: file.name, mediaType: file.media_type, size: file.size ?? 0 });
}
