import { refuseWriting } from '@tenderlane/domain/chat';
import type { Chat } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { deleteMember, insertMember } from './member.queries';
import { readerOf } from './reader';
import { factsOf, findReadable, presentChat } from './show-chat';

export async function joinChat(context: MemberContext, id: number): Promise<Chat> {
  const reader = await readerOf(context);
  const chat = await findReadable(context, reader, id);
  throwIfRefused(refuseWriting(reader, factsOf(chat)));
  await insertMember(context.sql, id, reader, await context.clock.now(context.sql));
  return presentChat(await findReadable(context, reader, id), reader, context.locale);
}

export async function leaveChat(context: MemberContext, id: number): Promise<Chat> {
  const reader = await readerOf(context);
  await findReadable(context, reader, id);
  await deleteMember(context.sql, id, reader);
  return presentChat(await findReadable(context, reader, id), reader, context.locale);
}
