import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import { hasRead } from './chat-people.queries';

interface UnreadCondition {
  chat_id: number;
  account_id: number;
  company_id: number;
  until: number;
}

export const unlessRead = (condition: UnreadCondition): Message['params'] => ({ unless_read: condition });

export async function wasRead(sql: Sql, { unless_read: condition }: Message['params']): Promise<boolean> {
  if (condition === undefined) return false;
  const { chat_id: chatId, until, ...person } = condition as UnreadCondition;
  return hasRead(sql, chatId, person, until);
}
