import type { Chat, ChatMessage } from '@tenderlane/contract';
import { EMPTY_CHATS, type ChatEffect, type ChatEvent, type ChatState, type KnownPart } from './chat-state';
import { mergeMessages } from './merge-messages';
import { stepOutgoing } from './step-outgoing';

export interface Step {
  state: ChatState;
  effects: readonly ChatEffect[];
}

const only = (state: ChatState): Step => ({ state, effects: [] });
const withChats = (before: readonly Chat[], more: readonly Chat[]): readonly Chat[] => {
  const byId = new Map([...before, ...more].map((chat) => [chat.id, chat]));
  return [...byId.values()].sort((one, other) => other.id - one.id);
};
const newestOf = (records: readonly { id: number }[], least = 0) =>
  records.reduce((newest, { id }) => Math.max(newest, id), least);
const LOAD_CHATS: ChatEffect = { do: 'loadChats' };
const loadMessages = (chatId: number): ChatEffect => ({ do: 'loadMessages', chatId });
const openOn = (state: ChatState, chatId: number): Step => ({
  state: { ...state, isShown: true, activeChatId: chatId, awaited: null },
  effects: [loadMessages(chatId)],
});
const changeChat = (state: ChatState, chatId: number, change: (chat: Chat) => Partial<Chat>): ChatState => ({
  ...state,
  chats: state.chats.map((chat) => (chat.id === chatId ? { ...chat, ...change(chat) } : chat)),
});

const changeMessages = (state: ChatState, ids: readonly number[], changed: Partial<ChatMessage>): ChatState => ({
  ...state,
  messages: state.messages.map((message) => (ids.includes(message.id) ? { ...message, ...changed } : message)),
});

/** Pure reducer: returns the next state and the side effects to run. */
export function step(state: ChatState, event: ChatEvent): Step {
  switch (event.type) {
    case 'toggled': {
      const isClosing = state.isShown;
      const effects = isClosing && state.activeChatId !== null ? [] : [LOAD_CHATS];
      return { state: { ...state, isShown: !isClosing }, effects };
    }
    case 'started': {
      const isNew = !state.chats.some(({ id }) => id === event.chat.id);
      const chatTotal = state.chatTotal + (isNew ? 1 : 0);
      return openOn({ ...state, chats: withChats(state.chats, [event.chat]), chatTotal }, event.chat.id);
    }
    case 'chosen':
      return openOn(state, event.chatId);
    case 'backed':
      return only({ ...state, activeChatId: null });
    case 'linkFollowed':
      return only(event.isNarrow ? { ...state, isShown: false } : state);
    case 'chatsLoaded':
      return takeChats(state, event);
    case 'chatChanged':
      return only({ ...state, chats: withChats(state.chats, [event.chat]) });
    case 'arrived':
      return takeMessage(state, event);
    case 'pageLoaded':
      return only(takePage(state, event));
    case 'caughtUp':
      return only(catchUp(state, event));
    case 'seen':
      if (!event.isSignedIn) return { state, effects: [{ do: 'leave' }] };
      return only(changeMessages(state, event.messageIds, { is_seen_by_someone: true }));
    case 'viewed':
      return only(changeChat(state, event.chatId, () => ({ unread_message_count: 0 })));
    case 'becameVisible':
      return { state, effects: [{ do: 'reconnectIfLost' }, LOAD_CHATS, { do: 'markViewed' }] };
    case 'reconnected':
      return comeBack(state);
    case 'changedElsewhere': {
      const isOpen = state.activeChatId === event.chatId;
      return { state, effects: [LOAD_CHATS, ...(isOpen ? [loadMessages(event.chatId)] : [])] };
    }
    case 'translated':
      return only(changeMessages(state, [event.messageId], { translate: event.text }));
    case 'loading':
      return only({ ...state, loading: Math.max(0, state.loading + event.change) });
    case 'cleared':
      return only({ ...EMPTY_CHATS, loading: state.loading });
    case 'queued':
    case 'sending':
    case 'postponed':
    case 'progressed':
    case 'sent':
    case 'sendFailed':
    case 'discarded':
      return only(stepOutgoing(state, event));
  }
}

function takeChats(state: ChatState, { chats, total, isFirstPage }: ChatEvent & { type: 'chatsLoaded' }): Step {
  const isWhole = isFirstPage && chats.length >= total;
  const newest = newestOf(chats);
  // A chat may have been created during the request.
  const kept = isWhole ? state.chats.filter(({ id }) => id > newest) : state.chats;
  const next = { ...state, chats: withChats(kept, chats), chatTotal: Math.max(total, kept.length) };
  const isGone = isWhole && !next.chats.some(({ id }) => id === state.activeChatId);
  const taken = isGone ? { ...next, activeChatId: null } : next;
  const awaited = chats.find(({ id }) => id === state.awaited);
  if (!awaited) return only({ ...taken, awaited: isWhole ? null : state.awaited });
  return awaited.is_member && !state.isShown ? openOn(taken, awaited.id) : only({ ...taken, awaited: null });
}

function takeMessage(state: ChatState, { message, ...event }: ChatEvent & { type: 'arrived' }): Step {
  if (!event.isSignedIn) return { state, effects: [{ do: 'leave' }] };
  const { chat_id: chatId, is_sender: isOwn } = message;
  const chat = state.chats.find(({ id }) => id === chatId);
  const attract: ChatEffect[] = event.isTabHidden && !isOwn && chat?.is_member !== false ? [{ do: 'attract' }] : [];
  // A page of messages may contain a message before its live event arrives; then the event adds no unread message.
  if (state.messages.some(({ id }) => id === message.id))
    return { state, effects: attract.length > 0 ? [...attract, LOAD_CHATS] : [] };
  const part = state.known[chatId];
  const heard = {
    ...changeChat(state, chatId, ({ unread_message_count: count }) => ({
      unread_message_count: isOwn ? count : count + 1,
      last_message: { text: message.text, sent_at: message.sent_at, is_sender: isOwn },
    })),
    messages: mergeMessages(state.messages, [message]),
    outgoing: state.outgoing.filter(({ clientId }) => clientId !== message.client_id),
    known: part ? { ...state.known, [chatId]: oneMore(part, message.id) } : state.known,
  };
  if (!chat) {
    const awaited = isOwn || state.isShown ? state.awaited : chatId;
    return { state: { ...heard, awaited }, effects: [...attract, LOAD_CHATS] };
  }
  if (state.isShown || isOwn || !chat.is_member) return { state: heard, effects: attract };
  const opened = openOn(heard, chatId);
  return { ...opened, effects: [...attract, ...opened.effects] };
}

const oneMore = ({ total, upTo, isBehind }: KnownPart, id: number): KnownPart => ({
  total: total + 1,
  upTo: isBehind ? upTo : Math.max(upTo, id),
  isBehind,
});

const ofChat = (state: ChatState, chatId: number) => state.messages.filter(({ chat_id: id }) => id === chatId);

function takePage(state: ChatState, { chatId, messages, total }: ChatEvent & { type: 'pageLoaded' }): ChatState {
  const part = state.known[chatId];
  // Single messages received before their chat was opened would hide that older ones are missing.
  const oldest = Math.min(...messages.map(({ id }) => id));
  const kept = part
    ? state.messages
    : state.messages.filter(({ chat_id: id, id: messageId }) => id !== chatId || messageId >= oldest);
  const merged = mergeMessages(kept, messages);
  const upTo = part?.isBehind ? part.upTo : newestOf(ofChat({ ...state, messages: merged }, chatId), part?.upTo);
  const known = { ...state.known, [chatId]: { total, upTo, isBehind: part?.isBehind ?? false } };
  return withoutSent({ ...state, messages: merged, known });
}

function catchUp(state: ChatState, { chatId, messages, isLast }: ChatEvent & { type: 'caughtUp' }): ChatState {
  const part = state.known[chatId];
  if (!part) return state;
  const merged = mergeMessages(state.messages, messages);
  const total = part.total + merged.length - state.messages.length;
  const all = isLast ? ofChat({ ...state, messages: merged }, chatId) : messages;
  const known = { ...state.known, [chatId]: { total, upTo: newestOf(all, part.upTo), isBehind: !isLast } };
  return withoutSent({ ...state, messages: merged, known });
}

/** Removes outgoing messages that the server has stored, even if the response was lost. */
function withoutSent(state: ChatState): ChatState {
  if (state.outgoing.length === 0) return state;
  const arrived = new Set(state.messages.map(({ client_id: clientId }) => clientId));
  return { ...state, outgoing: state.outgoing.filter(({ clientId }) => !arrived.has(clientId)) };
}

function comeBack(state: ChatState): Step {
  const known = Object.fromEntries(
    Object.entries(state.known).map(([chatId, part]) => [chatId, { ...part, isBehind: true }]),
  );
  const { activeChatId: chatId } = state;
  const effects = [LOAD_CHATS, ...(chatId === null ? [] : [loadMessages(chatId)])];
  return { state: { ...state, known }, effects };
}
