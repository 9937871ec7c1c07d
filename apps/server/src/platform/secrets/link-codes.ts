import type { Context } from '../context';
import type { LinkPurpose } from './secrets';

/** Used where there is no salt, so that both answers take the same time. */
const NO_SALT = Buffer.alloc(16);

/**
 * The row that a link's code names. A made-up code is refused before any statement; only one of the earlier kind, which
 * proves nothing by itself, costs a look at the row's salt.
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
