import type { Locale } from '@tenderlane/contract';
import type { NotificationKey } from '../../../platform/notices/templates';
import { chooseLocale } from '@tenderlane/domain/languages';
import type { Update } from 'grammy/types';
import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import type { HandleReply } from '../../../platform/notices/message-hooks';
import { sha256 } from '../../../platform/secrets/secrets';
import { writeNotice } from '../../../platform/notices/texts';
import { deleteChat, findAbout, findLinked, saveLink, takeCode } from './telegram.queries';

export interface UpdateContext {
  sql: Sql;
  clock: Clock;
  onReply: HandleReply;
}

export interface BotAnswer {
  chatId: number;
  text: string;
}

export async function handleUpdate(context: UpdateContext, { update_id, message }: Update): Promise<BotAnswer | null> {
  if (message?.chat.type !== 'private') return null;
  const { sql, clock } = context;
  const { chat, text, from, reply_to_message: answered } = message;
  const linked = await findLinked(sql, chat.id);
  const says = (
    key: NotificationKey,
    locale: Locale = linked?.locale ?? chooseLocale({ browser: from.language_code ?? null }),
  ) => ({
    chatId: chat.id,
    text: writeNotice(locale, key, {}),
  });
  // A sender of a picture must learn that it was not delivered.
  if (text === undefined) return linked && answered ? says('telegram.text_only') : null;
  const [command = '', code = ''] = text.trim().split(/\s+/);
  if (command === '/stop') {
    await deleteChat(sql, chat.id);
    return says('telegram.unlinked');
  }
  if (command === '/start' && code) {
    const now = await clock.now(sql);
    const accountId = await takeCode(sql, sha256(code), now);
    if (accountId === undefined) return says('telegram.code_unknown');
    const name = from.username ? `@${from.username}` : from.first_name;
    await saveLink(sql, { accountId, chatId: chat.id, name, at: now });
    return says('telegram.linked', (await findLinked(sql, chat.id))?.locale);
  }
  const about = linked && answered ? await findAbout(sql, chat.id, answered.message_id) : undefined;
  if (!linked || about === undefined) return says(linked ? 'telegram.help' : 'telegram.code_unknown');
  const reply = { accountId: linked.account_id, about, text, key: `telegram-${update_id}` };
  return (await context.onReply(sql, reply)) ? null : says('telegram.not_delivered');
}
