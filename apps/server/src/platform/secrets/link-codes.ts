import type { Context } from '../context';
import type { LinkPurpose } from './secrets';

/** Used without a salt, so that both cases take the same time. */
const NO_SALT = Buffer.alloc(16);

/**
 * The row of a link's code. A forged code is refused before any statement; only the earlier kind, which proves nothing
 * by itself, needs the row's salt.
 */
export async function readLinkCode(
  { secrets, unknownCodes, client }: Context,
  purpose: LinkPurpose,
  code: string,
  findSalt: (id: number) => Promise<Buffer | null>,
): Promise<number> {
  const link = secrets.readLink(purpose, code);
  if (!link) throw unknownCodes.refuse(client.address);
  if (link.isProven) return link.id;
  unknownCodes.ensureFew(client.address);
  const salt = await findSalt(link.id);
  const isOurs = secrets.isLink(purpose, link.id, salt ?? NO_SALT, code);
  if (!salt || !isOurs) throw unknownCodes.refuse(client.address);
  return link.id;
}
