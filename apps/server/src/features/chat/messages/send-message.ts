import { refuseMessage, refusePace, refuseSending } from '@tenderlane/domain/chat';
import type { ChatMessage } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { databaseAway } from '../../../platform/http/deadline';
import type { Answer } from '../../../platform/http/idempotency';
import type { ReceivedFile } from '../../../platform/storage/receive-form';
import type { Call } from '../../../platform/http/run-calls';
import { lockChat } from '../chats/chat.queries';
import { insertMember, insertMissingMembers } from '../chats/member.queries';
import { eventOfChat } from '../chats/open-chat';
import { readerOf } from '../chats/reader';
import { factsOf, findReadable } from '../chats/show-chat';
import { dropFiles, storeFiles } from '../files/store-files';
import { findLimitingTime, findSent, insertMessage, listMessagesById } from './message.queries';
import { presentMessage } from './present-message';

interface Sent {
  params: { id: number };
  body: { text: string; client_id?: string | undefined };
  files: readonly ReceivedFile[];
}

type SendCall = Call<MemberContext, Sent>;

export function sendMessages(database: Database) {
  return async (call: SendCall): Promise<Answer<{ data: ChatMessage }>> => {
    const { contextIn, input } = call;
    const isStored = input.files.length > 0 && !(await isKnown(contextIn(database), input));
    const data = await withFiles(database, call, isStored ? input.files : [], (context, fileIds) =>
      sendOnce(context, input, fileIds),
    );
    return { status: 201, body: { data } };
  };
}

type Work<Data> = (context: MemberContext, fileIds: readonly number[]) => Promise<{ data: Data; isNew: boolean }>;

/**
 * Stores files before the transaction, because a slow bucket must not hold the chat's lock; they expire until a message
 * refers to them.
 */
export async function withFiles<Data>(
  database: Database,
  { contextIn, deadline }: Pick<Call, 'contextIn' | 'deadline'>,
  files: readonly ReceivedFile[],
  work: Work<Data>,
): Promise<Data> {
  const outside = contextIn(database);
  const stored = files.length > 0 ? await storeFiles(outside, files) : [];
  let isKept = false;
  try {
    if (deadline.isOver()) throw databaseAway();
    const { data, isNew } = await database.transaction((sql) => work(contextIn(sql), stored));
    isKept = isNew;
    return data;
  } finally {
    if (!isKept && stored.length > 0) await dropFiles(outside, stored);
  }
}

/** Checks everything before files are stored; returns whether a message with the same `client_id` was sent already. */
async function isKnown(context: MemberContext, { params, body, files }: Sent): Promise<boolean> {
  const reader = await readerOf(context);
  const chat = await findReadable(context, reader, params.id);
  if ((await findSent(context.sql, chat.id, reader.accountId, body.client_id)) !== undefined) return true;
  throwIfRefused(refuseSending(reader, factsOf(chat)));
  throwIfRefused(refuseMessage({ text: body.text, files: files.length }));
  return false;
}

/** Sends a text in the context's transaction, for messages that did not come from a page. */
export const sendText = (
  context: MemberContext,
  chatId: number,
  body: Sent['body'],
): Promise<{ data: ChatMessage; isNew: boolean }> => sendOnce(context, { params: { id: chatId }, body }, []);

export async function sendOnce(
  context: MemberContext,
  { params, body }: Pick<Sent, 'params' | 'body'>,
  fileIds: readonly number[],
) {
  const { sql, clock, locale, secrets, config } = context;
  const reader = await readerOf(context);
  const chat = await lockChat(sql, reader, params.id);
  if (!chat) throw notFound();
  const now = await clock.now(sql);
  const known = await findSent(sql, chat.id, reader.accountId, body.client_id);
  if (known === undefined) {
    throwIfRefused(refuseSending(reader, factsOf(chat)));
    throwIfRefused(refuseMessage({ text: body.text, files: fileIds.length }));
    throwIfRefused(refusePace({ limitingAt: await findLimitingTime(sql, chat.id, reader.accountId), now }));
    await insertMember(sql, chat.id, reader, now);
    await insertMissingMembers(sql, chat.id, reader.companyId, now);
  }
  const message = { chatId: chat.id, text: body.text, clientId: body.client_id, fileIds, at: now };
  const id = known ?? (await insertMessage(sql, reader, message));
  if (known === undefined) {
    const { batchUuid, ...actor } = causeOf(context);
    const params = {
      load_id: chat.load_id,
      is_request: chat.subject !== null,
      message_id: id,
      sender_company_id: reader.companyId,
    };
    await record(context, [{ ...eventOfChat(chat), at: now, actor, batchUuid, action: 'chat.message_sent', params }]);
  }
  const [row] = await listMessagesById(sql, [id], locale);
  const { accountId, companyId, side } = reader;
  const data = presentMessage(assertPresent(row, 'a message'), { accountId, companyId, side, secrets, config, now });
  return { data, isNew: known === undefined };
}
