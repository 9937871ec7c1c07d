import type { ChatFile } from '@tenderlane/contract';
import type { Context, MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { isPerson } from '../../../platform/principal';
import { StoredFile } from '../../../platform/storage/stored-file';
import { findOperatorCompany } from '../../brands';
import { readerOf } from '../chats/reader';
import { presentFile } from '../messages/present-message';
import { findChatFile, findLinkedChatFile } from './chat-file.queries';

export async function showChatFile(context: MemberContext, id: number): Promise<ChatFile> {
  const { sql, secrets, config, clock } = context;
  const reader = await readerOf(context);
  const file = await findChatFile(sql, reader, id);
  if (!file) throw notFound();
  return presentFile(file, { ...reader, secrets, config, now: await clock.now(sql) });
}

/** Opens the file of a signed link: for one person, for five minutes, always as a download. */
export async function openChatFile(context: Context, code: string): Promise<StoredFile> {
  const { sql, clock, secrets, storage, principal, unknownCodes, client, config } = context;
  const link = secrets.readFileLink(code);
  if (!link) throw unknownCodes.refuse(client.address);
  if (link.expiresAt <= (await clock.now(sql))) throw notFound();
  if (isPerson(principal) && principal.accountId !== link.accountId) throw notFound();
  const file = await findLinkedChatFile(sql, link, await findOperatorCompany(sql, config.operatorBrand));
  if (!file) throw notFound();
  const stream = await storage.read(file.key);
  return new StoredFile({ stream, name: file.name, mediaType: file.media_type, size: file.size });
}
