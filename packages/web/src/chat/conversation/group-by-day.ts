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
