import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import { hasRead } from './chat-people.queries';

interface Told {
  chat_id: number;
  account_id: number;
  company_id: number;
  until: number;
}

export const unlessRead = (told: Told): Message['params'] => ({ unless_read: told });

export async function wasRead(sql: Sql, { unless_read: told }: Message['params']): Promise<boolean> {
  if (told === undefined) return false;
  const { chat_id: chatId, until, ...person } = told as Told;
  return hasRead(sql, chatId, person, until);
}
