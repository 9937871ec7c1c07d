import type { ChatFile } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { fileHolderFinder } from '../../../platform/holders/held-file';
import { findOperatorCompany } from '../../brands';
import { readerOf } from '../chats/reader';
import { presentFile } from '../messages/present-message';
import { findChatFile, findLinkedCompany } from './chat-file.queries';

export async function showChatFile(context: MemberContext, id: number): Promise<ChatFile> {
  const { sql, secrets, config, clock } = context;
  const reader = await readerOf(context);
  const file = await findChatFile(sql, reader, id);
  if (!file) throw notFound();
  return presentFile(file, { ...reader, secrets, config, now: await clock.now(sql) });
}

export const findChatFileHolder = fileHolderFinder('chat_file', async ({ sql, config }, link) =>
  findLinkedCompany(sql, link, await findOperatorCompany(sql, config.operatorBrand)),
);
