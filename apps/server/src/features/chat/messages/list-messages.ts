import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { LIMITS } from '@tenderlane/domain/core';
import type { AnswerOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { metaOf, pageOf } from '../../../platform/http/paging';
import { readerOf } from '../chats/reader';
import { openReadable } from '../chats/show-chat';
import { countMessages, listMessages } from './message.queries';
import { presentMessage } from './present-message';

interface Asked {
  page?: number | undefined;
  per_page?: number | undefined;
  after_id?: number | undefined;
  search?: string | undefined;
}

export async function showMessages(
  context: MemberContext,
  chatId: number,
  { page = 1, per_page: perPage = CHAT_LIMITS.perPage, after_id: afterId, search }: Asked,
): Promise<AnswerOf<ShipperApi['GET /chats/{id}/chat_messages']>> {
  const { sql, locale, clock } = context;
  const reader = await readerOf(context);
  await openReadable(context, reader, chatId);
  const asked = { chatId, search, afterId };
  const request = pageOf({ page, per_page: perPage }, '-id');
  const [rows, total, now] = await Promise.all([
    listMessages(sql, asked, locale, request),
    countMessages(sql, asked, LIMITS.listTotalMax + 1),
    clock.now(sql),
  ]);
  const { secrets, config } = context;
  const { accountId, companyId, side } = reader;
  return {
    data: rows.map((row) => presentMessage(row, { accountId, companyId, side, secrets, config, now })),
    meta: metaOf(request, total, []),
  };
}
