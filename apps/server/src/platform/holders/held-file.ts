import type { Context, HolderContext } from '../context';
import { notFound } from '../errors';
import { isPerson } from '../principal';
import type { FileLink } from '../secrets/stated-links';
import { findHeldFile } from '../storage/file.queries';
import { StoredFile } from '../storage/stored-file';
import type { FindHolder } from './find-holder';

type FindCompany = (context: Context, link: FileLink, now: number) => Promise<number | undefined>;

/**
 * Finds the holder of a signed link to a file. A browser that follows a link sends no token, so the link names the
 * person: it works for nobody else who is signed in, and no longer after the person leaves the company.
 */
export const fileHolderFinder =
  (purpose: 'file' | 'chat_file', findCompany: FindCompany): FindHolder =>
  async (context, code) => {
    const { sql, clock, secrets, principal, unknownCodes, client } = context;
    const link = secrets.readFileLink(code);
    if (!link) throw unknownCodes.refuse(client.address);
    const now = await clock.now(sql);
    if (link.expiresAt <= now) throw notFound();
    if (isPerson(principal) && principal.accountId !== link.accountId) throw notFound();
    const companyId = await findCompany(context, link, now);
    if (companyId === undefined) throw notFound();
    return { kind: 'holder', purpose, recordId: link.fileId, companyId, expiresAt: link.expiresAt };
  };

/** Opens the file of a link, always as a download. */
export async function openHeldFile({ sql, storage, principal }: HolderContext): Promise<StoredFile> {
  const file = await findHeldFile(sql, principal.companyId, principal.recordId);
  if (!file) throw notFound();
  const stream = await storage.read(file.key);
  return new StoredFile({ stream, name: file.name, mediaType: file.media_type, size: file.size });
}
