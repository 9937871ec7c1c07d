import type { ChatEvent, ChatState, Outgoing } from './chat-state';
import { mergeMessages } from './merge-messages';

type OutgoingEvent = Extract<
  ChatEvent,
  { type: 'queued' | 'sending' | 'postponed' | 'progressed' | 'sent' | 'sendFailed' | 'discarded' }
>;

const change = (state: ChatState, clientId: string, changed: Partial<Outgoing>): ChatState => ({
  ...state,
  outgoing: state.outgoing.map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)),
});
const without = (state: ChatState, clientId: string) => state.outgoing.filter((one) => one.clientId !== clientId);

/** Reducer for outgoing messages. A retry is the same message at the end of the queue. */
export function stepOutgoing(state: ChatState, event: OutgoingEvent): ChatState {
  switch (event.type) {
    case 'queued': {
      const { outgoing } = event;
      return { ...state, outgoing: [...without(state, outgoing.clientId), outgoing] };
    }
    case 'sending':
      return change(state, event.clientId, { state: 'sending', progress: 0 });
    case 'postponed':
      return change(state, event.clientId, { state: 'waiting', progress: 0, reason: event.reason });
    case 'progressed':
      return change(state, event.clientId, { progress: event.progress });
    case 'sendFailed':
      return change(state, event.clientId, { state: 'failed', progress: 0, reason: event.reason });
    case 'discarded':
      return { ...state, outgoing: without(state, event.clientId) };
    case 'sent':
      return takeSent(state, event);
  }
}

function takeSent(state: ChatState, { clientId, message }: ChatEvent & { type: 'sent' }): ChatState {
  const { chat_id: chatId } = message;
  const messages = mergeMessages(state.messages, [message]);
  const part = state.known[chatId];
  const isNew = messages.length > state.messages.length;
  const upTo = part && !part.isBehind ? Math.max(part.upTo, message.id) : part?.upTo;
  return {
    ...state,
    messages,
    outgoing: without(state, clientId),
    known:
      part && upTo !== undefined
        ? { ...state.known, [chatId]: { ...part, upTo, total: part.total + (isNew ? 1 : 0) } }
        : state.known,
    chats: state.chats.map((chat) =>
      chat.id === chatId
        ? // Sending a message makes the sender a member of the chat.
          { ...chat, is_member: true, last_message: { text: message.text, sent_at: message.sent_at, is_sender: true } }
        : chat,
    ),
  };
}
