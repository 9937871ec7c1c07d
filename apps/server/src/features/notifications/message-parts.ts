import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { dueRows } from '../../platform/jobs/due';
import { deliver } from '../../platform/messages/deliver';
import type { Message } from '../../platform/messages/messages';
import {
  hasMessageParts,
  insertMessageParts,
  postponeMessagePart,
  takeMessageParts,
  type MessagePart,
} from './message-part.queries';
import { issueLinks } from './personal-links';
import { renderMessage } from './render/render-message';

/** So many messages about one event leave at once; more leave in parts of this size. */
const PART = 200;

/** Leaves messages to a large audience for later and answers the others, so that no part of it holds them up. */
export async function keepLargeForLater(sql: Sql, clock: Clock, messages: Message[]): Promise<Message[]> {
  if (messages.length <= PART) return messages;
  const parts: Message[][] = [];
  for (let start = 0; start < messages.length; start += PART) parts.push(messages.slice(start, start + PART));
  await insertMessageParts(sql, parts, await clock.now(sql));
  return [];
}

/** Messages to large audiences: a part in each transaction, sent behind all messages that are not of such an audience. */
export const messageParts = dueRows<MessagePart>({
  name: 'message parts',
  paceMs: 200,
  hasDue: async (sql, clock) => hasMessageParts(sql, await clock.now(sql)),
  takeDue: async (sql, clock) => takeMessageParts(sql, await clock.now(sql), 1),
  async run({ sql, clock, config }, parts) {
    const messages = await issueLinks(
      sql,
      clock,
      parts.flatMap((part) => part.messages),
    );
    await deliver(sql, messages, { config, renderMessage: renderMessage(config, clock), isLarge: true });
    return parts.length;
  },
  postpone: postponeMessagePart,
});
