import type { ChatMessage } from '@tenderlane/contract';

/** Takes the newer record but keeps its translation and read state. */
const mergeOne = (before: ChatMessage | undefined, after: ChatMessage): ChatMessage =>
  before
    ? {
        ...after,
        translate: after.translate ?? before.translate,
        is_seen_by_someone: after.is_seen_by_someone || before.is_seen_by_someone,
      }
    : after;

export function mergeMessages(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  if (more.length === 0) return before;
  const byId = new Map(before.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, mergeOne(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export interface MessageDay<Message> {
  date: string;
  at: number;
  messages: Message[];
}

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
