import type { ChatMessage } from '@tenderlane/contract';

/** The newer record of the same message; what was translated or seen once stays so. */
const mergeOne = (before: ChatMessage | undefined, after: ChatMessage): ChatMessage =>
  before
    ? {
        ...after,
        translate: after.translate ?? before.translate,
        is_seen_by_someone: after.is_seen_by_someone || before.is_seen_by_someone,
      }
    : after;

/** Both lists as one, each message once, the oldest first. */
export function mergeMessages(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  if (more.length === 0) return before;
  const byId = new Map(before.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, mergeOne(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export interface MessageDay<Message> {
  /** The date as it is written, which is the same for all messages of the day. */
  date: string;
  at: number;
  messages: Message[];
}

/** Messages under the days they were sent on; the order stays. */
export function groupByDay<Message extends { sent_at: number }>(
  messages: readonly Message[],
  dateOf: (atMs: number) => string,
): MessageDay<Message>[] {
  const days: MessageDay<Message>[] = [];
  for (const message of messages) {
    const at = message.sent_at * 1000;
    const date = dateOf(at);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, at, messages: [message] });
  }
  return days;
}
