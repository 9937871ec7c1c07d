import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { dueRows } from '../../platform/jobs/due';
import { deliver } from '../../platform/messages/deliver';
import type { Message } from '../../platform/messages/messages';
import { passFailed } from '../../platform/events/outbox';
import {
  deleteMessagePart,
  hasMessageParts,
  insertMessageParts,
  takeMessageParts,
  type MessagePart,
} from './message-part.queries';
import { issueLinks } from './personal-links';
import type { PlanContext } from './plan';
import { renderMessage } from './render/render-message';

/** So many messages about one event leave at once; more leave in parts of this size. */
export const PART = 200;

/** The subscriber that plans for large audiences, and sends parts that failed; its name stands beside what failed. */
export const LARGE_AUDIENCES = 'large audiences';
export const FAILED_PART = 'audience.part';

/** Stores messages to a large audience for later and answers the others, which then wait for none of them. */
export async function deferLargeAudiences(sql: Sql, clock: Clock, messages: Message[]): Promise<Message[]> {
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
    const messages = parts.flatMap((part) => part.messages);
    await sendLarge(sql, messages, { clock, config });
    return parts.length;
  },
  async postpone(sql, { id, messages }, _until, error) {
    if ((await deleteMessagePart(sql, id)) === 0) return;
    await passFailed(sql, LARGE_AUDIENCES, { kind: FAILED_PART, payload: { messages } }, error);
  },
});

/** Sends messages to a large audience behind all others. */
export async function sendLarge(sql: Sql, messages: Message[], { clock, config }: PlanContext): Promise<void> {
  const linked = await issueLinks(sql, clock, messages);
  await deliver(sql, linked, { config, renderMessage: renderMessage(config, clock), isLarge: true });
}
