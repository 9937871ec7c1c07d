import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import { hasRead } from './chat.queries';

/** Somebody in a chat, and up to where a message tells what was written there. */
interface Told {
  chat_id: number;
  account_id: number;
  company_id: number;
  until: number;
}

/** Says in a message's params that it is not worth telling to who has read the chat by the time it leaves. */
export const unlessRead = (told: Told): Message['params'] => ({ unless_read: told });

/** Asked when a message leaves: at once, after quiet hours, or with a digest. */
export async function wasRead(sql: Sql, { unless_read: told }: Message['params']): Promise<boolean> {
  if (told === undefined) return false;
  const { chat_id: chatId, until, ...person } = told as Told;
  return hasRead(sql, chatId, person, until);
}
