import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { lockChat, type LockedChat } from '../chats/chat.queries';
import { eventOfChat } from '../chats/open-chat';
import { readerOf, type ChatReader } from '../chats/reader';
import { findLastOfOthers, findChatView, saveChatView, type ViewRow } from './view.queries';

const NOTHING: ViewRow = { read_until: 0, seen_until: 0 };

export async function viewChat(context: MemberContext, id: number): Promise<{ id: number }> {
  const { chat, reader, before } = await lockForReader(context, id);
  const last = chat.last_message_id ?? 0;
  if (before.read_until >= last && before.seen_until >= last) return { id };
  await saveAndTell(context, chat, reader, { before, after: { read_until: last, seen_until: last } });
  return { id };
}

/** Marks the last message of another person, and all after it, as unread. */
export async function markUnread(context: MemberContext, id: number): Promise<{ id: number }> {
  const { chat, reader, before } = await lockForReader(context, id);
  const last = await findLastOfOthers(context.sql, id, reader);
  if (last === undefined || before.read_until < last) return { id };
  await saveAndTell(context, chat, reader, { before, after: { ...before, read_until: last - 1 } });
  return { id };
}

async function lockForReader(context: MemberContext, id: number) {
  const reader = await readerOf(context);
  const chat = await lockChat(context.sql, reader, id);
  if (!chat) throw notFound();
  return { chat, reader, before: (await findChatView(context.sql, id, reader)) ?? NOTHING };
}

async function saveAndTell(
  context: MemberContext,
  chat: LockedChat,
  reader: ChatReader,
  { before, after }: { before: ViewRow; after: ViewRow },
): Promise<void> {
  const at = await context.clock.now(context.sql);
  await saveChatView(context.sql, chat.id, reader, after, at);
  const { batchUuid, ...actor } = causeOf(context);
  const seen = { after_id: before.seen_until, until_id: Math.max(before.seen_until, after.seen_until) };
  const params = { by_company_id: reader.companyId, ...seen };
  await record(context, [{ ...eventOfChat(chat), at, actor, batchUuid, action: 'chat.viewed', params }]);
}
